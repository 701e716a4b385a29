card-old-mill = Old Mill
