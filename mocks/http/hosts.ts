import { isIPv4 } from 'node:net';
import { SandboxError } from '../sandbox-error.ts';

/** Whether the sandbox answers to a host: `localhost:4010`, as it stands in a request. */
export type Hosts = (host: string) => boolean;

export interface HostsOrder {
  /** Whether only this machine can reach the sandbox. */
  readonly isLocal: boolean;
  /** Names besides those of this machine, without port. */
  readonly allowed?: readonly string[] | undefined;
}

/**
 * Makes what says which hosts are ours. A web page of anybody can have its own name lead to 127.0.0.1 ("DNS rebinding"),
 * and a browser then takes the sandbox for the server of that page. So on the loopback interface only names of this
 * machine count, and those that somebody allowed. Elsewhere every name does: others have to reach it somehow, and there
 * is neither demo token nor an open control plane to protect.
 *
 * @throws SandboxError when an allowed name is none.
 */
export function createHosts({ isLocal, allowed = [] }: HostsOrder): Hosts {
  const names = new Set(allowed.map(readName));
  return (host) => {
    if (!isLocal) return true;
    const name = nameIn(host);
    return name !== undefined && (isLoopbackName(name) || names.has(name));
  };
}

/** Whether a text is the name of a host, or its address, without port. */
export const isHostName = (text: string): boolean =>
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i.test(text) && nameIn(text) !== undefined;

function readName(text: string): string {
  const name = isHostName(text) ? nameIn(text) : undefined;
  if (name !== undefined) return name;
  throw new SandboxError(`${JSON.stringify(text)} is no host to allow. Name it without port: books.example.`);
}

/** The name as a browser reads it: in small letters, without port, addresses in their usual form. */
const nameIn = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '');

/** RFC 6761, section 6.3, and RFC 1122, section 3.2.1.3. */
const isLoopbackName = (name: string): boolean =>
  /^(?:[\w-]+\.)*localhost$/.test(name) || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
