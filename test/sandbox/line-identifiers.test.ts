import { describe, expect, it } from 'vitest';
import { useBooks } from '../support/books.ts';

const { call, create, getErrors } = useBooks();

interface Line {
  readonly id: number;
  readonly description: string | null;
}

const text = (description: string) => ({ bookingType: 'T', description });
const getIds = (lines: readonly Line[]): number[] => lines.map(({ id }) => id);

async function createDraft(): Promise<{ path: string; lines: Line[] }> {
  const { id, lines } = await create('draftsalesinvoiceswithlines', { debtorId: 1, lines: ['A', 'B', 'C'].map(text) });
  return { path: `draftsalesinvoiceswithlines/${id}`, lines };
}

async function send(method: string, path: string, lines: readonly object[]): Promise<Line[]> {
  const { status, body } = await call(`/v1/${path}`, { method, body: { debtorId: 1, lines } });
  expect(status).toBe(200);
  return body.lines;
}

describe('lines that replace the lines of a record (decision draft-lines-replaced)', () => {
  it('keep their IDs in a PUT, which removes the lines that are not sent', async () => {
    const { path, lines } = await createDraft();
    const [a, , c] = lines as [Line, Line, Line];
    const after = await send('PUT', path, [a, { ...c, description: 'Changed' }]);
    expect(after).toMatchObject([a, { ...c, description: 'Changed' }]);
  });

  it('get new IDs in a PUT when sent without one', async () => {
    const { path, lines } = await createDraft();
    const after = await send('PUT', path, [...lines, text('D')]);
    expect(getIds(after).slice(0, 3)).toEqual(getIds(lines));
    expect(getIds(lines)).not.toContain(after[3]?.id);
  });

  it('get a new ID in a PUT after a line with a higher ID', async () => {
    const { path, lines } = await createDraft();
    const [a, b, c] = lines as [Line, Line, Line];
    const after = await send('PUT', path, [a, text('new'), b, c]);
    expect(after.map(({ description }) => description)).toEqual(['A', 'new', 'B', 'C']);
    expect(getIds(after).filter((id) => getIds(lines).includes(id))).toEqual([a.id]);
  });

  it('get new IDs in every PATCH', async () => {
    const { path, lines } = await createDraft();
    const first = await send('PATCH', path, [text('A')]);
    const second = await send('PATCH', path, [text('A')]);
    expect(new Set([...getIds(lines), ...getIds(first), ...getIds(second)]).size).toBe(5);
    expect(second).toHaveLength(1);
  });

  it('are rejected in a PATCH when sent with an ID', async () => {
    const { path, lines } = await createDraft();
    const sent = [{ ...text('A'), id: lines[0]?.id }];
    expect(Object.keys(await getErrors('PATCH', path, { lines: sent }))).toEqual(['lines[0].id']);
  });

  it('are rejected in a PUT with one line twice, or with a line that is not there', async () => {
    const { path, lines } = await createDraft();
    const [a, b] = lines as [Line, Line];
    const body = { debtorId: 1, lines: [a, b, a, text('D'), { ...b, id: 4711 }] };
    expect(await getErrors('PUT', path, body)).toEqual({
      'lines[2].id': [`Line ${a.id} is in this list twice. Send it once.`],
      'lines[4].id': ['There is no line 4711 in this record.'],
    });
  });
});
