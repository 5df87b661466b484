<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Model\ListMeta;

/**
 * A page of a list. A loop over it reads the records of this page; `all()` also reads the pages after it.
 *
 * @template T of object
 * @implements \IteratorAggregate<int, T>
 */
final class Page implements \IteratorAggregate, \Countable, \JsonSerializable
{
    private ?PageCursor $cursor = null;
    /** @var (\Closure(array<string, mixed>): self<T>)|null */
    private ?\Closure $call = null;
    /** True after it was serialized: without a client it cannot read other pages. */
    private bool $isStored = false;

    /**
     * @param list<T> $_data the records; empty with `metaOnly`
     * @param ListMeta $_meta position of the page in the list, and the administration and user it belongs to
     */
    public function __construct(public readonly array $_data, public readonly ListMeta $_meta)
    {
    }

    /**
     * Yields the records of this page and of all pages after it.
     *
     * Each record that stays in the list comes once, whatever is added and deleted in between: a page overlaps with the one
     * before, so its size is about `pageSize`. A record is recognized by the path of its `self`, or by its `id`; where it has neither,
     * the logger says that others can be missed. With an `orderby` of a field whose values change, or in which records with equal values
     * have no fixed order, a record that moves to another place can be missed: `orderby: 'id'` has neither.
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
     * @throws \LogicException when this page was serialized, and others follow it
     */
    public function pages(): \Generator
    {
        if ($this->isStored && $this->_meta->nextPage !== null) {
            throw new \LogicException('A page that was serialized cannot read the next one. Store the records: iterator_to_array($page->all(), false).');
        }
        for ($page = $this; $page !== null; $page = $cursor?->advance($page->_meta) ? self::read($cursor, $page->call) : null) {
            yield $page;
            $cursor = $page->cursor === null ? null : clone $page->cursor;
        }
    }

    public function getIterator(): \ArrayIterator
    {
        return new \ArrayIterator($this->_data);
    }

    public function count(): int
    {
        return count($this->_data);
    }

    /** @return array{_data: list<array<string, mixed>>, _meta: array<string, mixed>} */
    public function jsonSerialize(): array
    {
        return ['_data' => Json::toPlain($this->_data, ['']), '_meta' => $this->_meta->toArray()];
    }

    /** @return array{_data: list<T>, _meta: ListMeta} without the client, which holds secrets */
    public function __serialize(): array
    {
        return ['_data' => $this->_data, '_meta' => $this->_meta];
    }

    public function __unserialize(array $fields): void
    {
        ['_data' => $this->_data, '_meta' => $this->_meta] = $fields;
        $this->isStored = true;
    }

    /** @internal reads the page at a position */
    public static function read(PageCursor $cursor, \Closure $call): self
    {
        do {
            $page = $call($cursor->query);
            $records = $cursor->takeNew($page->_data, $page->_meta);
        } while ($records === null);
        $read = new self($records, $page->_meta);
        [$read->cursor, $read->call] = [$cursor, $call];
        return $read;
    }
}
