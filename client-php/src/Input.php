<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** Methods of inputs that have all fields of a record, unlike a patch. */
trait Input
{
    use Record;

    /**
     * Creates it from a whole record as it was read, with changes by name: what a PUT needs.
     *
     * @example DebtorReplacement::from($debtor, remark: null)
     * @throws \TypeError when the record lacks a field, which a PUT would clear: it is of another resource, or was read with `fields`
     */
    public static function from(object $record, mixed ...$changes): self
    {
        $input = self::fromArray(method_exists($record, 'toJson') ? Json::decode($record->toJson()) : []);
        $missing = array_diff(self::listMissing($input, $record), array_keys($changes));
        if ($missing !== []) {
            throw new \TypeError(self::class . '::from: the ' . $record::class . ' has no ' . implode(', ', $missing) . '. Read a whole record.');
        }
        return new self(...array_merge(get_object_vars($input), $changes));
    }

    /** @return list<string> paths of the fields of an input that a record lacks */
    private static function listMissing(object $input, object $record, string $prefix = ''): array
    {
        $fields = get_object_vars($record);
        $paths = [];
        foreach (array_keys($input::FIELDS) as $name) {
            if (!array_key_exists($name, $fields) || $fields[$name] === LeftOut::Value) {
                $paths[] = $prefix . $name;
                continue;
            }
            foreach (is_array($fields[$name]) ? $fields[$name] : ['' => $fields[$name]] as $index => $part) {
                if (is_object($part) && defined($part::class . '::FIELDS')) {
                    $inner = is_array($input->$name) ? $input->{$name}[$index] : $input->$name;
                    array_push($paths, ...self::listMissing($inner, $part, $prefix . $name . ($index === '' ? '.' : "[$index].")));
                }
            }
        }
        return $paths;
    }
}
