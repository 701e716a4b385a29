"""Hosting: the container file, the compose file and the wheel do what they say."""
