<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\UnreadableResponseException;
use AccountingPlatform\Model\ListMeta;

/**
 * A position in a list of which records are added and deleted while it is read. A page begins with a record of the page before.
 * Otherwise records have moved to pages that were read already, and the cursor goes back. So no record is missed that stays, and
 * keeps its place among the others.
 *
 * @internal
 */
final class PageCursor
{
    /** Number of records that are recognized on a page that is read again, besides the records of the last three pages. */
    private const REMEMBERED_RECORDS = 10_000;
    private const SMALL_PAGE = 10;

    public array $query;
    /** Number of records of a whole page; 0 before the first. */
    private int $size = 0;
    /** Number of records of the list up to the last one of the page that was taken. */
    private int $end = 0;
    private bool $isEmpty = false;
    /** The size of the page that was asked for, where it overlaps with the one before; 0 for any other page. */
    private int $overlapping = 0;
    private bool $ignoresSize = false;
    /** @var array<string, true> records that were taken, by their URLs */
    private array $recent = [];

    /**
     * @param array<string, mixed> $firstQuery
     * @param \Closure(string): void $warn receives a sentence when the platform ignores `pageSize`, so that the list can hide records
     */
    public function __construct(private readonly array $firstQuery, private readonly \Closure $warn)
    {
        $this->query = $firstQuery;
    }

    /**
     * Returns the records of a page that are new; null when another page must be read instead.
     *
     * @param list<object> $records
     * @return list<object>|null
     */
    public function takeNew(array $records, ListMeta $meta): ?array
    {
        $this->size = $this->size ?: max(1, count($records));
        if ($this->overlapping > 0 && !$this->isConnected($records, $meta)) {
            return null;
        }
        $this->end = $this->getStart() + count($records);
        $this->isEmpty = $records === [];
        $taken = array_values(array_filter($records, fn(object $record): bool => !$this->isTaken($record)));
        foreach ($taken as $record) {
            if (isset($record->_meta->self)) {
                $this->recent[$record->_meta->self] = true;
            }
        }
        $this->recent = array_slice($this->recent, -max(self::REMEMBERED_RECORDS, 3 * $this->size), null, true);
        return $taken;
    }

    /** Moves to the page after the one that was taken. Returns false at the end. */
    public function advance(ListMeta $meta): bool
    {
        if ($meta->nextPage === null || $this->isEmpty) {
            return false;
        }
        $next = self::parseQuery($meta->nextPage) ?? ['page' => self::toNumber($this->query['page'] ?? 1) + 1] + $this->query;
        if ($next === $this->query) {
            $context = new CallContext('pages', 'GET', $meta->nextPage);
            throw new UnreadableResponseException($context, 'nextPage is the URL of the same page.', 200);
        }
        $this->query = $next;
        $this->overlapping = 0;
        if (!$this->ignoresSize && isset($next['page']) && $this->recent !== []) {
            $this->moveTo($this->end - 1);
        }
        return true;
    }

    /** Tests that this page follows the previous page without a gap. If not, moves to a page that does. */
    private function isConnected(array $records, ListMeta $meta): bool
    {
        if ($meta->nextPage !== null && count($records) !== $this->overlapping) {
            $this->ignoresSize = true;
            ($this->warn)('The platform ignores pageSize: records that are deleted while a list is read can hide others.');
            $this->setPage(intdiv($this->end, $this->size) + 1, $this->size);
            $this->overlapping = 0;
            return false;
        }
        $first = (self::toNumber($this->firstQuery['page'] ?? 1) - 1) * $this->size;
        $start = $this->getStart();
        if ($start <= $first || (isset($records[0]) && $this->isTaken($records[0]))) {
            return true;
        }
        $this->moveTo(max($first, $start - $this->size));
        return false;
    }

    private function isTaken(object $record): bool
    {
        return isset($this->recent[$record->_meta->self ?? '']);
    }

    private function getStart(): int
    {
        return (self::toNumber($this->query['page'] ?? 1) - 1) * ($this->overlapping ?: $this->size);
    }

    /** Moves to the page that has the record with this index, and most records behind it, of about the same size. */
    private function moveTo(int $index): void
    {
        $largest = max($this->size, self::SMALL_PAGE);
        $countBehind = static fn(int $pageSize): int => $pageSize - $index % $pageSize - 1;
        $best = $largest;
        for ($pageSize = $largest; $pageSize > $largest / 2; $pageSize--) {
            $best = $countBehind($pageSize) > $countBehind($best) ? $pageSize : $best;
        }
        // With small pages, each can end with the record.
        while ($countBehind($best) === 0) {
            $best++;
        }
        $this->setPage(intdiv($index, $best) + 1, $best);
    }

    private function setPage(int $page, int $pageSize): void
    {
        $this->overlapping = $pageSize;
        [$name] = [...preg_grep('/^pagesize$/iD', array_keys($this->query)), 'pageSize'];
        $this->query = ['page' => $page, $name => $pageSize] + $this->query;
    }

    private static function toNumber(mixed $page): int
    {
        return (int) ((array) $page)[0];
    }

    /** Parses the query of a URL. The host is ignored: behind a proxy the platform may call itself by another name. */
    private static function parseQuery(string $url): ?array
    {
        $query = [];
        foreach (array_filter(explode('&', explode('?', $url, 2)[1] ?? '')) as $pair) {
            [$name, $value] = array_map(urldecode(...), explode('=', $pair, 2)) + ['', ''];
            $query[$name][] = $value;
        }
        return $query === [] ? null : $query;
    }
}
