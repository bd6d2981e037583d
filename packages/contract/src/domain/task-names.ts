/**
 * What may wait for a user. confirm: a plan for the client's word; hold-ending: holds that run out; lock: units to be held;
 * fault: postings that went wrong; conclude: an appraisal without conclusion; submit: a brief that was never submitted;
 * make: a plan to be made; stale-plan: data or prices of a plan have changed; failed-plan: a plan that could not be computed.
 */
export const taskKinds = [
  'hold-ending',
  'fault',
  'confirm',
  'lock',
  'make',
  'submit',
  'conclude',
  'failed-plan',
  'stale-plan',
] as const;
export type TaskKind = (typeof taskKinds)[number];
