"""The compiler that the original paths of San Andreas came from."""
