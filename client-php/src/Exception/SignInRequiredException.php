<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** The tokens of the user cannot be used or refreshed any more: the user has to sign in again. */
final class SignInRequiredException extends CallException
{
    private const REASONS = [
        'not-signed-in' => ': the store has no tokens',
        'refresh-rejected' => ' again: the platform rejected the refresh token',
        'refresh-interrupted' => ' again: a refresh was interrupted, and the platform now rejects the refresh token',
    ];

    /**
     * @param string $reason `not-signed-in`: the store is empty; `refresh-rejected`: the refresh token has expired, was revoked, or was
     *   used elsewhere; `refresh-interrupted`: an earlier refresh was interrupted after the platform may have issued new tokens,
     *   which are lost
     */
    public function __construct(CallContext $context, public readonly string $reason, ?TokenException $cause = null)
    {
        $message = self::toSentences('the user has to sign in' . self::REASONS[$reason], $cause?->description);
        parent::__construct($context, $message, $cause?->status, $cause->headers ?? [], null, $cause);
    }
}
