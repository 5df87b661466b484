import type { ConnectionSettings } from './settings.js';
/**
 * The access token for a call; undefined when the connection has none.
 *
 * @throws TypeError when it could not stand in a header. A runtime would refuse it too, and show it.
 */
export declare function currentToken({ token }: ConnectionSettings): Promise<string | undefined>;
/** Another token in the place of one that was refused; undefined when the connection has no other. */
export declare function anotherToken({ token }: ConnectionSettings, refused: string): Promise<string | undefined>;
