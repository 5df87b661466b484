import { expect, it, vi } from 'vitest';
import { COMMANDS, runCommandLine } from './run-command.ts';

it.each([
  [['nonsense'], 'There is no command nonsense.'],
  [['check', 'nonsense'], 'There is no command check nonsense. Commands: check, check generated,'],
  [['lint', '--fix'], "unknown option '--fix'"],
  [['lint', 'contract', 'debtors'], 'There is no command lint contract debtors. Commands: lint contract.'],
])('%j is wrong usage, and the message says what is wrong or which commands exist', async (args, message) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await runCommandLine(args)).toBe(2);
  expect(write.mock.calls.join()).toContain(message);
  write.mockRestore();
});

it('a command of two words begins with a command', () => {
  const words = Object.keys(COMMANDS).map((name) => name.split(' '));
  expect(words.filter(([name = '', second]) => second !== undefined && !(name in COMMANDS))).toEqual([]);
});
