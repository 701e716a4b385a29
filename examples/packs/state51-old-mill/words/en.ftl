card-old-mill = Old Mill
card-old-mill-text = Production: 1 brick and 1 worker. Building: 1 victory point.
card-quarry-text = Open production: 1 brick. Building: 1 victory point.
