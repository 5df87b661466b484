<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Model\ListMeta;

/**
 * A page of a list. A loop over it reads the records of this page; `all()` those of the pages after it, too.
 *
 * @template T of object
 * @implements \IteratorAggregate<int, T>
 */
final class Page implements \IteratorAggregate, \Countable
{
    private ?PageCursor $cursor = null;
    /** @var (\Closure(array<string, mixed>): self<T>)|null */
    private ?\Closure $call = null;

    /**
     * @param list<T> $_data the records; empty with `metaOnly`
     * @param ListMeta $_meta position of the page in the list, and the administration and user it belongs to
     */
    public function __construct(public readonly array $_data, public readonly ListMeta $_meta)
    {
    }

    /**
     * Yields the records of this page and of all pages after it, each once, in the order of the list. Records that are added or deleted
     * meanwhile hide no others: each page overlaps the one before. That holds for the default order, by `id`, which never changes. In
     * the order of another field a record that moves meanwhile can be missed or come twice, and the logger receives a warning.
     *
     * @return \Generator<int, T>
     * @throws Exception\CallException when a page cannot be read
     */
    public function all(): \Generator
    {
        foreach ($this->pages() as $page) {
            foreach ($page->_data as $record) {
                yield $record;
            }
        }
    }

    /**
     * Yields this page and all pages after it.
     *
     * @return \Generator<int, self<T>>
     * @throws Exception\CallException when a page cannot be read
     */
    public function pages(): \Generator
    {
        for ($page = $this; $page !== null; $page = $cursor?->advance($page->_meta) ? self::read($cursor, $page->call) : null) {
            yield $page;
            $cursor = $page->cursor === null ? null : clone $page->cursor;
        }
    }

    /** @return \ArrayIterator<int, T> */
    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->_data);
    }

    public function count(): int
    {
        return count($this->_data);
    }

    /** @internal reads the page at a position */
    public static function read(PageCursor $cursor, \Closure $call): self
    {
        do {
            $page = $call($cursor->query);
        } while ($cursor->stepBack($page->_data, $page->_meta));
        $read = new self($cursor->takeNew($page->_data), $page->_meta);
        [$read->cursor, $read->call] = [$cursor, $call];
        return $read;
    }
}
