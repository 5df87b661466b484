<?php

declare(strict_types=1);

use Nyholm\Psr7\Response;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;

require_once __DIR__ . '/autoload.php';
require_once __DIR__ . '/CatchesErrors.php';

/** Responds with these responses in order, and the last one from then on. */
final class FakeHttp implements ClientInterface
{
    /** @var list<RequestInterface> */
    public array $sent = [];

    /** @param list<Response> $responses */
    public function __construct(private array $responses)
    {
    }

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        $this->sent[] = $request;
        $response = count($this->responses) > 1 ? array_shift($this->responses) : $this->responses[0];
        return $response->withBody(Nyholm\Psr7\Stream::create((string) $response->getBody()));
    }
}
