import type { Fault } from '../exchange.ts';
import type { Session } from '../session.ts';
import type { Page, Place } from './page.ts';
import { parametersOf } from './parameters.ts';

/** What a page is: its number, and how many records it may have. */
export interface Asked {
  readonly number: number;
  readonly size: number;
}

/**
 * What is wrong with the links of a page, as far as one can see without following them: whether they are there, lead to
 * this list, change the page, and keep the rest.
 */
export function linkFaults(session: Session, place: Place, page: Page, { number, size }: Asked): readonly Fault[] {
  const { previousPage, nextPage } = page.meta;
  const pages = Math.ceil(page.total / size);
  const before = Math.max(1, Math.min(number - 1, pages));
  return [
    ...(number > 1
      ? linkFault(session, place, page, { rule: 'previous page', name: 'previousPage', link: previousPage, to: before })
      : absentFault('previous page', 'previousPage', previousPage, 'the first page')),
    ...(number < pages
      ? linkFault(session, place, page, { rule: 'next page', name: 'nextPage', link: nextPage, to: number + 1 })
      : absentFault('next page', 'nextPage', nextPage, `page ${number} of ${pages}`)),
    ...selfFault(session, place, page),
  ];
}

const absentFault = (rule: string, name: string, link: unknown, where: string): readonly Fault[] =>
  link === null ? [] : [{ rule, message: `${name} of ${where} is ${JSON.stringify(link)}; null was to be expected.` }];

interface Link {
  readonly rule: string;
  readonly name: string;
  readonly link: unknown;
  /** The number of the page that it is to lead to. */
  readonly to: number;
}

function linkFault(session: Session, place: Place, page: Page, { rule, name, link, to }: Link): readonly Fault[] {
  const fault = (what: string): readonly Fault[] => [{ rule, message: `${name} ${what}.` }];
  if (link === null) return fault(`is null; page ${to} was to be expected`);
  const path = ownListPath(session, place, link);
  if (path === undefined) return fault(`is ${JSON.stringify(link)}, which is not this list`);
  const asked = canonical(place, page.exchange.request.path);
  const led = canonical(place, path);
  if (led.page !== String(to)) return fault(`leads to page ${led.page}; page ${to} was to be expected`);
  if (led.rest !== asked.rest) return fault(`does not keep the query: "${led.rest}" in the place of "${asked.rest}"`);
  return [];
}

function selfFault(session: Session, place: Place, page: Page): readonly Fault[] {
  const { self } = page.meta;
  const path = ownListPath(session, place, self);
  if (path === undefined)
    return [{ rule: 'self', message: `self is ${JSON.stringify(self)}, which is not this list.` }];
  const asked = canonical(place, page.exchange.request.path);
  const led = canonical(place, path);
  if (led.page === asked.page && led.rest === asked.rest) return [];
  const told = ({ page: number, rest }: Canonical): string => `page ${number} of "${rest}"`;
  return [{ rule: 'self', message: `self leads to ${told(led)}; ${told(asked)} was asked for.` }];
}

/** The path and query of a link to a list on this server; undefined when it leads elsewhere. */
export function ownListPath(session: Session, { path }: Pick<Place, 'path'>, link: unknown): string | undefined {
  const own = session.ownPath(link);
  return own?.split('?')[0] === path ? own : undefined;
}

/** A query in one form. */
export interface Canonical {
  readonly page: string;
  readonly rest: string;
}

/**
 * A query in one form: the names as the contract writes them, in order, without what is as usual. The page is apart.
 */
export function canonical({ operation }: Pick<Place, 'operation'>, path: string): Canonical {
  const names = new Map(
    operation.parameters.map(({ name, 'x-alias-of': aliased = name }) => [name.toLowerCase(), aliased] as const),
  );
  const usual = String(parametersOf(operation).pageSize.usual);
  const pairs = [...new URL(path, 'http://localhost').searchParams]
    .map(([name, value]) => [names.get(name.toLowerCase()) ?? name, value] as const)
    .filter(
      ([name, value]) => !(name === 'pageSize' && value === usual) && !(name === 'metaOnly' && value === 'false'),
    );
  const rest = pairs.filter(([name]) => name !== 'page').map((pair) => pair.join('='));
  return { page: pairs.find(([name]) => name === 'page')?.[1] ?? '1', rest: rest.sort().join('&') };
}
