import { beforeEach, expect } from 'vitest';
import { type Row, useBooks } from '../support/books.ts';
import { type Agent, type Json, startAgent } from './agent.ts';

export const toCents = (amount: number): number => Math.round(amount * 100);

export const sum = (rows: readonly Row[], field: string): number =>
  rows.reduce((total, row) => total + toCents(row[field]), 0) / 100;

/**
 * Starts an agent that may write before each test, on the books of the demo companies. It solves the tasks of accountants
 * by a script of tool calls: it looks identifiers up, and never assumes them. Use `books` to read the outcome without the
 * tools.
 */
export function useAccountant() {
  const books = useBooks();
  let agent: Agent;
  beforeEach(async () => {
    agent = await startAgent({ url: books.url, write: true });
  });

  const read = (operation: string, parameters: object = {}, tenant?: number): Promise<Json> =>
    agent.expectJson('read_data', { operation, parameters, ...(tenant !== undefined && { tenant }) });

  async function find(operation: string, parameters: object, tenant?: number): Promise<Json> {
    const { _data } = await read(operation, parameters, tenant);
    expect(_data, `${operation} ${JSON.stringify(parameters)}`).toHaveLength(1);
    return _data[0];
  }

  return {
    books,
    read,
    find,
    findId: async (operation: string, parameters: object): Promise<number> => (await find(operation, parameters)).id,
    /** Finds the administration of requests that name none. */
    findAdministration: async (): Promise<number> =>
      (await read('listAdministrations', { metaOnly: true }))._meta.administrationId,
    write: (operation: string, body: object, parameters: object = {}, tenant?: number): Promise<Json> =>
      agent.expectJson('write_data', { operation, body, parameters, ...(tenant !== undefined && { tenant }) }),
    control: (operation: string, parameters: object = {}, body?: object): Promise<Json> =>
      agent.expectJson('control_sandbox', { operation, parameters, ...(body && { body }) }),
    call: (tool: string, args: object) => agent.call(tool, args),
    expectJson: (tool: string, args: object) => agent.expectJson(tool, args),
    expectError: (tool: string, args: object) => agent.expectError(tool, args),
    /** Reads the balance of an account in 2026: debits less credits. */
    async getBalance(number: string): Promise<number> {
      const lines = await books.rows(`/v1/ledgerlines?Bookyear=2026&ledgerAccountNumber=${number}`);
      return toCents(sum(lines, 'amountDebit') - sum(lines, 'amountCredit')) / 100;
    },
  };
}
