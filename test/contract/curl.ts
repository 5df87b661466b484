/** A request, as a `curl` command in a guide makes it. */
export interface CurlRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Name of the file that is sent as the body. */
  readonly upload: string | undefined;
  /** Name of the file that the body of the answer is saved as, in the place of being shown. */
  readonly output: string | undefined;
}

/** A command of a `sh` block: its words, without their quotes. */
export type Command = readonly string[];

// The pieces that the shell commands of the guides are made of. Anything else is refused.
const piece =
  /(?<gap>(?:[ \t]|\\\n)+)|(?<end>\n)|(?<comment>#.*)|'(?<single>[^']*)'|"(?<double>[^"\\]*)"|(?<bare>[^\s'"\\#;|&<>()`$]+)/y;

/**
 * Splits a shell script into its commands, so that the tests need neither a shell nor curl. `$NAME` is replaced by its
 * variable everywhere but in single quotes.
 *
 * @throws Error at anything that a POSIX shell would do more with: pipes, substitutions, unknown variables.
 */
export function commandsOf(script: string, variables: ReadonlyMap<string, string>): Command[] {
  const commands: string[][] = [];
  let words: string[] = [];
  let word: string | undefined;
  const endWord = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  const text = `${withVariables(script, variables)}\n`;
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const at = piece.lastIndex;
    const { gap, end, comment, single, double, bare } = piece.exec(text)?.groups ?? {};
    if (end !== undefined) endCommand();
    else if (gap !== undefined) endWord();
    else if (comment === undefined) {
      const part = single ?? double ?? bare;
      if (part === undefined) throw new Error(`The guides' shell does not understand: ${text.slice(at, at + 40)}`);
      word = `${word ?? ''}${part}`;
    }
  }
  return commands;
}

function withVariables(script: string, variables: ReadonlyMap<string, string>): string {
  return script.replaceAll(/'[^']*'|\$([A-Z_]+)/g, (found, name: string | undefined) => {
    if (name === undefined) return found;
    const value = variables.get(name);
    if (value === undefined) throw new Error(`No answer before this gave $${name}`);
    return value;
  });
}

interface Draft {
  url: string;
  method: string | undefined;
  readonly headers: Record<string, string>;
  readonly data: string[];
  upload: string | undefined;
  output: string | undefined;
}

/** The options of curl that the guides use, with what they do with the word behind them. */
const options: Readonly<Record<string, (draft: Draft, value: string) => void>> = {
  '-X': (draft, value) => {
    draft.method = value;
  },
  '-H': ({ headers }, line) => {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = value;
  },
  '-d': ({ data }, value) => {
    data.push(value);
  },
  '--data-binary': (draft, value) => {
    draft.upload = value.replace(/^@/, '');
  },
  '-o': (draft, value) => {
    draft.output = value;
  },
};

/**
 * What a `curl` command asks for.
 *
 * @throws Error at an option that the guides do not use.
 */
export function requestOf([, ...words]: Command): CurlRequest {
  const draft: Draft = { url: '', method: undefined, headers: {}, data: [], upload: undefined, output: undefined };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const option = options[word];
    if (option) option(draft, rest.shift() ?? '');
    else if (!word.startsWith('-')) draft.url = word;
    // `-i` only shows the headers of the answer, which the tests see anyway.
    else if (word !== '-i') throw new Error(`The guides' curl has no option ${word}`);
  }
  const { url, method, headers, data, upload, output } = draft;
  if (data.length === 0 && upload === undefined) {
    return { url, method: method ?? 'GET', headers, body: undefined, upload, output };
  }
  headers['content-type'] ??= 'application/x-www-form-urlencoded';
  const body = upload === undefined ? data.join('&') : undefined;
  return { url, method: method ?? 'POST', headers, body, upload, output };
}
