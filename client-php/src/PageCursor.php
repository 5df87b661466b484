<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\UnreadableResponseException;
use AccountingPlatform\Model\ListMeta;

/**
 * A position in a list that changes while the client reads it. A page begins with a record of the page before. Otherwise records have
 * moved to earlier pages, and the cursor goes back. So it misses no record that stays and keeps its place among the others.
 *
 * @internal
 */
final class PageCursor
{
    /** Number of records to recognize on a page that the client reads again, besides the last three pages. */
    private const REMEMBERED_RECORDS = 10_000;
    private const SMALL_PAGE = 10;
    /** Consecutive requests without a new record, besides two for each page with one: enough to find the place again. */
    private const MAX_IDLE_REQUESTS = 100;
    private const IGNORES_SIZE = 'The platform ignores pageSize';
    private const UNRECOGNIZABLE = 'The records have neither a URL nor an id of their own';

    public array $query;
    /** Number of records of a whole page; 0 before the first. */
    private int $size = 0;
    /** Number of records of the list up to the end of the current page. */
    private int $end = 0;
    private bool $isEmpty = false;
    /** Requested size of a page that overlaps with the one before; 0 for any other page. */
    private int $overlapping = 0;
    private bool $canOverlap = true;
    /** Number of records at the start of the page that were taken, where they cannot be recognized. */
    private int $skipped = 0;
    private RecentRecords $recent;
    /** @var list<RecentRecords> consecutive responses of the first page that shared nothing with the one before */
    private array $strange = [];
    /** Number of pages with new records, of the records taken, and of the requests since the last page with new records. */
    private int $pages = 0;
    private int $taken = 0;
    private int $idle = 0;

    /**
     * @param array<string, mixed> $firstQuery
     * @param \Closure(string): void $warn receives a sentence, once, when the list can hide records: the platform ignores `pageSize`, or its
     *   records cannot be recognized
     */
    public function __construct(private readonly array $firstQuery, private readonly \Closure $warn)
    {
        $this->query = $firstQuery;
        $this->recent = new RecentRecords();
    }

    public function __clone()
    {
        $this->recent = clone $this->recent;
    }

    /**
     * Returns the records of a page that are new; null when another page must be read instead.
     *
     * @param list<object> $records
     * @return list<object>|null
     * @throws UnreadableResponseException when many requests brought no new record
     */
    public function takeNew(array $records, ListMeta $meta): ?array
    {
        $taken = $this->take($records, $meta);
        $this->taken += count($taken ?? []);
        $isIdle = ($taken ?? []) === [] || $this->taken > (($meta->totalCount ?? 0) ?: PHP_INT_MAX);
        $this->idle = $isIdle ? $this->idle + 1 : 0;
        $this->pages += $isIdle ? 0 : 1;
        if ($this->idle > self::MAX_IDLE_REQUESTS + 2 * $this->pages) {
            throw self::createError($meta->nextPage, "$this->idle pages in a row had no new record, or more records than totalCount says.");
        }
        return $taken;
    }

    private function take(array $records, ListMeta $meta): ?array
    {
        $this->size = $this->size ?: max(1, count($records));
        $this->recent->recognizes($records);
        if ($this->overlapping > 0 && !$this->isConnected($records, $meta)) {
            return null;
        }
        $this->strange = [];
        $this->end = $this->getStart() + count($records);
        $this->isEmpty = $records === [];
        $new = array_filter(array_slice($records, $this->skipped), fn(object $record): bool => !$this->recent->has($record));
        $this->skipped = 0;
        $this->recent->add($new, max(self::REMEMBERED_RECORDS, 3 * $this->size));
        return array_values($new);
    }

    /** Moves to the page after the current one. Returns false at the end. */
    public function advance(ListMeta $meta): bool
    {
        if ($meta->nextPage === null || $this->isEmpty) {
            return false;
        }
        $next = self::parseQuery($meta->nextPage) ?? ['page' => self::toNumber($this->query['page'] ?? 1) + 1] + $this->query;
        if ($next === $this->query) {
            throw self::createError($meta->nextPage, 'nextPage is the URL of the same page.');
        }
        $this->query = $next;
        $this->overlapping = 0;
        if (!$this->canOverlap || !isset($next['page'])) {
            return true;
        }
        $this->recent->canRecognize() ? $this->moveTo($this->end - 1) : $this->stopOverlapping(self::UNRECOGNIZABLE);
        return true;
    }

    /** Tests that this page follows the previous page without a gap. If not, moves to a page that does. */
    private function isConnected(array $records, ListMeta $meta): bool
    {
        $isLast = $meta->nextPage === null;
        if (!$isLast && count($records) !== $this->overlapping) {
            return $this->readOnWithoutOverlap(self::IGNORES_SIZE);
        }
        if ($this->recent->has($records[0] ?? null)) {
            return true;
        }
        if (!$this->recent->canRecognize()) {
            return $this->readOnWithoutOverlap(self::UNRECOGNIZABLE);
        }
        $first = (self::toNumber($this->firstQuery['page'] ?? 1) - 1) * $this->size;
        $start = $this->getStart();
        if ($start <= $first) {
            return $this->recent->hasAny($records) || RecentRecords::haveIds($records) || $this->hasChanged($records);
        }
        // Last page of another size.
        if ($isLast && $records !== [] && ($meta->totalCount ?? 0) > $start + count($records)) {
            return $this->readOnWithoutOverlap(self::IGNORES_SIZE);
        }
        $this->moveTo(max($first, $start - max($this->size, self::SMALL_PAGE)));
        return false;
    }

    /** Reads the first page again when none of it is recognized: all was replaced, or each response has new names. */
    private function hasChanged(array $records): bool
    {
        if ($this->strange !== [] && end($this->strange)->recognizes($records)) {
            return true;
        }
        $response = new RecentRecords();
        $response->recognizes($records);
        $response->add($records);
        $this->strange[] = $response;
        if (count($this->strange) <= 3) {
            return false;
        }
        $this->recent->clear();
        return $this->readOnWithoutOverlap(self::UNRECOGNIZABLE);
    }

    private function stopOverlapping(string $reason): void
    {
        $this->canOverlap = false;
        ($this->warn)("$reason: records that are deleted while a list is read can hide others.");
    }

    /** Moves to the page with the next record. */
    private function readOnWithoutOverlap(string $reason): bool
    {
        $this->stopOverlapping($reason);
        $this->setPage(intdiv($this->end, $this->size) + 1, $this->size);
        $this->overlapping = 0;
        $this->skipped = $this->recent->canRecognize() ? 0 : $this->end % $this->size;
        return false;
    }

    private static function createError(?string $url, string $message): UnreadableResponseException
    {
        return new UnreadableResponseException(new CallContext('pages', 'GET', $url ?? ''), $message, 200);
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
        // Small pages can all end with the record.
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
