<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Model\Unions;

/**
 * JSON with exact numbers. What a value is, is its kind: `int`, `string`, `string:line` (see `Text`), `bool`, `decimal:2`, `date`, `time`, the name of a
 * class, an enum or a union, or a list with one of these.
 *
 * @internal
 */
final class Json
{
    private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    /** A text, which is skipped; or a number, with its fraction or exponent as a group. */
    private const NUMBERS = '/"(?:[^"\\\\]++|\\\\.)*+"(*SKIP)(*F)|-?(?:0|[1-9]\d*+)(\.\d+)?+(e[+-]?\d+)?+/i';

    /**
     * Decodes JSON. Numbers with a fraction become strings, because a float would round them.
     *
     * @throws \JsonException
     */
    public static function decode(string $json): mixed
    {
        $quote = static fn(array $match): string => count($match) > 1 ? "\"$match[0]\"" : $match[0];
        $quoted = preg_replace_callback(self::NUMBERS, $quote, $json) ?? throw new \JsonException('The JSON cannot be read.');
        return json_decode($quoted, true, flags: JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING);
    }

    /** Decodes a JSON object; null for anything else. */
    public static function decodeObject(string $json): ?array
    {
        try {
            $value = preg_match('/^\s*\{/', $json) ? self::decode($json) : null;
            return is_array($value) ? $value : null;
        } catch (\JsonException) {
            return null;
        }
    }

    /**
     * Converts decoded JSON to a value of a kind.
     *
     * @throws \TypeError when it is not of that kind
     */
    public static function read(mixed $value, string|array $kind, bool $isPartial = false): mixed
    {
        if ($value === null || is_string($kind) && preg_match('/^(int|bool|string(:\w+)?)$/D', $kind)) {
            return $value;
        }
        if (is_array($kind)) {
            return array_map(static fn(mixed $item): mixed => self::read($item, $kind[0], $isPartial), array_values(self::checkArray($value)));
        }
        if (str_starts_with($kind, 'decimal:')) {
            return Decimal::normalize($value, (int) substr($kind, 8));
        }
        if ($kind === 'date' || $kind === 'time') {
            return self::readDate(is_string($value) ? $value : '', $kind);
        }
        if (enum_exists($kind)) {
            return self::readEnum($value, $kind);
        }
        return self::findClass(self::checkArray($value), $kind)::fromArray($value, $isPartial);
    }

    /**
     * Converts a scalar to the type of its kind when that loses nothing. Others are returned as they are.
     *
     * @param bool $isRead whether amounts are texts only
     */
    public static function toExact(mixed $value, string|array $kind, bool $isRead = false): mixed
    {
        return match (true) {
            is_int($value) && is_string($kind) && preg_match('/^string\b/', $kind) === 1 => (string) $value,
            is_string($value) && is_string($kind) && ($kind === 'int' || enum_exists($kind) && is_int($kind::cases()[0]->value)) && (string) (int) $value === $value => (int) $value,
            $kind === 'bool' && in_array($value, [0, 1, '0', '1'], true) => (bool) $value,
            is_int($value) && $isRead && is_string($kind) && str_starts_with($kind, 'decimal:') => Decimal::normalize($value, (int) substr($kind, 8)),
            is_float($value) && is_string($kind) && str_starts_with($kind, 'decimal:') => Decimal::check($value, 0, 'An amount'),
            default => $value,
        };
    }

    /** @throws \TypeError when a scalar has another type than its kind */
    public static function checkKind(mixed $value, string $kind, string $path): void
    {
        $isValid = match (true) {
            is_float($value) => false,
            $kind === 'int' => is_int($value),
            $kind === 'bool' => is_bool($value),
            preg_match('/^string\b/', $kind) === 1 => is_string($value),
            str_starts_with($kind, 'decimal:') => is_int($value) || is_string($value),
            $kind === 'date', $kind === 'time' => is_string($value) || $value instanceof \DateTimeInterface,
            enum_exists($kind) => $value instanceof $kind || get_debug_type($value) === get_debug_type($kind::cases()[0]->value),
            class_exists($kind), interface_exists($kind) => $value instanceof $kind,
            default => true,
        };
        if (!$isValid) {
            $advice = is_float($value) ? ' A float is not exact: pass a string or an integer.' : '';
            throw new \TypeError("$path cannot be " . get_debug_type($value) . ".$advice");
        }
    }

    /**
     * Encodes a value of a kind. What is left out is not sent; other fields are, also those that are null.
     *
     * @throws \InvalidArgumentException with the path of a field that is not valid
     */
    public static function encode(mixed $value, string|array $kind = '', string $path = ''): string
    {
        if (is_array($kind) && is_array($value)) {
            $encode = static fn(mixed $item, int $index): string => self::encode($item, $kind[0], "{$path}[$index]");
            return '[' . implode(',', array_map($encode, array_values($value), array_keys(array_values($value)))) . ']';
        }
        if ($value === null || $value instanceof \UnitEnum) {
            return json_encode($value, self::FLAGS);
        }
        if (is_string($kind) && str_starts_with($kind, 'decimal:')) {
            return Decimal::check($value, (int) substr($kind, 8), $path);
        }
        is_string($kind) && self::checkKind($value, $kind, $path);
        if ($value instanceof \DateTimeInterface) {
            return '"' . self::formatDate($value, $kind) . '"';
        }
        if (is_object($value) && defined($value::class . '::FIELDS')) {
            return '{' . implode(',', self::encodeFields($value, $path === '' ? '' : "$path.")) . '}';
        }
        try {
            return json_encode($value, self::FLAGS);
        } catch (\JsonException $error) {
            throw new \InvalidArgumentException("$path cannot be JSON: {$error->getMessage()}.");
        }
    }

    /** Formats a date as the contract does. A time is in UTC. */
    public static function formatDate(\DateTimeInterface $date, mixed $kind): string
    {
        $time = \DateTimeImmutable::createFromInterface($date);
        return $kind === 'time' ? $time->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z') : $time->format('Y-m-d');
    }

    /** @return list<string> */
    private static function encodeFields(object $object, string $prefix): array
    {
        $fields = [];
        // Fields that a response left out are not there at all.
        foreach (array_intersect_key($object::FIELDS, get_object_vars($object)) as $name => $kind) {
            if ($object->$name !== LeftOut::Value) {
                $fields[] = json_encode($name, self::FLAGS) . ':' . self::encode($object->$name, $kind, $prefix . $name);
            }
        }
        return $fields;
    }

    private static function checkArray(mixed $value): array
    {
        return is_array($value) ? $value : throw new \TypeError('It must be an object or a list.');
    }

    private static function readDate(string $value, string $kind): \DateTimeImmutable
    {
        try {
            $date = $kind === 'date' ? \DateTimeImmutable::createFromFormat('!Y-m-d', $value) : new \DateTimeImmutable($value ?: '?');
            return $date ?: throw new \TypeError('It must be a date.');
        } catch (\Exception) {
            throw new \TypeError('It must be a time.');
        }
    }

    /** @param class-string<\BackedEnum> $enum */
    private static function readEnum(mixed $value, string $enum): \BackedEnum|int|string
    {
        // The platform may add values.
        return is_int($value) === is_int($enum::cases()[0]->value) ? $enum::tryFrom($value) ?? $value : throw new \TypeError('It has another type.');
    }

    /** Returns the class of a union to which an object belongs, or the class itself. */
    private static function findClass(array $fields, string $kind): string
    {
        if (!isset(Unions::VARIANTS[$kind])) {
            return $kind;
        }
        ['by' => $discriminator, 'classes' => $classes, 'other' => $other] = Unions::VARIANTS[$kind];
        $value = $fields[$discriminator] ?? null;
        return $classes[is_string($value) ? $value : ''] ?? $other ?? throw new \TypeError("It has another $discriminator.");
    }
}
