import { createHash } from 'node:crypto';

/** Returns the source of an inline script or style in a Content-Security-Policy. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
