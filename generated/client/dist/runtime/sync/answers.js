import { otherAdministration } from './sync-error.js';
export function createAnswers() {
  let count = 0;
  let administrationId;
  return {
    heard(meta) {
      count += 1;
      administrationId ??= meta.administrationId;
      if (meta.administrationId !== administrationId) {
        throw otherAdministration(administrationId, meta.administrationId);
      }
    },
    count: () => count,
  };
}
