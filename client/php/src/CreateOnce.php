<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\ChangedKeyException;
use AccountingPlatform\Exception\UnknownOutcomeException;

/**
 * Creates a record unless there is one with its key.
 *
 * @internal
 */
final readonly class CreateOnce
{
    /** @var array<string, mixed> */
    private array $filters;

    /**
     * @param list<string> $key
     * @param \Closure(float): void $pause
     */
    public function __construct(
        private object $resource,
        array $key,
        private object $body,
        private \Closure $pause,
        private ?CallOptions $options,
    ) {
        foreach ($key as $name) {
            if (self::isNothing($body->$name ?? null)) {
                throw new \InvalidArgumentException("createOnce: the body needs a value for $name, by which the record is found.");
            }
        }
        $filters = array_intersect_key(get_object_vars($body), array_flip($key));
        foreach ($filters as $name => $value) {
            $filters[$name] = is_string($value) ? Text::normalize($value, $body::FIELDS[$name]) : $value;
        }
        $this->filters = $filters;
        if ($filters === []) {
            throw new \InvalidArgumentException('createOnce: name the key, such as reference.');
        }
    }

    public function run(float $settleTime, int $maxAttempts): CreatedOnce
    {
        $found = $this->find();
        for ($attempt = 1; $found === null; $attempt++) {
            try {
                $record = $this->resource->create($this->body, options: $this->options);
                $changed = self::listDifferences($this->filters, $record, $this->body::FIELDS);
                return $changed === [] ? new CreatedOnce($record, Outcome::Created) : throw new ChangedKeyException($record, $changed);
            } catch (UnknownOutcomeException $unknown) {
                $found = $this->lookAgain($settleTime, $unknown);
                if ($found === null && $attempt >= $maxAttempts) {
                    throw $unknown;
                }
            }
        }
        return $found;
    }

    /** Returns the record with the key; of several that which differs least. */
    private function find(): ?CreatedOnce
    {
        $found = [];
        foreach ($this->resource->list(...$this->filters, options: $this->options)->all() as $record) {
            if (self::listDifferences($this->filters, $record, $this->body::FIELDS) === []) {
                $differences = self::listDifferences(get_object_vars($this->body), $record, $this->body::FIELDS);
                $found[] = new CreatedOnce($record, $differences === [] ? Outcome::Found : Outcome::Mismatch, $differences);
            }
        }
        usort($found, static fn(CreatedOnce $a, CreatedOnce $b): int => count($a->differences) <=> count($b->differences));
        return $found[0] ?? null;
    }

    /** Looks at once, because most lost responses are those of finished requests, and again after the settle time. */
    private function lookAgain(float $settleTime, UnknownOutcomeException $unknown): ?CreatedOnce
    {
        try {
            $found = $this->find();
        } catch (CallException) {
            $found = null;
        }
        if ($found !== null) {
            return $found;
        }
        ($this->pause)($settleTime);
        try {
            return $this->find();
        } catch (CallException) {
            // Without an answer the POST must not be repeated.
            throw $unknown;
        }
    }

    /**
     * Lists the paths of the fields in which a record differs. Fields that are not in both are left out: the platform completes what a
     * body leaves out, which null and a blank text do as well, and does not return all that it takes.
     *
     * @return list<string>
     */
    private static function listDifferences(array $asked, object $record, array $kinds, string $prefix = ''): array
    {
        $paths = [];
        foreach (array_intersect_key($asked, $kinds, get_object_vars($record)) as $name => $value) {
            if (!self::isNothing($value)) {
                array_push($paths, ...self::compare($value, $record->$name, $kinds[$name], $prefix . $name));
            }
        }
        return $paths;
    }

    /** @return list<string> */
    private static function compare(mixed $asked, mixed $stored, string|array $kind, string $path): array
    {
        if (is_array($asked) && is_array($stored)) {
            if (count($asked) !== count($stored)) {
                return [$path];
            }
            $compare = static fn(mixed $item, int $index): array => self::compare($item, $stored[$index], $kind[0], "{$path}[$index]");
            return array_merge(...array_map($compare, array_values($asked), array_keys(array_values($asked))));
        }
        if (is_object($asked) && is_object($stored) && defined($asked::class . '::FIELDS')) {
            return self::listDifferences(get_object_vars($asked), $stored, $asked::FIELDS, "$path.");
        }
        return self::normalize($asked, $kind) === self::normalize($stored, $kind) ? [] : [$path];
    }

    /** Whether a body says nothing by a value: it is left out, null, or a blank text. */
    private static function isNothing(mixed $value): bool
    {
        return $value === null || $value === LeftOut::Value || is_string($value) && Text::isBlank($value);
    }

    /** Texts are compared as the platform stores them, and without case. */
    private static function normalize(mixed $value, string|array $kind): mixed
    {
        return match (true) {
            $value instanceof \DateTimeInterface => Json::formatDate($value, $kind),
            $value instanceof \BackedEnum => $value->value,
            $value !== null && is_string($kind) && str_starts_with($kind, 'decimal:') => Decimal::normalize($value, 4),
            is_string($value) => Text::foldCase(Text::normalize($value, is_string($kind) ? $kind : '')),
            default => $value,
        };
    }
}
