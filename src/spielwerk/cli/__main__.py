"""`python -m spielwerk.cli`."""

from spielwerk.cli import main

if __name__ == "__main__":
    main()
