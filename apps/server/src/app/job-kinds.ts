import { insightJob, insightJobKind } from '../bus-plan/insight/insight-job.ts';
import { registerPackJobs } from '../crowd-pack/compute-pack.ts';
import { importJob, importJobKind } from '../imports/import-job.ts';
import type { Jobs } from '../job/jobs.ts';
import { registerCityJobs } from '../smart-select/compute-city-job.ts';
import { registerPlanJobs } from '../smart-select/compute-plan.ts';
import { panelJob, panelJobKind } from '../panel/panel-job.ts';
import { passagesJob, passagesJobKind } from '../panel/passages-job.ts';
import { seedJob, seedJobKind } from '../seed/seed-job.ts';

/** Every kind of long work. A subject adds its own registration here. */
export function registerJobKinds(jobs: Jobs): void {
  jobs.register(importJobKind, importJob);
  jobs.register(panelJobKind, panelJob);
  jobs.register(passagesJobKind, passagesJob);
  jobs.register(seedJobKind, seedJob);
  jobs.register(insightJobKind, insightJob);
  registerPackJobs(jobs);
  registerPlanJobs(jobs);
  registerCityJobs(jobs);
}
