import type { Rule } from '../rule.ts';
import { inaccessibleTenant, missingLanguage, missingTenant } from './headers.ts';
import { builtPageUrl, pollingWithoutLog, singleReads, unreadPages } from './lists.ts';
import { deprecatedNames, unknownNames } from './names.ts';
import { partialReplacement } from './partial-replacements.ts';
import { earlyRefresh, refreshTokenReused, simultaneousRefresh } from './refreshes.ts';
import { blindRepeat, invalidRequestRepeated, rejectedTokenRepeated, retryAfterIgnored } from './repeated-requests.ts';
import { periodZeroUnread, syncGap } from './synchronization.ts';

export const rules: readonly Rule[] = [
  blindRepeat,
  retryAfterIgnored,
  refreshTokenReused,
  simultaneousRefresh,
  earlyRefresh,
  rejectedTokenRepeated,
  unreadPages,
  builtPageUrl,
  inaccessibleTenant,
  missingTenant,
  missingLanguage,
  unknownNames,
  invalidRequestRepeated,
  partialReplacement,
  syncGap,
  pollingWithoutLog,
  periodZeroUnread,
  deprecatedNames,
  singleReads,
];
