<?php

declare(strict_types=1);

namespace AccountingPlatform\Exception;

use AccountingPlatform\CallContext;

/** The callback does not belong to a sign-in that can be finished. The user has to start again. */
final class SignInException extends CallException
{
    /**
     * @param string $error `state-mismatch`: this session did not start the sign-in; `code-missing`: the platform sent neither a code nor
     *   an error; otherwise the error of the platform (RFC 6749, section 4.1.2.1), `access_denied` when the user cancelled
     */
    public function __construct(CallContext $context, public readonly string $error, public readonly ?string $description = null)
    {
        parent::__construct($context, self::toSentences($error, $description));
    }
}
