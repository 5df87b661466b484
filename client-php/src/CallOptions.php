<?php

declare(strict_types=1);

namespace AccountingPlatform;

use Psr\Http\Message\ResponseInterface;

/** Options of a call, and the defaults of a client. Times are in seconds. */
final readonly class CallOptions
{
    private const DEFAULTS = ['timeout' => 60.0, 'maxResponseBytes' => 180e6, 'maxRetries' => 4, 'maxWait' => 60.0, 'retryDelay' => 1.0];

    /**
     * @param float|null $timeout for each request, 60 by default; an HTTP client of your own has its own timeout
     * @param int|null $maxRetries 4 by default; 0 for none
     * @param float|null $maxWait what all retries of a call wait at most, 60 by default; also the ceiling of `Retry-After`
     * @param float|null $retryDelay before the first retry, doubled for each next one; 1 by default
     * @param int|null $tenant identifier of the administration; by default the default administration of the OAuth client
     * @param string|null $language of messages: `nl` or `en`; English by default
     * @param array<string, string> $headers sent besides the client's own, or instead of them
     * @param (\Closure(ResponseInterface): void)|null $onResponse receives the successful response, for its status and headers
     * @param float|null $maxResponseBytes decompressed, 180,000,000 by default, so that a page of 100,000 ledger lines passes; `INF` for no
     *   maximum. PHP has a `memory_limit` of its own
     * @throws \InvalidArgumentException when a limit is negative
     * @throws \TypeError when a tenant or a number of retries is no integer
     */
    public function __construct(
        public ?float $timeout = null,
        public int|float|bool|null $maxRetries = null,
        public ?float $maxWait = null,
        public ?float $retryDelay = null,
        public int|float|bool|null $tenant = null,
        public ?string $language = null,
        public array $headers = [],
        public ?\Closure $onResponse = null,
        public ?float $maxResponseBytes = null,
    ) {
        foreach (['maxRetries', 'tenant'] as $name) {
            $this->$name === null || Scalar::check($this->$name, 'int', $name);
        }
        foreach (['timeout' => 0.001, 'maxResponseBytes' => 1, 'maxRetries' => 0, 'maxWait' => 0, 'retryDelay' => 0] as $name => $minimum) {
            if ($this->$name !== null && !($this->$name >= $minimum)) {
                throw new \InvalidArgumentException("$name must be a number of at least $minimum.");
            }
        }
    }

    /** Returns these options, completed with the options of the client and the defaults. */
    public function over(self $defaults): self
    {
        $isSet = static fn(mixed $value): bool => $value !== null;
        $merged = array_filter(get_object_vars($this), $isSet) + array_filter(get_object_vars($defaults), $isSet) + self::DEFAULTS;
        return new self(...['headers' => self::mergeHeaders($this->headers, $defaults->headers)] + $merged);
    }

    /** @return array<string, mixed> without the values of headers, which may be secrets */
    public function __debugInfo(): array
    {
        return ['headers' => array_keys($this->headers)] + get_object_vars($this);
    }

    /**
     * Completes headers with headers of other names. Names have no case.
     *
     * @internal
     */
    public static function mergeHeaders(array $headers, array $others): array
    {
        $names = array_change_key_case($headers);
        $isOther = static fn(string|int $name): bool => !array_key_exists(strtolower((string) $name), $names);
        return $headers + array_filter($others, $isOther, ARRAY_FILTER_USE_KEY);
    }
}
