<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\UnreadableResponseException;
use AccountingPlatform\Model\ListMeta;

/**
 * A position in a list whose records may be added and deleted while it is read. Each page overlaps the one before by a record or more:
 * while one of its records is known, no record between the two can be missing. Otherwise records were deleted, and later ones have
 * moved to pages that were read already.
 *
 * @internal
 */
final class PageCursor
{
    /** Records that are remembered besides the last pages, to recognise them on a page that is read again. */
    private const REMEMBERED_RECORDS = 10_000;

    private int $pageSize = 0;
    /** Number of records on the page, also of those that were read before. */
    private int $count = 0;
    /** Whether the page was chosen to overlap the one before. */
    private bool $isOverlapping = false;
    /** @var array<string, true> */
    private array $recent = [];

    /** @param array<string, mixed> $query */
    public function __construct(public array $query)
    {
    }

    /**
     * Moves back by a page when no record of the page is known. Returns whether it did.
     *
     * @param list<object> $records
     */
    public function stepBack(array $records, ListMeta $meta): bool
    {
        $end = $this->isOverlapping ? min(($this->getPageNumber() - 1) * $this->query['pageSize'], $meta->totalCount) : 0;
        if ($end <= 0 || array_filter($records, $this->isKnown(...)) !== []) {
            return false;
        }
        $this->moveTo(max(1, $end + 1 - $this->pageSize));
        return true;
    }

    /** Returns the records of a page without those that were read before. */
    public function takeNew(array $records): array
    {
        $taken = array_values(array_filter($records, fn(object $record): bool => !$this->isOverlapping || !$this->isKnown($record)));
        $this->count = count($records);
        $this->pageSize = max($this->pageSize, $this->count);
        foreach ($taken as $record) {
            $this->recent += isset($record->_meta->self) ? [$record->_meta->self => true] : [];
        }
        $this->recent = array_slice($this->recent, -max(self::REMEMBERED_RECORDS, 3 * $this->pageSize), null, true);
        return $taken;
    }

    /**
     * Moves to the next page. Returns false at the end. A `nextPage` with another query than a page number is followed as it is, and so is
     * the list of a server that does not name its records: they cannot be recognised.
     */
    public function advance(ListMeta $meta): bool
    {
        if ($meta->nextPage === null || $this->count === 0) {
            return false;
        }
        $page = $this->getPageNumber();
        $next = self::parseQuery($meta->nextPage) ?? ['page' => $page + 1] + $this->query;
        if (isset($next['page']) ? (int) ((array) $next['page'])[0] === $page : $next === $this->query) {
            $context = new CallContext('pages', 'GET', $meta->nextPage);
            throw new UnreadableResponseException($context, 'nextPage is the URL of the same page.', 200);
        }
        $this->isOverlapping = false;
        if (!isset($next['page']) || count($this->recent) < $this->count) {
            $this->query = $next;
        } else {
            $this->moveTo($page * $this->count);
        }
        return true;
    }

    private function isKnown(object $record): bool
    {
        return isset($this->recent[$record->_meta->self ?? '']);
    }

    /**
     * Moves to the page that begins before a position in the list, and ends the furthest after it. It is larger than asked only when
     * none of that size does both.
     */
    private function moveTo(int $position): void
    {
        [$chosen, $end] = [[], $position];
        $consider = static function (int $pageSize) use ($position, &$chosen, &$end): void {
            $page = intdiv($position + $pageSize - 1, $pageSize);
            if ($page * $pageSize > $end) {
                [$chosen, $end] = [['page' => $page, 'pageSize' => $pageSize], $page * $pageSize];
            }
        };
        for ($size = $this->pageSize; $size > 1; $size--) {
            $consider($size);
        }
        for ($size = $this->pageSize + 1; $chosen === []; $size++) {
            $consider($size);
        }
        $this->query = $chosen + $this->query;
        $this->isOverlapping = true;
    }

    private function getPageNumber(): int
    {
        return (int) (((array) ($this->query['page'] ?? 1))[0]);
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
