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

    /** @param string $kind `string:line` and `string:lines` lose white space at both ends, `string:compact` also that between, with signs */
    public static function normalize(string $text, string $kind): string
    {
        return match ($kind) {
            'string:compact' => mb_strtoupper(self::remove('[' . self::SPACE . './-]+', $text), 'UTF-8'),
            'string:line', 'string:lines' => self::trim($text),
            default => $text,
        };
    }

    public static function isBlank(string $text): bool
    {
        return self::trim($text) === '';
    }

    /** Returns a text for a comparison without case: `É` equals `é`, `ß` equals `SS`. */
    public static function foldCase(string $text): string
    {
        $composed = class_exists(\Normalizer::class) ? (string) \Normalizer::normalize($text) : $text;
        return mb_strtolower(mb_strtoupper($composed, 'UTF-8'), 'UTF-8');
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
