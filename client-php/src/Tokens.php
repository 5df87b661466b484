<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\UnknownOutcomeException;
use AccountingPlatform\Exception\UnreadableResponseException;
use AccountingPlatform\Model\TokenRequest;

/** The tokens of a user who signed in. Store them as `toArray()` returns them, for instance as JSON. */
final readonly class Tokens
{
    /**
     * @param string $accessToken of the next calls
     * @param string $refreshToken exchanged for new tokens, once
     * @param float|null $expiresAt expiry of the access token, in seconds since 1970; null when the platform did not say
     * @param string|null $scope granted scopes, separated by spaces
     * @param float|null $refreshing start of a refresh that is under way or was interrupted
     */
    public function __construct(
        #[\SensitiveParameter] public string $accessToken,
        #[\SensitiveParameter] public string $refreshToken,
        public ?float $expiresAt = null,
        public ?string $scope = null,
        public ?float $refreshing = null,
    ) {
    }

    public function toArray(): array
    {
        return get_object_vars($this);
    }

    /**
     * Reads what `toArray` returned.
     *
     * @throws \UnexpectedValueException when these are no tokens; the message quotes none
     */
    public static function fromArray(#[\SensitiveParameter] mixed $fields): self
    {
        try {
            return new self(...array_intersect_key((array) $fields, get_class_vars(self::class)));
        } catch (\Error) {
            throw new \UnexpectedValueException('The store does not contain tokens. Empty it, and sign in again.');
        }
    }

    public function withRefreshing(?float $since): self
    {
        return new self($this->accessToken, $this->refreshToken, $this->expiresAt, $this->scope, $since);
    }

    /** Remaining seconds of the access token; infinite when its expiry is unknown. */
    public function getLifetime(): float
    {
        return $this->expiresAt === null ? INF : $this->expiresAt - microtime(true);
    }

    /**
     * Exchanges a code or a refresh token for tokens. The expiry counts from before the request, so that it is never late.
     *
     * @internal
     * @param self|null $old without rotation the response may omit the refresh token and the scope (RFC 6749, section 6)
     * @throws CallException when the platform rejects the grant, or the response has no tokens
     */
    public static function exchange(
        Core $client,
        #[\SensitiveParameter] TokenRequest $grant,
        #[\SensitiveParameter] ?self $old = null,
    ): self {
        $requestedAt = microtime(true);
        $body = Body::form($grant);
        // Not the typed operation: the response of a refresh may omit what does not change.
        $request = new Request('requestToken', 'POST', '/connect/token', body: $body, result: 'any', isSignIn: true);
        $response = $client->call($request);
        [$access, $refresh] = [$response['access_token'] ?? null, $response['refresh_token'] ?? $old?->refreshToken];
        if (!is_string($access) || $access === '' || !is_string($refresh) || $refresh === '') {
            $context = self::createContext($client);
            throw new UnknownOutcomeException($context, new UnreadableResponseException($context, '200 The response has no tokens.', 200));
        }
        $lifetime = $response['expires_in'] ?? null;
        // A lifetime of 0 says nothing: a new token works.
        $expiresAt = is_numeric($lifetime) && $lifetime > 0 ? $requestedAt + (float) $lifetime : null;
        return new self($access, $refresh, $expiresAt, is_string($response['scope'] ?? null) ? $response['scope'] : $old?->scope);
    }

    /** @internal */
    public static function createContext(Core $client): CallContext
    {
        return new CallContext('requestToken', 'POST', "$client->authUrl/connect/token");
    }
}
