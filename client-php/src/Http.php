<?php

declare(strict_types=1);

namespace AccountingPlatform;

use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestFactoryInterface;
use Psr\Http\Message\StreamFactoryInterface;
use Symfony\Component\HttpClient\HttpClient;
use Symfony\Component\HttpClient\Psr18Client;

/**
 * The HTTP client of an API client: yours, Guzzle's or Symfony's, with the timeout of each call.
 */
final class Http
{
    private array $clients = [];
    public readonly RequestFactoryInterface $requests;
    public readonly StreamFactoryInterface $streams;

    /** @param ClientInterface|(\Closure(float, bool): ClientInterface)|null $client or a function that creates it, as `create` does */
    public function __construct(
        private readonly ClientInterface|\Closure|null $client,
        RequestFactoryInterface|StreamFactoryInterface|null $factory,
    ) {
        $class = class_exists('Nyholm\Psr7\Factory\Psr17Factory') ? 'Nyholm\Psr7\Factory\Psr17Factory' : 'GuzzleHttp\Psr7\HttpFactory';
        $factory ??= class_exists($class) ? new $class() : null;
        if (!$factory instanceof RequestFactoryInterface || !$factory instanceof StreamFactoryInterface) {
            throw new \InvalidArgumentException('Install nyholm/psr7 or guzzlehttp/psr7, or pass a factory of requests and streams.');
        }
        $this->requests = $this->streams = $factory;
    }

    public function getClient(float $timeout, bool $isPost): ClientInterface
    {
        $create = $this->client ?? self::create(...);
        return $create instanceof ClientInterface ? $create : $this->clients["$timeout $isPost"] ??= $create($timeout, $isPost);
    }

    /**
     * Creates the client of Guzzle or Symfony. A POST gets a new connection: when a used one breaks, libcurl repeats
     * the request, whatever its method is.
     *
     * @param float $timeout in seconds
     */
    public static function create(float $timeout, bool $isPost, bool $prefersGuzzle = true): ClientInterface
    {
        $curl = $isPost && defined('CURLOPT_FRESH_CONNECT') ? [CURLOPT_FRESH_CONNECT => true] : [];
        if ($prefersGuzzle && class_exists(\GuzzleHttp\Client::class)) {
            return new \GuzzleHttp\Client(['timeout' => $timeout, 'connect_timeout' => $timeout, 'curl' => $curl]);
        }
        if (class_exists(Psr18Client::class)) {
            $options = ['max_duration' => $timeout, 'timeout' => $timeout, 'max_redirects' => 0, 'extra' => ['curl' => $curl]];
            return new Psr18Client(HttpClient::create($options));
        }
        throw new \InvalidArgumentException('Install guzzlehttp/guzzle or symfony/http-client, or pass a PSR-18 client.');
    }
}
