# Buttons that open the choices of one kind
verb-attack = Attack
verb-buy = Buy units
verb-buy-land = Buy a land
verb-dismiss = Leave unpaid
verb-give = Give
verb-link = Build bridges
verb-link-to = Connect with
verb-move = Move
verb-move-to = Destination
verb-place = Place
