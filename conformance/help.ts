import { tokenVariable } from './curl.ts';

/** The environment variable of the secret of the client; it need not stand among the arguments, which others can see. */
export const secretVariable = 'ACCOUNTING_CLIENT_SECRET';

/** What `--help` prints. */
export const help = `Checks a server against the contract: every operation, every documented status that can be had.

  npm run conformance                                              a sandbox of its own, everything on
  npm run conformance -- --url URL --token TOKEN --tenant N        a server, which it only reads
  npm run conformance -- --url URL --token TOKEN --tenant N --write

What it checks
  --url URL                     the server: https://api.accounting-platform.example
  --token TOKEN                 the access token; better kept in ${tokenVariable}
  --tenant N                    the administration; the token's own when left out
  --write                       also create, change and remove records; only those that it made itself;
                                invoices take numbers of their series, and the log of entries keeps what was entered
  --leave-files                 also send PDFs to the inbox, where they stay: the API cannot remove them
  --only NAME,NAME              some operations: listDebtors,createDebtor or '*Debtor*'
  --language TAG                what messages are asked in; en when left out

What signs in at /connect
  --client-id ID                a client that is registered with the server
  --client-secret SECRET        its secret; better kept in ${secretVariable}
  --redirect-uri URI            one that is registered for it
  --refresh-token TOKEN         it is used up; the server gives another one in its place

How it goes about it
  --concurrency N               requests under way at once; 4 when left out
  --rate N                      requests a second; no limit when left out
  --patience SECONDS            how long 429 is waited for; 60 when left out
  --timeout SECONDS             how long an answer may take; 30 when left out
  --complete                    end with 1 when a documented status was not visited, too
  --report FOLDER               write index.html, junit.xml and report.json there
  --help, -h                    this text

Ctrl+C ends it: it removes what it created, and reports what it has. A second Ctrl+C ends it at once.
It ends with code 0, with 1 when the server breaks the contract, and with 2 when it could not run.
`;
