<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\KeyMismatchException;
use AccountingPlatform\Exception\UnknownOutcomeException;
use AccountingPlatform\Exception\ValidationException;

/**
 * Creates a record unless there is one with its key.
 *
 * @internal
 */
final readonly class CreateOnce
{
    private array $key;

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
        $values = [];
        foreach ($key as $name) {
            $kind = $body::FIELDS[$name] ?? '';
            $value = $body->$name ?? null;
            $isText = is_string($kind) && in_array($kind, Scalar::TEXTS, true);
            $values[$name] = $isText && $value !== null && $value !== LeftOut::Value ? Text::normalize($value, $kind) : $value;
            if ($values[$name] === null || $values[$name] === LeftOut::Value) {
                throw new \InvalidArgumentException("createOnce: the body needs a value for $name, by which the record is found.");
            }
        }
        $this->key = $values ?: throw new \InvalidArgumentException('createOnce: name the key, such as reference.');
    }

    public function run(float $settleTime, int $maxAttempts): CreatedOnce
    {
        if ($maxAttempts < 1 || !($settleTime >= 0)) {
            throw new \InvalidArgumentException('createOnce: maxAttempts must be at least 1, and settleTime at least 0.');
        }
        $found = $this->find();
        for ($attempt = 1; $found === null; $attempt++) {
            try {
                $record = $this->resource->create($this->body, options: $this->options);
            } catch (CallException $error) {
                $isUnknown = $error instanceof UnknownOutcomeException;
                // A POST is repeated after an unknown outcome only.
                $failure = $attempt === 1 || $isUnknown ? $error : self::toUnknownOutcome($error);
                $found = $this->lookAgain($isUnknown ? $settleTime : null, $failure);
                if ($found === null && (!$isUnknown || $attempt >= $maxAttempts)) {
                    throw $failure;
                }
                continue;
            }
            $this->checkKey($record);
            return new CreatedOnce($record, Outcome::Created);
        }
        return $found;
    }

    /** Wraps a rejection, which says nothing about an earlier POST; of a unique key, it may mean that this created the record. */
    private static function toUnknownOutcome(CallException $error): UnknownOutcomeException
    {
        return new UnknownOutcomeException($error->context, $error, 'An earlier POST');
    }

    private function checkKey(object $record): void
    {
        $names = self::listDifferences($this->key, $record, $this->body::FIELDS);
        if ($names !== []) {
            $print = fn(object|array $values): string => implode(', ', array_map(
                fn(string $name): string => "$name " . Json::encode(((array) $values)[$name], $this->body::FIELDS[$name], $name),
                $names,
            ));
            $context = new CallContext('createOnce', 'POST', $record->_meta->self ?? '');
            throw new KeyMismatchException($context, $record, $print($this->key), $print($record));
        }
    }

    /**
     * Returns the record with the key, and its place; of several, the one that differs least. The list that a record moves to is read last:
     * a record that moves meanwhile was in the first.
     */
    private function find(): ?CreatedOnce
    {
        [$parameters, $lists] = method_exists($this->resource, 'getPlaces') ? $this->resource->getPlaces() : [[], []];
        $found = $this->findIn($this->resource, $this->key + $parameters, null);
        foreach ($lists as $name => $list) {
            array_push($found, ...$this->findIn($list, $this->key, $name));
        }
        usort($found, static fn(CreatedOnce $a, CreatedOnce $b): int => count($a->differences) <=> count($b->differences));
        return $found[0] ?? null;
    }

    /** @return list<CreatedOnce> */
    private function findIn(object $list, array $filters, ?string $movedTo): array
    {
        $found = [];
        foreach ($list->list(...$filters, options: $this->options) as $record) {
            if (self::listDifferences($this->key, $record, $this->body::FIELDS) === []) {
                $differences = self::listDifferences(get_object_vars($this->body), $record, $this->body::FIELDS);
                $found[] = new CreatedOnce($record, $differences === [] ? Outcome::Found : Outcome::Mismatch, $differences, $movedTo);
            }
        }
        return $found;
    }

    /**
     * Looks at once, because most requests whose response was lost are finished, and again after the settle time.
     *
     * @param float|null $settleTime null for one look only
     * @throws CallException the failure, when it says that there is no record, or no look succeeds
     */
    private function lookAgain(?float $settleTime, CallException $failure): ?CreatedOnce
    {
        if (!$failure instanceof UnknownOutcomeException && !$failure instanceof ValidationException) {
            throw $failure;
        }
        try {
            $found = $this->find();
        } catch (CallException) {
            $found = null;
        }
        if ($found !== null || $settleTime === null) {
            return $found;
        }
        ($this->pause)($settleTime);
        try {
            return $this->find();
        } catch (CallException) {
            // A POST without an answer must not be repeated.
            throw $failure;
        }
    }

    /**
     * Lists the paths of the fields in which a record differs. Leaves out fields that only one has, because the platform
     * does not return all that it takes, and fields that are null or blank in the body, because the platform completes them.
     *
     * @return list<string>
     */
    private static function listDifferences(array $asked, object $record, array $kinds, string $prefix = ''): array
    {
        $paths = [];
        foreach (array_intersect_key($asked, $kinds, get_object_vars($record)) as $name => $value) {
            if ($value !== LeftOut::Value && self::normalize($value, $kinds[$name]) !== null) {
                array_push($paths, ...self::compare($value, $record->$name, $kinds[$name], $prefix . $name));
            }
        }
        return $paths;
    }

    private static function compare(mixed $asked, mixed $stored, string|array $kind, string $path): array
    {
        if (is_array($asked) && is_array($stored)) {
            if (count($asked) !== count($stored)) {
                return [$path];
            }
            $differences = [];
            foreach (array_values($asked) as $index => $item) {
                array_push($differences, ...self::compare($item, $stored[$index], $kind[0], "{$path}[$index]"));
            }
            return $differences;
        }
        if (is_object($asked) && is_object($stored) && defined($asked::class . '::FIELDS')) {
            return self::listDifferences(get_object_vars($asked), $stored, $asked::FIELDS, "$path.");
        }
        [$asked, $stored] = [self::normalize($asked, $kind), self::normalize($stored, $kind)];
        $isSame = is_string($asked) && is_string($stored) ? Text::isSame($asked, $stored) : $asked === $stored;
        return $isSame ? [] : [$path];
    }

    /** Returns a value as the platform stores it: a blank text is null. */
    private static function normalize(mixed $value, string|array $kind): mixed
    {
        return match (true) {
            $value instanceof \DateTimeInterface => Json::formatDate($value, $kind),
            $value instanceof \BackedEnum => $value->value,
            $value !== null && $value !== LeftOut::Value && Scalar::isDecimal($kind) => Decimal::normalize($value, 4),
            is_string($value), is_int($value) && in_array($kind, Scalar::TEXTS, true) => Text::normalize($value, $kind),
            default => $value,
        };
    }
}
