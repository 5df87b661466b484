import type { Run } from './run.js';
/**
 * Reads whole book years, those that were asked for or broken off. Each page is kept together with where to go on. What
 * changes in the meantime is in the log after the moment of the state, and is read from there later.
 */
export declare function copyYears<Line>(run: Run<Line>, bookyears: readonly number[]): Promise<void>;
