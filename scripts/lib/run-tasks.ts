import { availableParallelism } from 'node:os';

export interface Task {
  readonly name: string;
  /** Tasks that come first, as far as they run at all. */
  readonly needs?: readonly string[];
  /** True when it keeps all processors busy, so that nothing runs beside it. */
  readonly isParallel?: boolean;
}

/**
 * Runs tasks in their order, each after those that it needs, as many side by side as there are processors. After a failure no
 * other task starts, and those that run end first.
 */
export async function runTasks<T extends Task>(tasks: readonly T[], run: (task: T) => Promise<unknown>): Promise<void> {
  const capacity = availableParallelism();
  const waiting = new Set(tasks);
  const running = new Map<T, Promise<unknown>>();
  const unfinished = new Set(tasks.map(({ name }) => name));
  const getLoad = ({ isParallel }: T): number => (isParallel ? capacity : 1);
  const canStart = (task: T): boolean => {
    const load = [...running.keys()].reduce((sum, other) => sum + getLoad(other), getLoad(task));
    return load <= capacity && !task.needs?.some((need) => unfinished.has(need));
  };
  const start = (task: T): void => {
    waiting.delete(task);
    const finished = run(task).then(() => unfinished.delete(task.name));
    running.set(
      task,
      finished.finally(() => running.delete(task)),
    );
  };
  try {
    while (unfinished.size > 0) {
      for (const task of waiting) if (canStart(task)) start(task);
      await Promise.race(running.values());
    }
  } finally {
    await Promise.allSettled(running.values());
  }
}
