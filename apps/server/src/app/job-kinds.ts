import { defenceJob, defenceJobKind } from '../documents/defence/defence-job.ts';
import { combinationJob, combinationJobKind } from '../orders/combination/propose-job.ts';
import { insightJob, insightJobKind } from '../planning/bus-plan/insight/insight-job.ts';
import { registerPackJobs } from '../planning/pack/compute-pack.ts';
import { importJob, importJobKind } from '../administration/imports/import-job.ts';
import type { Jobs } from '../platform/job/jobs.ts';
import { registerCityJobs } from '../planning/compute/compute-city-job.ts';
import { registerPlanJobs } from '../planning/compute/compute-plan.ts';
import { panelJob, panelJobKind } from '../demo/simulation/panel-job.ts';
import { passagesJob, passagesJobKind } from '../demo/simulation/passages-job.ts';
import { appraisalJob, appraisalJobKind } from '../orders/effect/appraise-ahead.ts';
import { orderScanJob, orderScanJobKind, scanJob, scanJobKind } from '../orders/optimise/scan-job.ts';
import { adoptionJob, adoptionJobKind } from '../demo/adoption-job.ts';
import { deepenJob, deepenJobKind, deepenNowJob, deepenNowJobKind } from '../demo/deepen-job.ts';
import { seedJob, seedJobKind } from '../demo/seed-job.ts';

/** All kinds of jobs. A subject adds its registration here. */
export function registerJobKinds(jobs: Jobs): void {
  jobs.register(importJobKind, importJob);
  jobs.register(panelJobKind, panelJob);
  jobs.register(passagesJobKind, passagesJob);
  jobs.register(seedJobKind, seedJob);
  jobs.register(adoptionJobKind, adoptionJob);
  jobs.register(deepenJobKind, deepenJob);
  jobs.register(deepenNowJobKind, deepenNowJob);
  jobs.register(appraisalJobKind, appraisalJob);
  jobs.register(scanJobKind, scanJob);
  jobs.register(orderScanJobKind, orderScanJob);
  jobs.register(insightJobKind, insightJob);
  jobs.register(combinationJobKind, combinationJob);
  jobs.register(defenceJobKind, defenceJob);
  registerPackJobs(jobs);
  registerPlanJobs(jobs);
  registerCityJobs(jobs);
}
