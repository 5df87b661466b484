import type { Check } from '../check.ts';
import { aliases } from './aliases.ts';
import { downloads } from './downloads.ts';
import { fields } from './fields.ts';
import { filterText } from './filter-text.ts';
import { filtering } from './filtering.ts';
import { filtersTogether } from './filters-together.ts';
import { grouping } from './grouping.ts';
import { languages } from './languages.ts';
import { metaOnly } from './meta-only.ts';
import { pageSizes } from './page-sizes.ts';
import { paging } from './paging.ts';
import { reachable } from './reachable.ts';
import { recordsWithoutId, singleRecords } from './single-records.ts';
import { sorting } from './sorting.ts';
import { specialFilters } from './special-filters.ts';
import { strangersById, strangersInLists } from './strangers.ts';
import { bothHeaders, tenantHeader } from './tenancy.ts';

/** What is tried on operations that only read, with the records that are there. */
export const readingChecks: readonly Check[] = [
  ...[reachable, paging, pageSizes, metaOnly, fields],
  ...[sorting, filtering, filterText, filtersTogether, specialFilters, grouping, aliases],
  ...[singleRecords, recordsWithoutId, downloads, languages],
  ...[tenantHeader, bothHeaders, strangersInLists, strangersById],
];
