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
  ...[shapes, pages, queries, access, books, writes, resources, values],
  ...[documented, requirements, stored, combined, endpoints],
].flatMap((group) => Object.entries(group).map(([name, deviation]) => ({ name, ...deviation })));

export function getDeviation(name: string): Deviation {
  const found = deviations.find((deviation) => deviation.name === name);
  if (!found) throw new Error(`There is no deviation ${name}.`);
  return found;
}
