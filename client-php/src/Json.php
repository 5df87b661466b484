<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Model\Unions;

/**
 * JSON with exact numbers. A value has a kind: `int`, `string`, `bool`, `decimal:2`, `date`, `time`, the name of a
 * class, an enum or a union, or a list with one of these.
 *
 * @internal
 */
final class Json
{
    private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
    /** A number, with its fraction or exponent as a group. */
    private const NUMBERS = '/-?(?:0|[1-9]\d*+)(\.\d+)?+(e[+-]?\d+)?+/i';
    private const BYTE_ORDER_MARK = "\u{FEFF}";

    /**
     * Decodes JSON. Numbers with a fraction become strings, because a float would round them.
     *
     * @throws \JsonException
     */
    public static function decode(string $json): mixed
    {
        $text = str_starts_with($json, self::BYTE_ORDER_MARK) ? substr($json, strlen(self::BYTE_ORDER_MARK)) : $json;
        $flags = JSON_THROW_ON_ERROR | JSON_BIGINT_AS_STRING | JSON_INVALID_UTF8_SUBSTITUTE;
        return json_decode(self::quoteNumbers($text), true, flags: $flags);
    }

    /** Quotes numbers with a fraction outside texts. One pattern for both would fail on a text with a million escapes. */
    private static function quoteNumbers(string $json): string
    {
        $quote = static fn(array $match): string => count($match) > 1 ? "\"$match[0]\"" : $match[0];
        $quoted = '';
        for ($offset = 0, $length = strlen($json); $offset < $length; $offset = $end) {
            $start = $offset + strcspn($json, '"', $offset);
            $outside = substr($json, $offset, $start - $offset);
            $quoted .= strpbrk($outside, '.eE') === false ? $outside : preg_replace_callback(self::NUMBERS, $quote, $outside);
            $end = $start + 1;
            while ($end < $length && ($json[$end += strcspn($json, '"\\', $end)] ?? '"') === '\\') {
                $end += 2;
            }
            $quoted .= substr($json, $start, ++$end - $start);
        }
        return $quoted;
    }

    public static function decodeObject(string $json): ?array
    {
        try {
            $value = preg_match('/^(\xEF\xBB\xBF)?\s*\{/', $json) ? self::decode($json) : null;
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
        return match (true) {
            $value === null => null,
            $kind === 'bool' => is_bool($value) ? $value : throw new \TypeError('It must be true or false.'),
            in_array($kind, Scalar::TEXTS, true) => is_string($value) ? $value : throw new \TypeError('It must be a text.'),
            $kind === 'int' => self::readInteger($value),
            is_array($kind) => self::readList(self::checkArray($value), $kind[0], $isPartial),
            str_starts_with($kind, 'decimal:') => Decimal::normalize($value, (int) substr($kind, 8)),
            $kind === 'date', $kind === 'time' => self::readDate(is_string($value) ? $value : '', $kind),
            enum_exists($kind) => self::readEnum($value, $kind),
            default => self::findClass(self::checkArray($value), $kind)::fromArray($value, $isPartial),
        };
    }

    private static function readList(array $items, string|array $kind, bool $isPartial): array
    {
        $read = static fn(mixed $item): mixed => self::read($item ?? throw new \TypeError('An item is null.'), $kind, $isPartial);
        return array_map($read, array_values($items));
    }

    /**
     * Encodes a value of a kind. Sends all fields that are not left out, also null.
     *
     * @throws \InvalidArgumentException with the path of a field that is not valid
     */
    public static function encode(mixed $value, string|array $kind = '', string $path = ''): string
    {
        if (is_array($value)) {
            $isList = is_array($kind) || array_is_list($value);
            $parts = [];
            foreach ($isList ? array_values($value) : $value as $name => $item) {
                $item = self::encode($item, is_array($kind) ? $kind[0] : '', $isList ? "{$path}[$name]" : ltrim("$path.$name", '.'));
                $parts[] = $isList ? $item : json_encode((string) $name, self::FLAGS) . ":$item";
            }
            return $isList ? '[' . implode(',', $parts) . ']' : '{' . implode(',', $parts) . '}';
        }
        if ($value === null || $value instanceof \UnitEnum) {
            return json_encode($value, self::FLAGS);
        }
        if (is_string($kind) && str_starts_with($kind, 'decimal:')) {
            return Decimal::check($value, (int) substr($kind, 8), $path);
        }
        if ($value instanceof \DateTimeInterface) {
            return '"' . self::formatDate($value, $kind) . '"';
        }
        if (is_object($value) && defined($value::class . '::FIELDS')) {
            return '{' . implode(',', self::encodeFields($value, $path === '' ? '' : "$path.")) . '}';
        }
        if (is_int($value) && in_array($kind, Scalar::TEXTS, true)) {
            return "\"$value\"";
        }
        try {
            return json_encode($value, self::FLAGS);
        } catch (\JsonException $error) {
            throw new \InvalidArgumentException("$path cannot be JSON: {$error->getMessage()}.");
        }
    }

    /** Returns a value of a kind as a scalar or an array. A decimal is an exact string. */
    public static function toPlain(mixed $value, string|array $kind): mixed
    {
        return match (true) {
            is_array($value) => array_map(static fn(mixed $item): mixed => self::toPlain($item, is_array($kind) ? $kind[0] : ''), $value),
            $value instanceof \DateTimeInterface => self::formatDate($value, $kind),
            $value instanceof \BackedEnum => $value->value,
            $value instanceof \JsonSerializable => $value->jsonSerialize(),
            is_int($value) && (Scalar::isDecimal($kind) || in_array($kind, Scalar::TEXTS, true)) => (string) $value,
            default => $value,
        };
    }

    /** Formats a date as the contract does. A time is in UTC, with the fraction of its seconds. */
    public static function formatDate(\DateTimeInterface $date, mixed $kind): string
    {
        if ($kind !== 'time' && $kind !== 'time or text') {
            return $date->format('Y-m-d');
        }
        $time = \DateTimeImmutable::createFromInterface($date)->setTimezone(new \DateTimeZone('UTC'));
        return rtrim(rtrim($time->format('Y-m-d\TH:i:s.u'), '0'), '.') . 'Z';
    }

    private static function encodeFields(object $object, string $prefix): array
    {
        $fields = [];
        // Fields that a response omits are missing.
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

    /** Reads 1.0 and 1e0 as 1: JSON has one kind of numbers. */
    private static function readInteger(mixed $value): int
    {
        $isNumber = is_string($value) && preg_match('/^-?\d+(?=[.e])(\.\d+)?(e[+-]?\d+)?$/iD', $value);
        [$whole, $fraction] = $isNumber ? explode('.', Decimal::normalize($value, 1)) : ['', ''];
        return match (true) {
            is_int($value) => $value,
            $isNumber && (string) (int) $whole === $whole && rtrim($fraction, '0') === '' => (int) $whole,
            default => throw new \TypeError('It must be an integer.'),
        };
    }

    /** Reads a date that exists; a time without an offset is in UTC. PHP would read 30 February as 2 March, and `tomorrow`. */
    private static function readDate(string $value, string $kind): \DateTimeImmutable
    {
        $isDate = preg_match('/^(\d{4})-(\d\d)-(\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/iD', $value, $parts);
        if (!$isDate || !checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]) || ($kind === 'date' && isset($parts[4]))) {
            throw new \TypeError("It must be a $kind.");
        }
        try {
            return new \DateTimeImmutable($value, $kind === 'time' ? new \DateTimeZone('UTC') : null);
        } catch (\Exception) {
            throw new \TypeError('It must be a time.');
        }
    }

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
