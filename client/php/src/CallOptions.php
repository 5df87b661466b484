<?php

declare(strict_types=1);

namespace AccountingPlatform;

use Psr\Http\Message\ResponseInterface;

/** What a call does otherwise than its client, and the defaults of a client. Times are in seconds. */
final readonly class CallOptions
{
    private const DEFAULTS = ['timeout' => 60.0, 'maxRetries' => 4, 'maxWait' => 60.0, 'retryDelay' => 1.0, 'retryPostOn503' => false];

    public ?int $maxRetries;
    public ?int $tenant;

    /**
     * @param float|null $timeout for each request, 60 by default; an HTTP client of your own has its own timeout
     * @param int|null $maxRetries 4 by default; 0 for none
     * @param float|null $maxWait what all retries of a call wait at most, 60 by default; also the ceiling of `Retry-After`
     * @param float|null $retryDelay before the first retry, doubled for each next one; 1 by default
     * @param bool|null $retryPostOn503 whether a POST is retried after 503 with `Retry-After`; the platform does not promise that such a
     *   request was not processed, so false by default
     * @param int|null $tenant identifier of the administration; by default the default administration of the OAuth client
     * @param string|null $language of messages: `nl` or `en`; English by default
     * @param array<string, string> $headers besides those of the client, or instead of them
     * @param (\Closure(ResponseInterface): void)|null $onResponse receives the successful response, for its status and headers
     * @throws \InvalidArgumentException when a limit is negative
     */
    public function __construct(
        public ?float $timeout = null,
        int|float|bool|null $maxRetries = null,
        public ?float $maxWait = null,
        public ?float $retryDelay = null,
        public ?bool $retryPostOn503 = null,
        int|float|bool|null $tenant = null,
        public ?string $language = null,
        public array $headers = [],
        public ?\Closure $onResponse = null,
    ) {
        // A float that PHP would cut is a TypeError, because this file has strict types.
        [$this->tenant, $this->maxRetries] = [$tenant, $maxRetries];
        foreach (['timeout' => 0.001, 'maxRetries' => 0, 'maxWait' => 0, 'retryDelay' => 0] as $name => $minimum) {
            if ($this->$name !== null && !($this->$name >= $minimum)) {
                throw new \InvalidArgumentException("$name must be a number of at least $minimum.");
            }
        }
    }

    /**
     * Adds the headers of the second list whose names the first does not have, in any case.
     *
     * @internal
     * @param array<string, string|null> $headers
     * @param array<string, string|null> $defaults
     * @return array<string, string|null>
     */
    public static function mergeHeaders(array $headers, array $defaults): array
    {
        return array_change_key_case($headers) + array_change_key_case($defaults);
    }

    /** Returns these options, completed with those of the client and the defaults. */
    public function over(self $defaults): self
    {
        $isSet = static fn(mixed $value): bool => $value !== null;
        $merged = array_filter(get_object_vars($this), $isSet) + array_filter(get_object_vars($defaults), $isSet) + self::DEFAULTS;
        return new self(...['headers' => self::mergeHeaders($this->headers, $defaults->headers)] + $merged);
    }
}
