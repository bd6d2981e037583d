import type { Db } from '../platform/storage/postgres/database.ts';

export interface JobAtWork {
  readonly state: 'queued' | 'running';
  readonly phase: string;
  /** Share done, 0..1. */
  readonly progress: number;
}

/** The first job of some kinds that works, or else waits, whoever began it. */
export async function jobAtWork(db: Db, kinds: readonly string[]): Promise<JobAtWork | null> {
  const jobs = await db
    .selectFrom('job')
    .select(['state', 'phase', 'progress'])
    .where('kind', 'in', [...kinds])
    .where('state', 'in', ['queued', 'running'])
    .orderBy('created_at')
    .execute();
  const job = jobs.find(({ state }) => state === 'running') ?? jobs.at(0);
  return job === undefined ? null : { ...job, state: job.state === 'queued' ? 'queued' : 'running' };
}
