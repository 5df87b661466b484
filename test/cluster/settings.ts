/** A little of everything in a run of the slow tests; all of it with `TEST_SIZE=full npm run test:slow`, as each night. */
const isFull = process.env.TEST_SIZE === 'full';

/** How often each fault happens to an owner. */
export const rounds = isFull ? 10 : 1;
/** How many worlds two instances have. */
export const worlds = isFull ? 1000 : 40;
/** How often requests a second are measured. */
export const iterations = isFull ? 3 : 1;
