<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Texts as the platform stores and compares them. `x-normalize` of the contract, which is the kind of a field, names the form.
 *
 * @internal
 */
final class Text
{
    /** White space of JavaScript: spaces of Unicode, no-break spaces, line separators and the byte order mark. */
    private const SPACE = '[\x{9}-\x{D}\x{20}\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]';
    /** The suffixes of a Swiss VAT number in three languages, and of a Norwegian one. */
    private const VAT_SUFFIX = '/^((?:CHE|NO)\d{9})(?:MWST|TVA|IVA|MVA)$/D';

    /** Returns a text as the platform stores it; null for a blank one. Text that is no UTF-8 stays as it is. */
    public static function normalize(string|int $value, string|array $kind): ?string
    {
        $text = (string) $value;
        if ($kind !== 'compact') {
            $trimmed = preg_replace('/^' . self::SPACE . '+|' . self::SPACE . '+$/uD', '', $text) ?? $text;
            return $trimmed === '' ? null : $trimmed;
        }
        // Capitals of a to z only: the capitals of `ß` would make a valid number of a wrong one.
        $compact = strtoupper(preg_replace('~' . self::SPACE . '|[./-]~u', '', $text) ?? $text);
        return $compact === '' ? null : preg_replace(self::VAT_SUFFIX, '$1', $compact);
    }

    /** Compares two texts without case, by the full case folding of Unicode: `É` equals `é`, and `ß` equals `SS`. */
    public static function isSame(string $a, string $b): bool
    {
        return $a === $b || self::fold($a) === self::fold($b);
    }

    private static function fold(string $text): string
    {
        // Composed and decomposed letters are equal where PHP has the extension intl.
        $normalize = static fn(string $text, string $form): string => class_exists(\Normalizer::class)
            ? \Normalizer::normalize($text, constant("Normalizer::FORM_$form")) ?: $text
            : $text;
        // The dotless i of Turkish is a letter of its own.
        $parts = explode('ı', mb_strtolower($normalize($text, 'D'), 'UTF-8'));
        $folded = array_map(static fn(string $part): string => mb_strtolower(mb_strtoupper($part, 'UTF-8'), 'UTF-8'), $parts);
        return $normalize(implode('ı', $folded), 'C');
    }
}
