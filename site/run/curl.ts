/** A request, as a `curl` command of a guide or of a sample makes it. */
export interface CurlRequest {
  readonly url: string;
  readonly method: string;
  /** By lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Name of the file that is sent as the body. */
  readonly upload: string | undefined;
  /** Name of the file that the response is saved as, instead of being shown. */
  readonly output: string | undefined;
}

/** A command of a `sh` block: its words, without their quotes. */
export type Command = readonly string[];

/** Values of the variables of a script, by name. */
export type Variables = ReadonlyMap<string, string>;

// The pieces that the shell commands of the guides are made of. Anything else is rejected.
const PIECE =
  /(?<gap>(?:[ \t]|\\\n)+)|(?<end>\n)|(?<comment>#.*)|'(?<single>[^']*)'|"(?<double>[^"\\]*)"|(?<bare>[^\s'"\\#;|&<>()`$]+)/y;

/**
 * Splits a shell script into its commands, without a shell. `$NAME` is replaced by its variable except in single quotes.
 *
 * @throws Error at anything that a POSIX shell would do more with: pipes, substitutions, unknown variables.
 */
export function parseCommands(script: string, variables: Variables): Command[] {
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
  const text = `${replaceVariables(script, variables)}\n`;
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const at = PIECE.lastIndex;
    const { gap, end, comment, single, double, bare } = PIECE.exec(text)?.groups ?? {};
    if (end !== undefined) endCommand();
    else if (gap !== undefined) endWord();
    else if (comment === undefined) {
      const part = single ?? double ?? bare;
      if (part === undefined) throw new Error(`The shell of the guides has no ${text.slice(at, at + 40)}`);
      word = `${word ?? ''}${part}`;
    }
  }
  return commands;
}

function replaceVariables(script: string, variables: Variables): string {
  return script.replaceAll(/'[^']*'|\$([A-Z_]+)/g, (text, name: string | undefined) => {
    if (name === undefined) return text;
    const value = variables.get(name);
    if (value === undefined) throw new Error(`The variable $${name} has no value`);
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

type Option = (draft: Draft, value: string) => void;

const setMethod: Option = (draft, value) => {
  draft.method = value;
};
const addHeader: Option = ({ headers }, line) => {
  const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
  headers[name.toLowerCase()] = value;
};
const addData: Option = ({ data }, value) => void data.push(value);
const addField: Option = ({ data }, field) => {
  const [name = '', ...value] = field.split('=');
  data.push(String(new URLSearchParams({ [name]: value.join('=') })));
};
const setUpload: Option = (draft, value) => {
  draft.upload = value.replace(/^@/, '');
};
const setOutput: Option = (draft, value) => {
  draft.output = value;
};

/** The options of curl that guides and samples use, with what they do with the next word. */
const OPTIONS: Readonly<Record<string, Option>> = {
  ...{ '-X': setMethod, '--request': setMethod, '-H': addHeader, '--header': addHeader },
  ...{
    '-d': addData,
    '--data': addData,
    '--data-raw': addData,
    '--data-urlencode': addField,
    '--data-binary': setUpload,
  },
  ...{ '-o': setOutput, '--output': setOutput },
};

/** Options that change what curl prints, and its exit code. */
const SWITCHES: readonly string[] = ['-i', '--include', '--fail', '--fail-with-body'];

/**
 * Parses the request of a `curl` command.
 *
 * @throws Error at an option that neither guides nor samples use.
 */
export function parseCurl([, ...words]: Command): CurlRequest {
  const draft: Draft = { url: '', method: undefined, headers: {}, data: [], upload: undefined, output: undefined };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const option = OPTIONS[word];
    if (option) option(draft, rest.shift() ?? '');
    else if (!word.startsWith('-')) draft.url = word;
    else if (!SWITCHES.includes(word)) throw new Error(`The curl of the guides has no option ${word}`);
  }
  const { url, method, headers, data, upload, output } = draft;
  if (data.length === 0 && upload === undefined) {
    return { url, method: method ?? 'GET', headers, body: undefined, upload, output };
  }
  headers['content-type'] ??= 'application/x-www-form-urlencoded';
  const body = upload === undefined ? data.join('&') : undefined;
  return { url, method: method ?? 'POST', headers, body, upload, output };
}

/**
 * Parses a script that consists of `curl` commands only.
 *
 * @returns undefined for a script that does something else, or uses a variable without a value.
 */
export function parseRequests(script: string, variables: Variables = new Map()): readonly CurlRequest[] | undefined {
  try {
    const commands = parseCommands(script, variables);
    const isCurl = commands.length > 0 && commands.every(([program]) => program === 'curl');
    return isCurl ? commands.map(parseCurl) : undefined;
  } catch {
    return undefined;
  }
}
