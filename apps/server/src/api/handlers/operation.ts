import { calculateStandard738 } from '../v1/standard-738/calculate.ts';
import { cancelJob } from '../v1/jobs/cancel.ts';
import { followJob } from '../v1/jobs/events.ts';
import { getJob } from '../v1/jobs/get.ts';
import { health } from '../v1/health.ts';
import type { Handlers } from '../handler.ts';

/** Health, jobs and calculators. */
export const operationHandlers = {
  'v1/health': health,
  'v1/jobs/{jobId}': getJob,
  'v1/jobs/{jobId}/cancel': cancelJob,
  'v1/jobs/{jobId}/events': followJob,
  'v1/standard-738/calculate': calculateStandard738,
} satisfies Partial<Handlers>;
