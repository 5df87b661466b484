<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** The platform returned an error. Statuses without a subclass are thrown as this class. */
class ApiException extends CallException
{
    private const CLASSES = [
        400 => ValidationException::class,
        401 => AuthenticationException::class,
        403 => PermissionException::class,
        404 => NotFoundException::class,
        429 => RateLimitException::class,
    ];

    /**
     * @param array<string, mixed> $problem problem details (RFC 9457); its `type` identifies the kind of problem
     * @param array<string, list<string>> $errors messages by field, for status 400: `name`, `address.city`, `lines[0].quantity`, the
     *   name of a parameter, or `body`
     * @param int|null $retryAfter seconds to wait before a retry; null when the platform did not say
     */
    final public function __construct(
        CallContext $context,
        int $status,
        public readonly array $problem,
        public readonly array $errors = [],
        public readonly ?int $retryAfter = null,
        array $headers = [],
        mixed $body = null,
    ) {
        $id = isset($headers['x-request-id']) ? "Request {$headers['x-request-id']}" : null;
        $detail = is_string($problem['detail'] ?? null) ? $problem['detail'] : null;
        $message = self::toSentences("$status {$problem['title']}", $detail, $id);
        foreach ($errors as $field => $messages) {
            $message .= "\n  $field: " . implode(' ', $messages);
        }
        parent::__construct($context, $message, $status, $headers, $body);
    }

    public static function getClass(int $status): string
    {
        return self::CLASSES[$status] ?? ($status >= 500 ? ServerException::class : self::class);
    }
}
