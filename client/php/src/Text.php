<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * The normal forms of texts: what the platform stores, by the kind of the field.
 *
 * @internal
 */
final class Text
{
    /** White space as JavaScript has it, which the platform removes: also no-break spaces, a byte order mark and line separators. */
    private const SPACE = '\t-\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}';

    /** The suffixes of a Swiss VAT number in three languages, and that of a Norwegian one: the number is the same without. */
    private const VAT_SUFFIX = '/^((?:CHE|NO)\d{9})(?:MWST|TVA|IVA|MVA)$/D';

    /** @param string $kind `string:line` and `string:lines` lose white space at both ends, `string:compact` also that between, with signs */
    public static function normalize(string $text, string $kind): string
    {
        return match ($kind) {
            // Capitals for a to z only: those of `ß` would be another number.
            'string:compact' => preg_replace(self::VAT_SUFFIX, '$1', strtoupper(self::remove('[' . self::SPACE . './-]+', $text))),
            'string:line', 'string:lines' => self::trim($text),
            default => $text,
        };
    }

    public static function isBlank(string $text): bool
    {
        return self::trim($text) === '';
    }

    /** Returns a text for a comparison without case, by Unicode: `É` equals `é`, and `ß` and `ẞ` equal `SS`. */
    public static function foldCase(string $text): string
    {
        return self::compose(mb_convert_case(self::decompose($text), MB_CASE_FOLD, 'UTF-8'));
    }

    private static function compose(string $text): string
    {
        return class_exists(\Normalizer::class) ? (string) \Normalizer::normalize($text, \Normalizer::FORM_C) : $text;
    }

    private static function decompose(string $text): string
    {
        return class_exists(\Normalizer::class) ? (string) \Normalizer::normalize($text, \Normalizer::FORM_D) : $text;
    }

    private static function trim(string $text): string
    {
        return self::remove('^[' . self::SPACE . ']+|[' . self::SPACE . ']+$', $text);
    }

    /** @throws \InvalidArgumentException when the text is not UTF-8 */
    private static function remove(string $pattern, string $text): string
    {
        return preg_replace("~$pattern~Du", '', $text) ?? throw new \InvalidArgumentException('A text must be UTF-8.');
    }
}
