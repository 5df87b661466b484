<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\UnreadableResponseException;
use AccountingPlatform\Model\ListMeta;

/**
 * A position in a list whose records may be deleted while it is read.
 *
 * @internal
 */
final class PageCursor
{
    /** Records that are remembered besides the last pages, to recognise them on a page that is read again. */
    private const REMEMBERED_RECORDS = 10_000;

    private int $pageSize = 1;
    private bool $isEmpty = false;
    private int $lastTotal = 0;
    /** Number of the page from which it stepped back. */
    private int $resumeAt = 0;
    /** @var array<string, true> */
    private array $recent = [];

    /** @param array<string, mixed> $query */
    public function __construct(public array $query)
    {
    }

    /**
     * Steps back when records were deleted since the page before was read: later ones have then moved to pages that were read
     * already. Returns whether it did; the page that was just read is then read again, after those.
     */
    public function stepBack(ListMeta $meta): bool
    {
        $deleted = $this->lastTotal - $meta->totalCount;
        $this->lastTotal = $meta->totalCount;
        $page = $this->getPageNumber();
        if ($deleted <= 0 || $page <= 1) {
            return false;
        }
        $this->resumeAt = max($this->resumeAt, $page);
        $this->query['page'] = max(1, $page - (int) ceil($deleted / $this->pageSize));
        return true;
    }

    /** Returns the records of a page, without those that were on it when it was read before. */
    public function takeNew(array $records): array
    {
        $isRepeated = $this->getPageNumber() < $this->resumeAt;
        $isNew = fn(object $record): bool => !$isRepeated || !isset($this->recent[$record->_meta->self ?? '']);
        $taken = array_values(array_filter($records, $isNew));
        $this->pageSize = max($this->pageSize, count($records));
        $this->isEmpty = $records === [];
        foreach ($taken as $record) {
            $this->recent[$record->_meta->self ?? ''] = true;
        }
        $this->recent = array_slice($this->recent, -max(self::REMEMBERED_RECORDS, 3 * $this->pageSize), null, true);
        return $taken;
    }

    /** Moves to the page of `nextPage`. Returns false at the end. */
    public function advance(ListMeta $meta): bool
    {
        if ($meta->nextPage === null || $this->isEmpty) {
            return false;
        }
        $next = self::parseQuery($meta->nextPage) ?? ['page' => $this->getPageNumber() + 1] + $this->query;
        if ($next === $this->query) {
            $context = new CallContext('pages', 'GET', $meta->nextPage);
            throw new UnreadableResponseException($context, 'nextPage is the URL of the same page.', 200);
        }
        $this->query = $next;
        return true;
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
