<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** Methods of records and inputs. Each has the kinds of its fields in `FIELDS`. */
trait Record
{
    /**
     * Creates it from decoded JSON. Unknown fields are dropped.
     *
     * @internal
     * @param array<string, mixed> $fields
     * @param bool $isPartial true when only some fields were requested: the others throw when they are read
     */
    public static function fromArray(array $fields, bool $isPartial = false): self
    {
        $record = (new \ReflectionClass(self::class))->newInstanceWithoutConstructor();
        foreach (self::FIELDS as $name => $kind) {
            if (array_key_exists($name, $fields)) {
                // `_meta` of a record in a list has its URL only.
                $record->$name = Json::read($fields[$name], $kind, $isPartial || $name === '_meta');
            } elseif ($isPartial || !$record->leaveOut($name)) {
                unset($record->$name);
            }
        }
        return $record;
    }

    /**
     * Returns the fields as plain values: dates as the API writes them, decimals as exact strings, and values of enums. Leaves
     * out fields that the response does not have.
     *
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        $values = [];
        foreach (array_intersect_key(self::FIELDS, get_object_vars($this)) as $name => $kind) {
            if ($this->$name !== LeftOut::Value) {
                $values[$name] = Json::toPlain($this->$name, $kind);
            }
        }
        return $values;
    }

    public function jsonSerialize(): array
    {
        return $this->toArray();
    }

    /** Returns it as JSON, with amounts as exact numbers. */
    public function toJson(): string
    {
        return Json::encode($this, self::class);
    }

    public function __isset(string $name): bool
    {
        return false;
    }

    /** @throws \LogicException for a field that the response does not have */
    public function __get(string $name): never
    {
        throw new \LogicException(self::class . "::\$$name is not in the response. Is it among the fields that were asked for?");
    }

    /** @param array<string, mixed> $fields as they were serialized; those that the response does not have are absent */
    public function __unserialize(array $fields): void
    {
        foreach (array_keys(self::FIELDS) as $name) {
            if (array_key_exists($name, $fields)) {
                $this->$name = $fields[$name];
            } else {
                unset($this->$name);
            }
        }
    }

    /** Sets a field that the JSON does not have; false when it needs a value. */
    private function leaveOut(string $name): bool
    {
        try {
            $this->$name = self::MISSING;
            return true;
        } catch (\TypeError) {
            return false;
        }
    }
}
