<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Types of what a caller passes. Without `strict_types` PHP would make 19 of 19.95 and true of 'false', in silence, so the
 * parameters of generated code take any scalar, and this rejects values of another type.
 *
 * @internal
 */
final class Scalar
{
    public const TEXTS = ['string', 'line', 'lines', 'compact'];

    /** @throws \TypeError for a field of an object whose value is not of its kind */
    public static function checkFields(object $object): void
    {
        foreach ($object::FIELDS as $name => $kind) {
            if ($object->$name !== null && $object->$name !== LeftOut::Value) {
                self::check($object->$name, $kind, $name);
            }
        }
    }

    /**
     * @param string|array $kind as in `FIELDS`
     * @throws \TypeError with the path and the type that it needs
     */
    public static function check(mixed $value, string|array $kind, string $path): void
    {
        if (is_array($kind) && is_array($value)) {
            foreach (array_values($value) as $index => $item) {
                self::check($item, $kind[0], "{$path}[$index]");
            }
            return;
        }
        $type = is_array($kind) ? 'a list' : self::findMissing($value, $kind);
        if ($type !== null) {
            $reason = $kind === 'int' && is_bool($value) ? ', which PHP makes of a text that is no number' : '';
            throw new \TypeError("$path must be $type, not " . self::print($value) . "$reason.");
        }
    }

    public static function isDecimal(string|array $kind): bool
    {
        return is_string($kind) && str_starts_with($kind, 'decimal');
    }

    /** Returns the type that a value lacks; null for a value of the kind. */
    private static function findMissing(mixed $value, string $kind): ?string
    {
        $isText = is_string($value) || is_int($value);
        return match (true) {
            self::isDecimal($kind) => $isText ? null : "a string such as '19.95' or an integer, because a float is not exact",
            $kind === 'int' => is_int($value) ? null : 'an integer',
            $kind === 'bool' => is_bool($value) ? null : 'true or false',
            in_array($kind, self::TEXTS, true) => $isText ? null : 'a string',
            $kind === 'date', $kind === 'time' => $value instanceof \DateTimeInterface ? null : 'a DateTimeInterface',
            $kind === 'time or text' => is_string($value) || $value instanceof \DateTimeInterface ? null : 'a time',
            $value instanceof $kind => null,
            enum_exists($kind) => gettype($value) === gettype($kind::cases()[0]->value) ? null : "a case or a value of $kind",
            default => "a $kind",
        };
    }

    /** Prints a value that is wrong. Texts may be secrets, and objects long. */
    private static function print(mixed $value): string
    {
        return is_bool($value) || is_float($value) || is_int($value) || $value === null ? var_export($value, true) : get_debug_type($value);
    }
}
