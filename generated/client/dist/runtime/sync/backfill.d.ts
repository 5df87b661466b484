import type { Run } from './run.js';
/**
 * Copies whole book years, new or interrupted ones. Each page is saved together with the position after it. Changes made
 * meanwhile are in the log after the timestamp of the state, and are applied later.
 */
export declare function copyYears<Line>(run: Run<Line>, bookyears: readonly number[]): Promise<void>;
