/** The time in the sandbox of the recorded examples, and of the guides. */
export const RECORDED_AT = '2026-04-16T09:30:00Z';
