import type { Jobs } from '../job/jobs.ts';

/** Every kind of long work. A subject adds its own registration here. */
export function registerJobKinds(_jobs: Jobs): void {}
