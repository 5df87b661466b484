<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * A record of which an input is made.
 *
 * @internal
 */
final class Source
{
    /** What the name of a class has besides that of its resource: `MandatePatch`, and a list item of it. */
    private const SUFFIX = '/(WithLines)?(Input|Patch|Replacement|ListItem)?$/D';

    /** @throws \TypeError when the record is of another resource, or lacks fields, also in its lines */
    public static function check(object $record, string $input): void
    {
        [$given, $wanted] = [self::getName($record::class), self::getName($input)];
        if (!defined($record::class . '::FIELDS') || !self::isSameResource(preg_replace(self::SUFFIX, '', $given), preg_replace(self::SUFFIX, '', $wanted))) {
            throw new \TypeError("$wanted::from cannot take " . get_debug_type($record) . '.');
        }
        $missing = self::listMissing($record, '');
        if ($missing !== []) {
            throw new \TypeError("$wanted::from needs the whole record: " . implode(', ', $missing) . ' was not read, and would be cleared.');
        }
    }

    /** A line is read under the name of its document: a `SalesInvoiceArticleLine` is an `ArticleLine`. */
    private static function isSameResource(string $given, string $wanted): bool
    {
        return $given === $wanted || str_ends_with($wanted, 'Line') && str_ends_with($given, $wanted === 'InvoiceLine' ? 'Line' : $wanted);
    }

    /** @return list<string> paths of the fields that are not there */
    private static function listMissing(object $record, string $prefix): array
    {
        $fields = get_object_vars($record);
        $missing = [];
        foreach (defined($record::class . '::FIELDS') ? array_keys($record::FIELDS) : [] as $name) {
            if (!array_key_exists($name, $fields)) {
                $missing[] = $prefix . $name;
                continue;
            }
            foreach (is_array($fields[$name]) ? $fields[$name] : [$fields[$name]] as $index => $part) {
                $path = is_array($fields[$name]) ? "{$name}[$index]." : "$name.";
                // What the platform says about a record is not sent.
                array_push($missing, ...(is_object($part) && $name !== '_meta' ? self::listMissing($part, $prefix . $path) : []));
            }
        }
        return $missing;
    }

    private static function getName(string $class): string
    {
        return substr((string) strrchr("\\$class", '\\'), 1);
    }
}
