import { importJob, importJobKind } from '../imports/import-job.ts';
import type { Jobs } from '../job/jobs.ts';
import { panelJob, panelJobKind } from '../panel/panel-job.ts';

/** Every kind of long work. A subject adds its own registration here. */
export function registerJobKinds(jobs: Jobs): void {
  jobs.register(importJobKind, importJob);
  jobs.register(panelJobKind, panelJob);
}
