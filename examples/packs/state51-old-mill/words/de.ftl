card-old-mill = Alte Mühle
card-old-mill-text = Produktion: 1 Baumaterial und 1 Arbeiter. Bau: 1 Siegpunkt.
card-quarry-text = Offene Produktion: 1 Baumaterial. Bau: 1 Siegpunkt.
