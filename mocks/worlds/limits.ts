/** The most worlds whose database is open; others are opened when they are used. Each takes file descriptors and a megabyte. */
export const MAX_OPEN_WORLDS = 500;
