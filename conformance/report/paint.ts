import { styleText } from 'node:util';

/** How a cell of the table is shown. */
export const symbols = { valid: '✓', violated: '✗', 'not reachable': '·' } as const;

/** What a text is, so that a terminal can show it. */
export type Ink = keyof typeof inks;

/** Colours a text where colours can be seen. */
export type Paint = (ink: Ink, text: string) => string;

const inks = { right: 'green', wrong: 'red', quiet: 'gray', strong: 'bold', waiting: 'yellow' } as const;

/** Where text goes. */
export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Colours on a terminal, unless `NO_COLOR` is set; else the text as it is (https://no-color.org). */
export function paintFor({ isTTY }: Output, { NO_COLOR }: Readonly<Record<string, string | undefined>>): Paint {
  if (!isTTY || NO_COLOR) return (_ink, text) => text;
  return (ink, text) => styleText(inks[ink], text, { validateStream: false });
}
