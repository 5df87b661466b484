<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** Amounts and quantities as exact decimals: strings for bcmath, never floats. */
final class Decimal
{
    /**
     * Returns a number of JSON with the decimals of its field: `12.5` is `12.50`. Additional decimals are kept.
     *
     * @throws \TypeError when it is no number, or a float, whose decimals are lost
     */
    public static function normalize(mixed $number, int $scale): string
    {
        $text = is_string($number) || is_int($number) ? (string) $number : '';
        if (!preg_match('/^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/iD', $text, $parts)) {
            throw new \TypeError('It must be a number.');
        }
        [, $sign, $whole, $fraction, $exponent] = $parts + ['', '', '', '', '0'];
        $shift = (int) $exponent;
        // Moves the decimal point.
        $digits = str_repeat('0', max(0, -$shift)) . $whole . $fraction . str_repeat('0', max(0, $shift - strlen($fraction)));
        $point = max(0, -$shift) + strlen($whole) + $shift;
        $decimals = rtrim(substr($digits, $point), '0');
        $text = (ltrim(substr($digits, 0, $point), '0') ?: '0') . '.' . $decimals;
        $exact = bcadd(rtrim($text, '.'), '0', max($scale, strlen($decimals)));
        return $sign === '-' && bccomp($exact, '0', strlen($decimals)) !== 0 ? "-$exact" : $exact;
    }

    /**
     * Rounds halves away from zero, as the platform does.
     *
     * @param string|int $amount
     * @throws \InvalidArgumentException when the amount is not a decimal number
     * @throws \TypeError for a float
     */
    public static function round(string|int|float|bool $amount, int $scale = 2): string
    {
        $exact = self::check($amount, 30, 'amount');
        $half = bcdiv('5', bcpow('10', (string) ($scale + 1)), $scale + 1);
        $rounded = str_starts_with($exact, '-') ? bcsub($exact, $half, $scale) : bcadd($exact, $half, $scale);
        return bccomp($rounded, '0', $scale) === 0 ? bcadd('0', '0', $scale) : $rounded;
    }

    /**
     * Returns a number of an input as JSON writes it.
     *
     * @throws \InvalidArgumentException when it has too many decimals, or is not a decimal number
     * @throws \TypeError for a float
     */
    public static function check(mixed $number, int $scale, string $path): string
    {
        Scalar::check($number, 'decimal', $path);
        $text = (string) $number;
        if (preg_match('/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/D', $text) && strlen(rtrim(substr((string) strrchr($text, '.'), 1), '0')) <= $scale) {
            return $text;
        }
        throw new \InvalidArgumentException("$path must be a decimal number with at most $scale decimals, unlike " . var_export($number, true) . '.');
    }
}
