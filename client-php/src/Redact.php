<?php

declare(strict_types=1);

namespace AccountingPlatform;

/** @internal */
final class Redact
{
    /**
     * Replaces secrets in a text, in every encoding in which a server, a proxy or PHP may repeat them.
     *
     * @param list<string|null> $secrets
     */
    public static function text(string $text, #[\SensitiveParameter] array $secrets): string
    {
        foreach (array_filter($secrets) as $secret) {
            $text = str_replace([$secret, substr(json_encode($secret), 1, -1), rawurlencode($secret), urlencode($secret)], '[hidden]', $text);
        }
        return $text;
    }

    /**
     * @param array<string, list<string>> $headers as PSR-7 has them
     * @return array<string, string> by name in lower case
     */
    public static function headers(array $headers, #[\SensitiveParameter] array $secrets): array
    {
        $redacted = [];
        foreach ($headers as $name => $values) {
            $redacted[strtolower((string) $name)] = self::text(implode(', ', $values), $secrets);
        }
        return $redacted;
    }
}
