/** How a client in a language is made by a third-party generator. The tests run each recipe. */
export interface ClientRecipe {
  readonly language: string;
  /** The name of its page. */
  readonly id: string;
  /** A package of the npm registry. */
  readonly tool: string;
  /** The version that was tested. Another one is tested before it is written here. */
  readonly version: string;
  /** The download that it reads. */
  readonly contract: 'openapi.json' | 'openapi-3.0.json';
  readonly needs: string;
  /** Makes the client in the folder of the program. */
  readonly command: readonly [bin: string, ...args: string[]];
  /** Files that the command writes. */
  readonly client: string;
  /** The program that calls the client, in `programs/`. */
  readonly program: string;
  /** How the program is run, as a reader types it. */
  readonly run: string;
  /** How the tests ran it, when they did so differently. */
  readonly tested?: string;
  /** Surprises of this version of the client, each with the remedy. */
  readonly cautions: readonly string[];
}

export const CLIENT_RECIPES: readonly ClientRecipe[] = [
  {
    language: 'C#',
    id: 'clients/csharp',
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
    run: 'dotnet run',
    tested: 'with the .NET Framework edition of NSwag, on Mono 6.8. .NET itself was not at hand',
    cautions: [
      'It repeats nothing. Repeat a GET after a 503, and no POST: nobody knows whether it was processed.',
      'It leaves out fields that are null. The program declares a class that sends the field.',
      'The message of an exception has the text of the problem only. Log `Result.Errors` too.',
      'A value that a later version adds is an exception, an added field is not. Make the client again in time.',
      'Amounts are `decimal`, dates are `string`.',
    ],
  },
  {
    language: 'Python',
    id: 'clients/python',
    tool: '@redocly/cli',
    version: '2.77.0',
    contract: 'openapi.json',
    needs: 'Python 3.9 and httpx',
    command: ['redocly', 'generate-client', 'openapi.json', '--generator', 'python', '--output', 'client.ts'],
    client: 'client.py',
    program: 'python/main.py',
    run: 'python main.py',
    cautions: [
      'It repeats nothing unless you set `retries`. It then waits as long as `Retry-After` says, an hour too.',
      'Set no idempotency key: it takes the key for a promise of the server, and repeats the POST. The platform ignores the key.',
      'It leaves out fields that are null. The program passes a dictionary, which is sent as it is.',
      'The message of an error has the status only. Log its `body` too.',
      'The methods that download a PDF return None, and the exchange of a code sends JSON: use httpx for both.',
      'Amounts are `float`, which keeps each of them exactly. Compute with `Decimal(str(amount))`.',
    ],
  },
];
