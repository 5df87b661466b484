import type { Check, TypedCheck } from './checks.ts';

/** How a client in a language is made by a third-party generator, and what it can do. The tests run each recipe. */
export interface ClientRecipe {
  readonly language: string;
  /** A package of the npm registry. */
  readonly tool: string;
  /** The version that was tested. Another one is tested before it is written here. */
  readonly version: string;
  /** The download that it reads. */
  readonly contract: 'openapi.json' | 'openapi-3.0.json';
  readonly needs: string;
  /** Makes the client in the folder of the program. */
  readonly command: readonly [bin: string, ...args: string[]];
  /** What the command writes. */
  readonly client: string;
  /** A file in `programs/` that wraps the client. */
  readonly wrapper?: string;
  /** The program that calls the client, in `programs/`. */
  readonly program: string;
  /** How the program is run, as a reader types it. */
  readonly run: readonly string[];
  /** How the tests ran it, when they did so differently. */
  readonly tested?: string;
  readonly types: Readonly<Record<TypedCheck, string>>;
  /** How to do what works otherwise than one expects. */
  readonly hints?: Readonly<Partial<Record<Check, string>>>;
  readonly faults: Readonly<Partial<Record<Check, Fault>>>;
}

/** What a client cannot do. Its test fails as soon as it can. */
export interface Fault {
  readonly reason: string;
  /** Words of the failure, so that another failure is not taken for this one. */
  readonly says: RegExp;
  /** What the program does instead, in the function of the same name that ends in `Instead`. */
  readonly instead?: string;
}

const generate = (generator: string, output: string): ClientRecipe['command'] => [
  'redocly',
  ...['generate-client', 'openapi.json', '--generator', generator, '--output', output],
];

const REDOCLY = { tool: '@redocly/cli', version: '2.77.0', contract: 'openapi.json' } as const;

const headerHint = 'There is no parameter for headers: set `X-Tenant-Id` for a client.';

/** A fault of all clients of Redocly. */
const tokenFault = (instead: string): Fault => ({
  reason: 'It sends the form as JSON.',
  says: /invalid_request/,
  instead,
});

const nullFault = (instead: string, says = /At least one field must be given/): Fault => ({
  reason: 'It leaves out fields that are null.',
  says,
  instead,
});

/** Faults of the runtime of Redocly's clients, with money at stake. */
const RUNTIME = {
  hints: { retryRead: 'Set `retries`: without it nothing is repeated.' },
  faults: {
    readMessage: {
      reason: 'It has the status only. Log the body of the error too.',
      says: /^Request failed with status 400/i,
    },
    keyedPostOnce: {
      reason:
        'It takes the key for a promise of the server, and repeats the POST. The platform ignores the key: set none.',
      says: /^3 requests$/,
    },
    limitWait: {
      reason: 'It waits as long as `Retry-After` says, an hour too.',
      says: /^2 requests$/,
    },
  },
} as const satisfies Pick<ClientRecipe, 'hints' | 'faults'>;

export const CLIENT_RECIPES: readonly ClientRecipe[] = [
  {
    language: 'C#',
    tool: 'nswag',
    version: '14.7.1',
    contract: 'openapi-3.0.json',
    needs: '.NET 8, or .NET Framework 4.6.2, and Newtonsoft.Json 13',
    command: [
      'nswag',
      ...['openapi2csclient', '/input:openapi-3.0.json', '/output:Client.cs'],
      ...['/namespace:Accounting', '/className:AccountingClient'],
      ...['/generateOptionalPropertiesAsNullable:true', '/generateOptionalParameters:true', '/dateType:string'],
    ],
    client: 'Client.cs',
    program: 'csharp/Program.cs',
    run: ['dotnet run'],
    tested: 'with the .NET Framework edition of NSwag, on Mono 6.8. .NET itself was not at hand',
    types: { setAmount: 'Decimal', readDate: 'String' },
    hints: {
      postOnce: 'It repeats nothing.',
      keyedPostOnce: 'It has no such option.',
      limitWait: 'It never waits.',
      timeOut: 'By `HttpClient`, after 100 seconds when you set nothing.',
    },
    faults: {
      readMessage: {
        reason: 'It has the text of the problem only. Log `Result.Errors` of the exception too.',
        says: /^The request breaks a rule/,
      },
      retryRead: { reason: 'It repeats nothing.', says: /Status: 503/, instead: 'Repeats a GET, and no POST.' },
      setNull: nullFault('Declares a class that sends the field.', /Status: 400/),
      readUnknown: {
        reason: 'A value that was added later is an exception, an added field is not. Make the client again in time.',
        says: /Error converting value "X"/,
      },
    },
  },
  {
    language: 'Go',
    ...REDOCLY,
    needs: 'Go 1.18',
    command: generate('go', 'client/client.ts'),
    client: 'client/client.go',
    program: 'go/main.go',
    run: ['go mod init example', 'go run .'],
    types: { setAmount: 'float64', readDate: 'string' },
    hints: {
      ...RUNTIME.hints,
      chooseAdministration: headerHint,
      createLines: 'A line that is read is a `map[string]any`.',
    },
    faults: {
      ...RUNTIME.faults,
      setNull: nullFault('Sends the request with `net/http`.'),
      downloadPdf: {
        reason: 'The method returns only an error.',
        says: /returns only an error/,
        instead: 'Sends the request with `net/http`.',
      },
      requestToken: tokenFault('Sends the form with `net/http`. The package `golang.org/x/oauth2` can do so too.'),
    },
  },
  {
    language: 'Java',
    ...REDOCLY,
    needs: 'Java 17',
    command: generate('java', 'Client.ts'),
    client: 'Client.java',
    program: 'java/Main.java',
    run: ['javac -d classes *.java', 'java -cp classes Main'],
    types: { setAmount: 'Double', readDate: 'String' },
    hints: {
      ...RUNTIME.hints,
      chooseAdministration: headerHint,
      createDebtor: 'A record is made from a map more easily than by its constructor.',
      createLines: 'A line that is read is a `Map`.',
    },
    faults: {
      ...RUNTIME.faults,
      setNull: nullFault('Sends the request with `java.net.http`.'),
      requestToken: tokenFault('Sends the form with `java.net.http`.'),
    },
  },
  {
    language: 'Python',
    ...REDOCLY,
    needs: 'Python 3.9 and httpx',
    command: generate('python', 'client.ts'),
    client: 'client.py',
    wrapper: 'python/accounting.py',
    program: 'python/main.py',
    run: ['python main.py'],
    types: { setAmount: 'float', readDate: 'str' },
    hints: {
      readMessage: 'By the wrapper.',
      retryRead: 'By the wrapper, as the clients for TypeScript and PHP do.',
      postOnce: 'By the wrapper. It throws an `UnknownOutcomeError`: look for the record before you send it again.',
      keyedPostOnce: 'By the wrapper.',
      limitWait: 'By the wrapper, after `max_wait` seconds for all retries of a call.',
      downloadPdf: 'By the wrapper: the generated method returns None.',
    },
    faults: {
      setNull: nullFault('Passes a dictionary, which is sent as it is.'),
      requestToken: tokenFault('Sends the form with httpx.'),
    },
  },
];
