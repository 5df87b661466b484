<?php

declare(strict_types=1);

namespace AccountingPlatform\Testing;

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Http;
use AccountingPlatform\Json;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

/**
 * An HTTP client for tests, which sends nothing: it responds with what a test adds, and records the requests.
 *
 * @example
 * $http = (new FakeHttpClient())->respond('GET', '/v1/debtors/1', ['id' => 1, 'name' => 'Acme']);
 * $http->createClient()->debtors()->get(1);
 */
final class FakeHttpClient implements ClientInterface
{
    /** @var list<SentRequest> in the order in which they were sent */
    public array $requests = [];
    /** @var array<string, non-empty-list<\Closure(RequestInterface): ResponseInterface>> by method and path */
    private array $responses = [];

    /** Creates a client that calls this instead of the platform, and does not wait before a retry. */
    public function createClient(?int $tenant = null, CallOptions $defaults = new CallOptions()): Client
    {
        return new Client('https://api.example', 'test-token', $tenant, http: $this, defaults: $defaults, sleep: static function (): void {
        });
    }

    /**
     * Adds a response to requests with a method and a path. Several are given in their order, and the last one from then on.
     *
     * @param mixed $body a record, an array as the API writes it, the bytes of a PDF, or null for no body
     * @param array<string, string> $headers
     */
    public function respond(string $method, string $path, mixed $body = null, int $status = 200, array $headers = []): self
    {
        $isPdf = is_string($body) && str_starts_with($body, '%PDF-');
        $text = match (true) {
            $body === null => '',
            $isPdf => $body,
            default => Json::encode($body),
        };
        $headers += ['Content-Type' => $isPdf ? 'application/pdf' : 'application/json'];
        return $this->add($method, $path, static function () use ($status, $text, $headers): ResponseInterface {
            $factory = (new Http(null, null))->requests;
            $response = $factory->createResponse($status)->withBody($factory->createStream($text));
            foreach ($headers as $name => $value) {
                $response = $response->withHeader($name, $value);
            }
            return $response;
        });
    }

    /**
     * Adds the page of a list that has all of its records.
     *
     * @param list<object|array<string, mixed>> $records
     */
    public function respondWithList(string $path, array $records): self
    {
        $meta = ['totalCount' => count($records), 'nextPage' => null, 'previousPage' => null];
        return $this->respond('GET', $path, ['_data' => $records, '_meta' => $meta]);
    }

    /** Adds a failure: the response is lost by default, and `Connection refused` means that nothing was sent. */
    public function fail(string $method, string $path, string $message = 'Operation timed out'): self
    {
        return $this->add($method, $path, static fn(RequestInterface $request) => throw new FakeNetworkException($message, $request));
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $sent = new SentRequest($request);
        $this->requests[] = $sent;
        $key = "$sent->method $sent->path";
        $responses = $this->responses[$key] ?? throw new \LogicException("The test has no response to $key: add it by respond().");
        if (count($responses) > 1) {
            array_shift($this->responses[$key]);
        }
        return $responses[0]($request);
    }

    private function add(string $method, string $path, \Closure $respond): self
    {
        $this->responses["$method $path"][] = $respond;
        return $this;
    }
}
