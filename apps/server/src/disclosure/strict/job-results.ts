import type { Job } from '@ooh/contract/domain/job';

const isAsked = (job: Job): boolean => job.result !== null && 'insight' in job.result;

const withoutInsight = (job: Job): Job => (isAsked(job) ? { ...job, result: null } : job);

async function* eachWithoutInsight(jobs: AsyncIterable<Job>): AsyncIterable<Job> {
  for await (const job of jobs) yield withoutInsight(job);
}

/** Jobs, or job events, without the results of an earlier analysis of lines. */
export function jobsWithoutInsight(answer: unknown): unknown {
  const isNews = typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
  return isNews ? eachWithoutInsight(answer as AsyncIterable<Job>) : withoutInsight(answer as Job);
}
