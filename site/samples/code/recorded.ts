import { demoToken } from '../../../mocks/seed/demo-access.ts';
import { SANDBOX_URL } from '../../../programs/recording.ts';
import { highlightWithServers, printServer, type ServerName, type Token } from './highlight.ts';

/** The recorded server, which a page replaces by the one that the reader has chosen. */
const SERVER = new RegExp(`${SANDBOX_URL}(?!\\d)(?=(/connect)?)`, 'g');

/** Splits code into tokens. The recorded server is a token of its own. */
export const highlightRecorded = (code: string): readonly Token[] =>
  highlightWithServers(code.replace(SERVER, (_, signIn) => printServer(signIn ? 'signIn' : 'api')));

/** Returns what a page shows until a script knows the server of the reader. */
export const getRecorded = (server: ServerName): string => (server === 'token' ? demoToken : SANDBOX_URL);
