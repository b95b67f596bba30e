"""Starts Cake Tin."""

from cakeapp.start import main

if __name__ == "__main__":
    main()
