import type { Check } from '../check.ts';
import { cashEntryCheck, draftLinesCheck, draftPriceCheck, mandateIbanCheck, stockCheck } from './business-rules.ts';
import { changeLogCheck } from './change-log.ts';
import { createCheck } from './create.ts';
import { deleteCheck } from './delete.ts';
import { changedLineCheck, invoiceAmountsCheck } from './invoice-amounts.ts';
import { rejectedWritesCheck } from './rejected-writes.ts';
import { replaceCheck } from './replace.ts';
import { tokenCheck } from './token-endpoint.ts';
import { unsupportedMethodsCheck } from './unsupported-methods.ts';
import { updateCheck } from './update.ts';
import { uploadCheck } from './upload.ts';

/** Checks that write, only to records of the run, in order for one operation. */
export const writeChecks: readonly Check[] = [
  ...[createCheck, replaceCheck, updateCheck, deleteCheck, uploadCheck],
  ...[invoiceAmountsCheck, changedLineCheck, changeLogCheck],
  ...[mandateIbanCheck, draftLinesCheck, draftPriceCheck, stockCheck, cashEntryCheck],
  ...[rejectedWritesCheck, unsupportedMethodsCheck, tokenCheck],
];
