<?php

declare(strict_types=1);

namespace AccountingPlatform;

use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Exception\ConnectionException;
use AccountingPlatform\Exception\KeyMismatchException;
use AccountingPlatform\Exception\UnknownOutcomeException;
use Psr\Http\Client\ClientExceptionInterface;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Psr\Log\LoggerInterface;
use Psr\Log\NullLogger;

/**
 * A client without the operations. It does not expose its token.
 *
 * @phpstan-consistent-constructor
 */
abstract class Core
{
    use HoldsSecrets;

    public readonly string $baseUrl;
    public readonly string $authUrl;
    public readonly ?int $tenant;
    private readonly Http $http;
    /** The token, and the options, whose headers may hold another one. */
    private readonly \SensitiveParameterValue $hidden;

    /**
     * Creates a client for the credentials of one user. It sends no request.
     *
     * @param string $baseUrl `https://api.accounting-platform.example`, or `http://localhost:4010` for the sandbox
     * @param string|(\Closure(): string)|AccessTokens|null $token the access token, a function that returns it, or a source that also renews it
     * @param int|null $tenant identifier of the administration; by default the default administration of the OAuth client
     * @param string|null $language of messages: `nl` or `en`; English by default
     * @param string|null $authUrl base URL of the authorization service; `baseUrl` by default, as in the sandbox
     * @param ClientInterface|(\Closure(float, bool): ClientInterface)|null $http a PSR-18 client that follows no redirects and repeats no
     *   request, or a function that creates one for a timeout in seconds and for whether it sends a POST; by default `Http::create`
     * @param RequestFactoryInterface|null $factory of requests and streams (PSR-17); by default the factory of Nyholm or Guzzle
     * @param LoggerInterface $logger receives retries as warnings, without secrets
     * @param CallOptions $defaults of every call
     * @param \Closure(float): void|null $sleep waits the seconds before a retry
     * @throws \InvalidArgumentException when a URL is invalid, or there is no HTTP client
     */
    public function __construct(
        string $baseUrl,
        #[\SensitiveParameter] string|\Closure|AccessTokens|null $token = null,
        int|float|bool|null $tenant = null,
        public readonly ?string $language = null,
        ?string $authUrl = null,
        ClientInterface|\Closure|Http|null $http = null,
        ?RequestFactoryInterface $factory = null,
        private readonly LoggerInterface $logger = new NullLogger(),
        #[\SensitiveParameter] CallOptions $defaults = new CallOptions(),
        private readonly ?\Closure $sleep = null,
    ) {
        $this->baseUrl = self::normalizeUrl('baseUrl', $baseUrl);
        $this->authUrl = self::normalizeUrl('authUrl', $authUrl ?? $baseUrl);
        $this->http = $http instanceof Http ? $http : new Http($http, $factory);
        $options = (new CallOptions(tenant: $tenant, language: $language))->over($defaults);
        $this->hidden = new \SensitiveParameterValue([$token, $options]);
        $this->tenant = $tenant;
    }

    /** Returns a copy for another administration or another language. */
    public function with(int|float|bool|null $tenant = null, ?string $language = null): static
    {
        [$tenant, $language] = [$tenant ?? $this->tenant, $language ?? $this->language];
        [$token, $defaults] = $this->hidden->getValue();
        return new static(
            $this->baseUrl,
            $token,
            $tenant,
            $language,
            $this->authUrl,
            $this->http,
            null,
            $this->logger,
            $defaults,
            $this->sleep,
        );
    }

    /**
     * Calls any path of the API, such as one that the contract of this version does not have, with the token, the retries, the
     * limits and the exceptions of the client.
     *
     * @param string $path begins with a slash, and has no query
     * @param array<string, mixed> $query
     * @param mixed $body sent as JSON
     * @return mixed the decoded JSON, in which a number with a fraction is a string; the stream of a PDF; or null for no body
     * @throws CallException when the call does not succeed
     */
    public function request(string $method, string $path, array $query = [], mixed $body = null, ?CallOptions $options = null): mixed
    {
        if (!preg_match('~^/[^?#\x00-\x1F\x7F]*$~D', $path)) {
            throw new \InvalidArgumentException('path must begin with a slash, and have no query and fragment.');
        }
        $content = $body === null ? null : Body::json($body);
        return $this->call(new Request("$method $path", $method, $path, query: $query, body: $content, result: 'any'), $options);
    }

    /**
     * Creates a record unless there is one with its key, and repeats a POST whose outcome is unknown only after it has looked again. It
     * looks for the key as the platform stores it: trimmed, and for an IBAN or a VAT number without spaces, in capitals. It also looks
     * where the contract says that the record can be by now: a final draft is a sales invoice, and an article can be inactive.
     *
     * Two processes that look at the same time both find nothing, and both create a record, unless the key is unique in the
     * administration, as the `number` of a debtor is: then the second finds the record of the first. Let one process create the records
     * of a kind, or lock the key.
     *
     * @template T of object
     * @param Creatable<T> $resource creates and lists the records: `$client->draftSalesInvoices()`
     * @param string|list<string> $key the field, or the fields together, by which the record is known: a reference or a number of yours. Each
     *   is a filter of the list, and has a value in the body that no other record has
     * @param object $body what `create` of the resource takes
     * @param float $settleTime seconds from a POST whose outcome is unknown to the last look before it is repeated: a request that timed
     *   out may still be processed
     * @return CreatedOnce<T>
     * @throws \InvalidArgumentException when the body has no value for the key: it would find somebody else's record
     * @throws KeyMismatchException when the platform stored another key; the record exists
     * @throws UnknownOutcomeException when the outcome is still unknown: the list failed, `maxAttempts` is reached, or a later POST was
     *   rejected, which is the previous exception then
     * @throws CallException when `create` or the first look fails
     */
    public function createOnce(
        object $resource,
        string|array $key,
        object $body,
        float $settleTime = 5.0,
        int $maxAttempts = 3,
        ?CallOptions $options = null,
    ): CreatedOnce {
        return (new CreateOnce($resource, (array) $key, $body, $this->pause(...), $options))->run($settleTime, $maxAttempts);
    }

    /** @internal */
    public function call(Request $request, ?CallOptions $options = null): mixed
    {
        $limits = ($options ?? new CallOptions())->over($this->hidden->getValue()[1]);
        $context = $this->createContext($request, $limits);
        $policy = new RetryPolicy($request, $limits);
        for ($attempt = 1, $renewed = null;; $attempt++) {
            $accessToken = $request->isSignIn ? null : $renewed ?? $this->getToken();
            try {
                return $this->attempt($request, $limits, $context, $accessToken);
            } catch (CallException $error) {
                if ($policy->isDeleted($error)) {
                    return null;
                }
                $renewed ??= $error->status === 401 ? $this->renewToken($accessToken) : null;
                $isUsable = $error->status === 401 && ($renewed ?? $accessToken) !== $accessToken;
                $wait = $isUsable ? 0.0 : $policy->getWait($error);
                if ($wait === null) {
                    throw $policy->isOutcomeUnknown($error) ? new UnknownOutcomeException($context, $error) : $error;
                }
                $this->logger->warning("{$error->getMessage()} Retrying in {wait} s.", ['wait' => round($wait, 3), 'attempt' => $attempt]);
                $this->pause($wait);
            }
        }
    }

    /** @internal */
    public function list(Request $request, ?CallOptions $options = null): Page
    {
        $warn = fn(string $message) => $this->logger->warning("{operation}: $message", ['operation' => $request->operation]);
        $call = fn(array $query): Page => $this->call($request->withQuery($query), $options);
        return Page::read(new PageCursor($request->query, $warn), $call);
    }

    /** @internal returns the URL of a page that a browser opens */
    public function getUrl(Request $request): string
    {
        return $request->getUrl($request->isSignIn ? $this->authUrl : $this->baseUrl);
    }

    /** @return array<string, mixed> without the token, and without the HTTP client, which may have kept requests */
    public function __debugInfo(): array
    {
        return ['baseUrl' => $this->baseUrl, 'authUrl' => $this->authUrl, 'tenant' => $this->tenant, 'language' => $this->language];
    }

    private function attempt(Request $request, CallOptions $limits, CallContext $context, #[\SensitiveParameter] ?string $token): mixed
    {
        $secrets = [...($request->body?->getSecrets() ?? []), $token];
        $outgoing = $this->createRequest($request, $limits, $context, $token);
        $response = null;
        try {
            $response = $this->http->getClient($limits->timeout, $request->method === 'POST')->sendRequest($outgoing);
            $reader = new ResponseReader($context, $request, $response, $this->http->streams, $secrets, $limits->maxResponseBytes);
        } catch (CallException $error) {
            throw $error;
        } catch (ClientExceptionInterface|\RuntimeException $error) {
            // The exception of the HTTP client is not the previous one: it holds the request with its token.
            $message = Redact::text($error->getMessage(), $secrets);
            $headers = Redact::headers($response?->getHeaders() ?? [], $secrets);
            $host = preg_replace('~^(\w+://[^/]+).*~', '$1', $context->url);
            $text = 'no ' . ($response ? 'complete ' : '') . "response from $host (" . rtrim($message, '.') . ').';
            throw new ConnectionException($context, $text, ConnectionException::findReason($message, (int) $error->getCode()), $response?->getStatusCode(), $headers);
        }
        $content = $reader->read();
        $limits->onResponse && ($limits->onResponse)($response);
        return $content;
    }

    private function createRequest(Request $request, CallOptions $limits, CallContext $context, #[\SensitiveParameter] ?string $token): RequestInterface
    {
        $outgoing = $this->http->requests->createRequest($request->method, $context->url);
        $accept = $request->result === 'pdf' ? 'application/pdf' : ($request->result === 'any' ? 'application/json, application/pdf' : 'application/json');
        $headers = [
            'Accept' => "$accept, application/problem+json",
            'Content-Type' => $request->body?->contentType,
            'Authorization' => $token === null ? null : "Bearer $token",
            'X-Tenant-Id' => $context->tenant === null ? null : (string) $context->tenant,
            'Accept-Language' => $context->language,
            'User-Agent' => 'accounting-platform-client-php/' . Client::VERSION,
        ];
        foreach (CallOptions::mergeHeaders($limits->headers, $headers) as $name => $value) {
            $outgoing = $value === null ? $outgoing : $outgoing->withHeader((string) $name, $value);
        }
        $content = $request->body?->getContent();
        if (is_string($content)) {
            $content = $this->http->streams->createStream($content);
        }
        $content?->rewind();
        return $content ? $outgoing->withBody($content) : $outgoing;
    }

    private function createContext(Request $request, CallOptions $limits): CallContext
    {
        $tenant = $request->isSignIn ? null : $limits->tenant;
        return new CallContext($request->operation, $request->method, $this->getUrl($request), $tenant, $limits->language ?? 'en');
    }

    /** @throws \InvalidArgumentException when the token is not a valid header value */
    private function getToken(): ?string
    {
        [$source] = $this->hidden->getValue();
        $token = match (true) {
            $source instanceof AccessTokens => $source->current(),
            $source instanceof \Closure => $source(),
            default => $source,
        };
        return $token === null ? null : self::checkToken($token);
    }

    private function renewToken(#[\SensitiveParameter] ?string $rejected): ?string
    {
        [$source] = $this->hidden->getValue();
        return match (true) {
            $rejected === null => null,
            $source instanceof AccessTokens => self::checkToken($source->renew($rejected)),
            $source instanceof \Closure => self::checkToken($source()),
            default => null,
        };
    }

    private static function checkToken(#[\SensitiveParameter] string $token): string
    {
        return preg_match('/^[\x21-\x7e]+$/D', $token) ? $token : throw new \InvalidArgumentException('token must be printable ASCII, without "Bearer".');
    }

    private function pause(float $seconds): void
    {
        if ($this->sleep) {
            ($this->sleep)($seconds);
            return;
        }
        // One sleep cannot have more microseconds than an integer.
        for ($left = $seconds; $left > 0; $left -= 1000) {
            usleep((int) ceil(min($left, 1000) * 1e6));
        }
    }

    /** Removes trailing slashes, so that paths can be appended. The message does not repeat the value, which may hold a password. */
    private static function normalizeUrl(string $name, string $url): string
    {
        return preg_match('~^https?://[^?#@\s]+$~D', $url) ? rtrim($url, '/') : throw new \InvalidArgumentException("$name must be http(s) without user, query or #.");
    }
}
