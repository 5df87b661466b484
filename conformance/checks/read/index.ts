import type { Check } from '../check.ts';
import { balancesCheck, cashBalancesCheck, outstandingCheck, periodZeroCheck, referencesCheck } from './books.ts';
import { combinedFiltersCheck } from './combined-filters.ts';
import { combinedParametersCheck } from './combined-parameters.ts';
import { downloadCheck } from './downloads.ts';
import { fieldsCheck } from './fields.ts';
import { filtersCheck } from './filters.ts';
import { pageSizesCheck, parameterNamesCheck } from './page-parameters.ts';
import { orderedPagesCheck, paginationCheck } from './pagination.ts';
import { recordsWithoutIdCheck, singleRecordsCheck } from './single-records.ts';
import { sortCheck } from './sort.ts';
import { specialFiltersCheck } from './special-filters.ts';
import { bothHeadersCheck, leakedRecordCheck, leakedRowsCheck, tenantHeaderCheck } from './tenants.ts';
import { tlsCheck } from './tls.ts';

export const readChecks: readonly Check[] = [
  ...[tlsCheck, paginationCheck, pageSizesCheck, fieldsCheck, sortCheck],
  ...[filtersCheck, combinedFiltersCheck, combinedParametersCheck, specialFiltersCheck, parameterNamesCheck],
  ...[orderedPagesCheck, balancesCheck],
  ...[periodZeroCheck, cashBalancesCheck, referencesCheck, outstandingCheck],
  ...[singleRecordsCheck, recordsWithoutIdCheck, downloadCheck],
  ...[tenantHeaderCheck, bothHeadersCheck, leakedRowsCheck, leakedRecordCheck],
];
