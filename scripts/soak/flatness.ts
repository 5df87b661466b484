import { median } from '../bench/figures.ts';

/** Memory at a moment of the load, right after all was collected that can be: what the process still needs. */
export interface Reading {
  /** Seconds since the load began. */
  readonly at: number;
  /** What the process holds of the memory of the machine, in megabytes of 1,048,576 bytes. */
  readonly resident: number;
  /** Objects of JavaScript and what lies outside their heap, in megabytes. */
  readonly kept: number;
}

/** Two figures that should be alike. */
export interface Comparison {
  readonly what: string;
  /** Medians in megabytes: of the first and of the last quarter after the warm-up. Undefined when nothing was read. */
  readonly early: number | undefined;
  readonly late: number | undefined;
  /** The late one may be larger by this part of the early one. */
  readonly tolerance: number;
}

export interface Flatness {
  readonly comparisons: readonly Comparison[];
  /** Of resident memory after the warm-up: a straight line through the readings, in megabytes a minute. */
  readonly slope: number;
}

/** What is compared, and the growth that is none in a load of minutes, and in one of seconds: code is still compiled then. */
const measures = [
  { what: 'kept', long: 0.05, short: 0.05 },
  { what: 'resident', long: 0.1, short: 0.2 },
] as const;

/** Seconds. */
const isLong = (seconds: number): boolean => seconds >= 180;

/** How long memory may grow at the beginning, in seconds: a minute, or a third of a load that is short. */
export const warmUpOf = (seconds: number): number => Math.min(60, seconds / 3);

/**
 * How often memory is to be read, in seconds. Garbage comes and goes by the mood of the collector, and resident memory
 * keeps the mark of its largest heap, so it is collected before each reading.
 */
export const intervalOf = (seconds: number): number => Math.min(5, Math.max(1, seconds / 60));

/** Compares memory once it was warmed up with that at the end. @param seconds how long the load lasted. */
export function flatnessOf(seconds: number, readings: readonly Reading[]): Flatness {
  const warm = readings.filter(({ at }) => at > warmUpOf(seconds));
  const quarter = Math.ceil(warm.length / 4);
  const comparisons = measures.map(({ what, long, short }) => ({
    what: `${what} after collection`,
    early: median(warm.slice(0, quarter).map((reading) => reading[what])),
    late: median(warm.slice(-quarter).map((reading) => reading[what])),
    tolerance: isLong(seconds) ? long : short,
  }));
  return { comparisons, slope: slopeOf(warm) * 60 };
}

/** What flat means, in words; by how much each may grow stands beside it. */
export const criterion =
  'no more growth than that from the first quarter after the first minute, or the first third of a shorter load, to the last quarter, each by its median';

/** How much larger the late figure is, as a part of the early one; undefined when one of them was not read. */
export const growthOf = ({ early, late }: Comparison): number | undefined =>
  early === undefined || late === undefined ? undefined : late / early - 1;

/** Memory that shrinks is flat, too; what was not read is not. */
export const isFlat = ({ comparisons }: Pick<Flatness, 'comparisons'>): boolean =>
  comparisons.every((comparison) => (growthOf(comparison) ?? Number.POSITIVE_INFINITY) <= comparison.tolerance);

/** By least squares, per second. */
function slopeOf(readings: readonly Reading[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(readings.map((reading) => reading.at));
  const resident = mean(readings.map((reading) => reading.resident));
  const square = readings.reduce((sum, reading) => sum + (reading.at - at) ** 2, 0);
  return readings.reduce((sum, one) => sum + (one.at - at) * (one.resident - resident), 0) / square;
}
