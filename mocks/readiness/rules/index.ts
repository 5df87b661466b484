import type { Rule } from '../rule.ts';
import { blindRepeat } from './blind-repeat.ts';
import { builtPageUrl } from './built-page-url.ts';
import { deprecatedNames } from './deprecated-names.ts';
import { earlyRefresh } from './early-refresh.ts';
import { invalidRequestRepeated } from './invalid-request-repeated.ts';
import { missingLanguage } from './missing-language.ts';
import { pollingWithoutLog } from './polling-without-log.ts';
import { refreshTokenReused } from './refresh-token-reused.ts';
import { rejectedTokenRepeated } from './rejected-token-repeated.ts';
import { retryAfterIgnored } from './retry-after-ignored.ts';
import { simultaneousRefresh } from './simultaneous-refresh.ts';
import { singleReads } from './single-reads.ts';
import { inaccessibleTenant, missingTenant } from './tenant-header.ts';
import { unknownNames } from './unknown-names.ts';
import { unreadPages } from './unread-pages.ts';

/** The rules of the readiness report, in its order. */
export const rules: readonly Rule[] = [
  ...[blindRepeat, retryAfterIgnored, refreshTokenReused, simultaneousRefresh, earlyRefresh, rejectedTokenRepeated],
  ...[unreadPages, builtPageUrl, inaccessibleTenant, missingTenant, missingLanguage, unknownNames],
  ...[invalidRequestRepeated, pollingWithoutLog, deprecatedNames, singleReads],
];
