import { access } from './access.ts';
import { books } from './books.ts';
import { combined } from './combined.ts';
import type { Deviation } from './deviation.ts';
import { documented } from './documented.ts';
import { endpoints } from './endpoints.ts';
import { pages } from './pages.ts';
import { queries } from './queries.ts';
import { requirements } from './requirements.ts';
import { resources } from './resources.ts';
import { shapes } from './shapes.ts';
import { stored } from './stored.ts';
import { values } from './values.ts';
import { writes } from './writes.ts';

export const deviations: readonly Deviation[] = [
  ...[...shapes, ...pages, ...queries, ...access, ...books].map((deviation) => ({
    only: ['listDebtors'],
    ...deviation,
  })),
  ...writes.map((deviation) => ({ write: true, ...deviation })),
  ...resources,
  ...values,
  ...documented,
  ...requirements,
  ...stored,
  ...combined,
  ...endpoints,
];
