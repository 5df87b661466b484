<?php

declare(strict_types=1);

namespace AccountingPlatform;

/**
 * A request as a generated method describes it.
 *
 * @internal
 */
final readonly class Request
{
    /**
     * @param string $operation the `operationId` of the contract
     * @param string $path template: `/v1/debtors/{id}`
     * @param array<string, int|string> $pathParams
     * @param array<string, mixed> $query those that are null are not sent
     * @param string|array|null $result the class of the response, a list with the class of the records of a page, `pdf`, `any`, or
     *   null for none
     * @param bool $isSignIn whether it goes to the authorization service, without token and tenant
     * @param array<string, string> $kinds of the values of the query, as `Json` has them
     */
    public function __construct(
        public string $operation,
        public string $method,
        public string $path,
        public array $pathParams = [],
        public array $query = [],
        public ?Body $body = null,
        public string|array|null $result = null,
        public bool $isSignIn = false,
        public array $kinds = [],
        public bool $isDeprecated = false,
    ) {
    }

    /** @param array<string, mixed> $query */
    public function withQuery(array $query): self
    {
        return new self(...['query' => $query] + get_object_vars($this));
    }

    /**
     * @throws \TypeError when a value has another type
     * @throws \InvalidArgumentException when a value would change the path, or a filter would not be sent
     */
    public function getUrl(string $baseUrl): string
    {
        $pairs = [];
        foreach (array_filter($this->query, static fn(mixed $value): bool => $value !== null && $value !== LeftOut::Value) as $name => $value) {
            $values = is_array($value) ? array_values($value) : [$value];
            if ($values === []) {
                // Without the parameter the response would be the unfiltered list.
                throw new \InvalidArgumentException("$this->operation: $name is an empty list. Leave it out.");
            }
            $texts = array_map(fn(mixed $item): string => rawurlencode($this->format($name, $item)), $values);
            $pairs[] = $name === 'fields' ? 'fields=' . str_replace('%2C', ',', implode(',', $texts)) : "$name=" . implode("&$name=", $texts);
        }
        return $baseUrl . preg_replace_callback('/\{(\w+)\}/', $this->encodePathParam(...), $this->path) . ($pairs ? '?' . implode('&', $pairs) : '');
    }

    private function format(string $name, mixed $value): string
    {
        $kind = $this->kinds[$name] ?? '';
        $value = Json::toExact($value, $kind);
        Json::checkKind($value, $kind, "$this->operation: $name");
        return match (true) {
            $value instanceof \BackedEnum => (string) $value->value,
            $value instanceof \DateTimeInterface => Json::formatDate($value, $kind),
            is_bool($value) => $value ? 'true' : 'false',
            is_string($value), is_int($value) => (string) $value,
            default => throw new \InvalidArgumentException("$this->operation: $name cannot be " . get_debug_type($value) . '.'),
        };
    }

    /** Rejects empty and dot segments, which would change the path and with it the operation. */
    private function encodePathParam(array $match): string
    {
        $value = $this->pathParams[$match[1]] ?? '';
        if (is_float($value) || is_bool($value)) {
            throw new \TypeError("$this->operation: $match[1] cannot be " . get_debug_type($value) . '.');
        }
        $value = (string) $value;
        return in_array($value, ['', '.', '..'], true)
            ? throw new \InvalidArgumentException("$this->operation: $match[1] must identify a record, unlike \"$value\".")
            : rawurlencode($value);
    }
}
