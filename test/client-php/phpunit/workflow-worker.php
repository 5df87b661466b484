<?php

use AccountingPlatform\CallOptions;
use AccountingPlatform\Client;
use AccountingPlatform\Exception\CallException;
use AccountingPlatform\Json;
use Psr\Http\Message\ResponseInterface;

require_once __DIR__ . '/autoload.php';

/** The headers of a response that the workflows look at. */
const HEADERS = ['content-type' => 0, 'location' => 0, 'www-authenticate' => 0];

/** `php workflow-worker.php <url>`: makes the calls that its standard input asks for, and prints the responses. Values of a query are texts. */
while (($line = fgets(STDIN)) !== false) {
    $task = json_decode($line, true) + ['body' => null, 'bodyClass' => null, 'tenant' => null];
    $client = new Client($argv[1], $task['token'], tenant: $task['tenant'], defaults: new CallOptions(maxRetries: 0));
    $resource = $client->{$task['namespace']}();
    $arguments = $task['identifiers'];
    if ($task['bodyClass'] !== null) {
        $arguments[] = Json::read(Json::decode($task['body']), "AccountingPlatform\\Model\\{$task['bodyClass']}");
    } elseif ($task['body'] !== null) {
        $arguments[] = $task['body'];
    }
    $types = [];
    $method = new ReflectionMethod($resource, $task['method']);
    foreach ($method->getParameters() as $parameter) {
        // The docblock, because a parameter takes every scalar, to reject what PHP would convert.
        preg_match("/@param (\S+) \\\${$parameter->getName()}\b/", $method->getDocComment(), $doc);
        $types[$parameter->getName()] = $parameter->getType() . ' ' . ($doc[1] ?? '');
    }
    foreach ($task['query'] as $name => $values) {
        $values = array_map(fn(string $value): mixed => match (true) {
            str_contains($types[$name], 'DateTime') => new DateTimeImmutable($value),
            str_contains($types[$name], ' bool') => $value === 'true',
            ctype_digit($value) && !str_contains($types[$name], ' string') => (int) $value,
            default => $value,
        }, $name === 'fields' ? explode(',', $values[0]) : $values);
        $arguments[$name] = str_contains($types[$name], 'array') ? $values : $values[0];
    }
    $response = null;
    $arguments['options'] = new CallOptions(onResponse: function (ResponseInterface $received) use (&$response): void {
        $response = $received;
    });
    try {
        $resource->{$task['method']}(...$arguments);
        $response->getBody()->rewind();
        $headers = array_map(fn(array $header): string => $header[0], array_change_key_case($response->getHeaders()));
        $sent = [$response->getStatusCode(), $headers, $response->getBody()->getContents()];
    } catch (CallException $error) {
        $sent = [$error->status ?? 502, $error->headers, json_encode($error->body)];
    }
    echo json_encode(['status' => $sent[0], 'headers' => (object) array_intersect_key($sent[1], HEADERS), 'body' => base64_encode($sent[2])]), "\n";
}
