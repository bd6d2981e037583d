import type { Context } from '../context.ts';
import type { JobKind } from '../platform/job/jobs.ts';
import { oldestAccount } from '../platform/session/reader.ts';
import { seedAdoptions } from './demo-adoptions.ts';

export const adoptionJobKind = 'demo-adoptions';

/** Adopts suggestions in orders of the past while nobody is at work with the service; goes on where it was interrupted. */
export const adoptionJob: JobKind<unknown> = {
  afterInterruption: 'requeue',
  turn: 'last',
  async run(context, _payload, { signal }) {
    return { adopted: await seedAdoptions(context, { signal }) };
  },
};

/** Puts the adoptions of a demonstration in the queue, once. */
export async function enqueueAdoptions(context: Context): Promise<void> {
  const known = await context.db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', adoptionJobKind)
    .executeTakeFirst();
  const owner = await oldestAccount(context.db);
  if (known || !owner) return;
  await context.jobs.enqueue(adoptionJobKind, owner.id, {});
}
