import { SANDBOX_URL } from '../../../scripts/bundle/recording.ts';
import { highlight, type ServerName, type Token } from './highlight.ts';

/** The recorded server, which a page replaces by the one that the reader has chosen. */
const SERVER = new RegExp(`(${SANDBOX_URL}(?!\\d)(?:/connect)?)`);

/** Splits code into tokens. The recorded server is a token of its own. */
export const highlightRecorded = (code: string): readonly Token[] => highlight(code).flatMap(separateServers);

const separateServers = ({ text, kind }: Token): Token[] =>
  text
    .split(SERVER)
    .filter((part) => part !== '')
    .flatMap((part): Token[] => {
      if (!SERVER.test(part)) return [{ text: part, kind }];
      const server: ServerName = part.endsWith('/connect') ? 'signIn' : 'api';
      const rest = part.slice(SANDBOX_URL.length);
      return [{ text: SANDBOX_URL, kind, server }, ...(rest === '' ? [] : [{ text: rest, kind }])];
    });
