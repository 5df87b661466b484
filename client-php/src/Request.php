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
     * @param array<string, mixed> $query parameters; null and left out ones are not sent
     * @param string|array|null $result the class of the response, a list with the class of the records of a page, `pdf`, `any`, or
     *   null for none
     * @param bool $isSignIn true when it goes to the authorization service, without token and tenant
     * @param array<string, string> $kinds kinds of the parameters, as in the `FIELDS` of a record
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
    ) {
    }

    public function withQuery(array $query): self
    {
        // Values of a URL are texts.
        $isTyped = fn(string $name): bool => !isset($query[$name]) || $query[$name] === ($this->query[$name] ?? null);
        $kinds = array_filter($this->kinds, $isTyped, ARRAY_FILTER_USE_KEY);
        return new self(...['query' => $query, 'kinds' => $kinds] + get_object_vars($this));
    }

    /**
     * @throws \InvalidArgumentException when a value would change the path, or a filter would not be sent
     * @throws \TypeError when a value has another type than its parameter
     */
    public function getUrl(string $baseUrl): string
    {
        $pairs = [];
        $isSent = static fn(mixed $value): bool => $value !== null && $value !== LeftOut::Value;
        foreach (array_filter($this->query, $isSent) as $name => $value) {
            $values = is_array($value) ? array_values($value) : [$value];
            if ($values === [] || in_array(null, $values, true)) {
                // A request without the parameter would return the unfiltered list.
                throw new \InvalidArgumentException("$this->operation: $name has no value. Leave it out.");
            }
            $texts = array_map(fn(mixed $item): string => rawurlencode($this->format($name, $item)), $values);
            $pairs[] = $name === 'fields'
                ? 'fields=' . str_replace('%2C', ',', implode(',', $texts))
                : "$name=" . implode("&$name=", $texts);
        }
        $path = preg_replace_callback('/\{(\w+)\}/', $this->encodePathParam(...), $this->path);
        return $baseUrl . $path . ($pairs ? '?' . implode('&', $pairs) : '');
    }

    private function format(string $name, mixed $value): string
    {
        $this->check($name, $value);
        $kind = $this->kinds[$name] ?? '';
        return match (true) {
            Scalar::isDecimal($kind) => Decimal::check($value, (int) substr($kind, 8), "$this->operation: $name"),
            $value instanceof \BackedEnum => (string) $value->value,
            $value instanceof \DateTimeInterface => Json::formatDate($value, $this->kinds[$name] ?? 'date'),
            is_bool($value) => $value ? 'true' : 'false',
            is_string($value), is_int($value) => (string) $value,
            default => throw new \InvalidArgumentException("$this->operation: $name cannot be " . get_debug_type($value) . '.'),
        };
    }

    /** Tests the type of a parameter. A text of digits is an integer, too. */
    private function check(string $name, mixed $value): void
    {
        $isInteger = ($this->kinds[$name] ?? '') === 'int' && is_string($value) && preg_match('/^-?\d+$/D', $value);
        if (isset($this->kinds[$name]) && !$isInteger) {
            Scalar::check($value, $this->kinds[$name], "$this->operation: $name");
        }
    }

    /** Rejects empty and dot segments, which would change the path and with it the operation. */
    private function encodePathParam(array $match): string
    {
        $param = $this->pathParams[$match[1]] ?? '';
        $this->check($match[1], $param);
        $value = (string) $param;
        return in_array($value, ['', '.', '..'], true)
            ? throw new \InvalidArgumentException("$this->operation: $match[1] must identify a record, unlike \"$value\".")
            : rawurlencode($value);
    }
}
