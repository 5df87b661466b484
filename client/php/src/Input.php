<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** Methods of inputs. Each has the classes of its records in `RECORDS`. */
trait Input
{
    use Record;

    /**
     * Creates it from a whole record as it was read, with changes by name: what a PUT needs.
     *
     * @example DebtorReplacement::from($debtor, remark: null)
     * @throws \TypeError for a record of another resource, or one without fields that it would clear, such as one of a list with `fields`
     */
    public static function from(object $record, mixed ...$changes): self
    {
        $getName = static fn(string $class): string => substr((string) strrchr("\\$class", '\\'), 1);
        $name = $getName(self::class);
        if (!in_array($record::class, self::RECORDS, true)) {
            $records = implode(' or ', array_map($getName, self::RECORDS)) ?: 'record';
            throw new \TypeError("$name::from needs: $records. It got: {$getName($record::class)}.");
        }
        $input = self::fromArray(Json::decode($record->toJson()));
        $missing = array_diff(self::listMissing($input, $record), array_keys($changes));
        // A PATCH changes the fields that it has.
        $unsafe = str_ends_with($name, 'Patch') ? preg_grep('/[.[]/', $missing) : $missing;
        if ($unsafe !== []) {
            throw new \TypeError("$name::from: the record was read without " . implode(', ', $unsafe) . '. Read it whole.');
        }
        return new self(...array_merge(get_object_vars($input), $changes));
    }

    /** @return list<string> paths of the fields that an input needs and a record was read without */
    private static function listMissing(object $input, object $record, string $prefix = ''): array
    {
        $paths = [];
        $fields = get_object_vars($record);
        foreach (array_keys(array_intersect_key($input::FIELDS, $record::FIELDS)) as $name) {
            if (!array_key_exists($name, $fields)) {
                $paths[] = $prefix . $name;
                continue;
            }
            $parts = is_array($fields[$name]) ? $fields[$name] : ['' => $fields[$name]];
            foreach ($parts as $index => $part) {
                if (is_object($part) && defined($part::class . '::FIELDS')) {
                    $inner = is_array($input->$name) ? $input->{$name}[$index] : $input->$name;
                    $path = $prefix . $name . ($index === '' ? '.' : "[$index].");
                    array_push($paths, ...self::listMissing($inner, $part, $path));
                }
            }
        }
        return $paths;
    }
}
