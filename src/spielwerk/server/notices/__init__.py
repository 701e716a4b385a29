"""Turn notices by e-mail and webhook."""
