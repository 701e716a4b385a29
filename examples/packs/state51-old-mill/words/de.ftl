card-old-mill = Alte Mühle
