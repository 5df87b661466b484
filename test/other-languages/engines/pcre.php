<?php

// Prints a line for each line of the input, a pattern and values in Base64: 1 for each value that matches, else 0.
foreach (file('php://stdin', FILE_IGNORE_NEW_LINES) as $line) {
    $values = array_map('base64_decode', explode(' ', $line));
    $pattern = '~' . str_replace('~', '\~', array_shift($values)) . '~u';
    $verdicts = array_map(fn (string $value): string => (string) (int) @preg_match($pattern, $value), $values);
    echo @preg_match($pattern, '') === false ? 'error: ' . error_get_last()['message'] : implode($verdicts), "\n";
}
