<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * Remembers the records of the last pages, and recognizes them by the path of `self` or else by `id`, whatever their names are.
 *
 * @internal
 */
final class RecentRecords
{
    /** @var list<string> methods that return the key of a record, the best first */
    private array $identities = ['getName', 'getId', 'getLastSegment', 'getQuery'];
    /** @var array<string, array<array-key, true>> keys of each identity */
    private array $keys = [];
    /** False as long as each page had one record without an `id`: all records may have its `self`. */
    private bool $isProven = false;

    public function has(?object $record): bool
    {
        return $this->isProven && $record !== null && $this->identities !== [] && $this->isKnown($record, $this->identities[0]);
    }

    /** @param list<object> $records */
    public function hasAny(array $records): bool
    {
        return array_filter($records, $this->has(...)) !== [];
    }

    /**
     * Returns true when records that it does not recognize are certain to be new.
     *
     * @param list<object> $records
     */
    public static function haveIds(array $records): bool
    {
        return array_filter($records, static fn(object $record): bool => self::getId($record) === null) === [];
    }

    /** Returns true as long as something tells the records of each page apart. */
    public function canRecognize(): bool
    {
        return $this->identities !== [];
    }

    /**
     * Returns true when it knows a record of a page. It recognizes all later records in the same way.
     *
     * @param list<object> $records
     */
    public function recognizes(array $records): bool
    {
        $this->isProven = $this->isProven || count($records) > 1 || ($records !== [] && self::haveIds($records));
        $this->identities = array_values(array_filter($this->identities, fn(string $identity): bool => self::isDistinct($records, $identity)));
        foreach ($this->identities as $index => $identity) {
            foreach ($records as $record) {
                if ($this->isKnown($record, $identity)) {
                    $this->identities = array_slice($this->identities, $index);
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Adds records, and removes the oldest above a number.
     *
     * @param list<object> $records
     */
    public function add(array $records, int $limit = PHP_INT_MAX): void
    {
        foreach ($this->identities as $identity) {
            foreach ($records as $record) {
                $this->keys[$identity][self::$identity($record) ?? ''] = true;
            }
            $this->keys[$identity] = array_slice($this->keys[$identity] ?? [], -$limit, null, true);
        }
    }

    /** Recognizes nothing from now on. */
    public function clear(): void
    {
        $this->identities = [];
    }

    private function isKnown(object $record, string $identity): bool
    {
        return isset($this->keys[$identity][self::$identity($record) ?? '']);
    }

    /** @param list<object> $records */
    private static function isDistinct(array $records, string $identity): bool
    {
        $keys = array_map(self::$identity(...), $records);
        return !in_array(null, $keys, true) && count(array_unique($keys)) === count($keys);
    }

    /** Joins path and `id`, as far as a record has them: a platform may give all records one `self`. */
    private static function getName(object $record): ?string
    {
        [$path, $id] = [self::getPath($record), self::getId($record)];
        return $path === null && $id === null ? null : "$path $id";
    }

    private static function getId(object $record): ?string
    {
        $id = $record->id ?? null;
        return is_int($id) || is_string($id) ? (string) $id : null;
    }

    /** Two gateways can put different prefixes before a path without a version. */
    private static function getLastSegment(object $record): ?string
    {
        $path = self::getId($record) === null ? self::getPath($record) : null;
        return $path === null ? null : basename($path);
    }

    /** Balances have no `id`, and their `self` is the list with a query. */
    private static function getQuery(object $record): ?string
    {
        return self::getId($record) === null ? self::getAddress($record) : null;
    }

    private static function getPath(object $record): ?string
    {
        $address = self::getAddress($record);
        return $address === null ? null : (preg_split('/[?#]/', $address)[0] ?: null);
    }

    /** Returns `self` from the version of the API on: behind a gateway, the scheme, the host and a prefix can differ by response. */
    private static function getAddress(object $record): ?string
    {
        $self = $record->_meta->self ?? null;
        return is_string($self) ? (string) preg_replace(['~^[a-z][a-z\d+.-]*://[^/?#]*~i', '~^[^?#]*(?=/v\d+/)~'], '', $self) : null;
    }
}
