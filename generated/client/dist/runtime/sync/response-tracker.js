import { createOtherAdministrationError } from './sync-error.js';
export function createResponseTracker() {
  let count = 0;
  let administrationId;
  return {
    track(meta) {
      count += 1;
      administrationId ??= meta.administrationId;
      if (meta.administrationId !== administrationId) {
        throw createOtherAdministrationError(administrationId, meta.administrationId);
      }
    },
    count: () => count,
  };
}
