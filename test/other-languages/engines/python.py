"""Prints a line for each line of the input, a pattern and values in Base64: 1 for each value that matches, else 0."""

import re
import sys
import warnings
from base64 import b64decode

warnings.simplefilter("error")
for line in sys.stdin:
    pattern, *values = (b64decode(text).decode() for text in line.rstrip("\n").split(" "))
    try:
        read = re.compile(pattern)
        print("".join("1" if read.search(value) else "0" for value in values))
    except (re.error, Warning) as error:
        print("error:", error)
