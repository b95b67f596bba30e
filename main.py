"""Starts Cake Tin."""

from cakeapp.app import main

if __name__ == "__main__":
    main()
