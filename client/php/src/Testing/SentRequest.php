<?php

declare(strict_types=1);

namespace AccountingPlatform\Testing;

use AccountingPlatform\Json;
use Psr\Http\Message\RequestInterface;

/** A request that a test looks at. */
final readonly class SentRequest
{
    public string $method;
    public string $path;
    /** @var array<string, list<string>> values by name */
    public array $query;
    /** Decoded JSON, in which a number with a fraction is a string; otherwise the bytes, null for none. */
    public mixed $body;
    /** @var array<string, string> by name in lower case */
    public array $headers;

    public function __construct(RequestInterface $request)
    {
        $this->method = $request->getMethod();
        $this->path = $request->getUri()->getPath();
        $query = [];
        foreach (array_filter(explode('&', $request->getUri()->getQuery())) as $pair) {
            [$name, $value] = array_map(rawurldecode(...), explode('=', $pair, 2)) + ['', ''];
            $query[$name][] = $value;
        }
        $this->query = $query;
        $text = (string) $request->getBody();
        $isJson = $request->getHeaderLine('Content-Type') === 'application/json';
        $this->body = $isJson ? Json::decode($text) : ($text === '' ? null : $text);
        $join = static fn(array $values): string => implode(', ', $values);
        $this->headers = array_map($join, array_change_key_case($request->getHeaders()));
    }
}
