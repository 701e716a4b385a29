"""The shapes of requests and answers, for checking and for the OpenAPI description."""
