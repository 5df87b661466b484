import type { SandboxState } from './state.ts';

/** Whether it has the form that the control plane documents. The records are checked by `checkState`. */
export function isState(value: unknown): value is SandboxState {
  if (!isObject(value)) return false;
  const { format, contractVersion, shared, administrations } = value;
  return (
    typeof format === 'number' &&
    typeof contractVersion === 'string' &&
    isRecords(shared) &&
    Array.isArray(administrations) &&
    administrations.every(
      (administration) =>
        isObject(administration) &&
        Number.isInteger(administration.id) &&
        isRecords(administration.records) &&
        isRecords(administration.internal ?? {}),
    )
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecords = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isObject));
