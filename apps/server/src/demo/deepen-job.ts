import { certain } from '@ooh/contract/core/certain';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { JobControl, JobKind } from '../platform/job/jobs.ts';
import { oldestAccount } from '../platform/session/reader.ts';
import { cityName } from '../reference/region/regions.ts';
import { enqueueAdoptions } from './adoption-job.ts';
import { deepenableCities } from './deepenable-cities.ts';
import { deepenedCities, type DemoCity } from './demo-cities.ts';
import { seedCity } from './seed-city.ts';
import type { Pace } from './simulation/simulate-city.ts';

/** Gives a city depth when nobody is at work, and the next one after it. */
export const deepenJobKind = 'demo-deepen';
/** Gives a city depth because somebody waits for it. */
export const deepenNowJobKind = 'demo-deepen-now';
export const deepenKinds = [deepenJobKind, deepenNowJobKind] as const;

const deepenPayload = z.object({ cityCode: z.string() });
export type DeepenPayload = z.infer<typeof deepenPayload>;

const demoCityOf = (cityCode: string): DemoCity =>
  certain(
    deepenedCities.find((city) => city.cityCode === cityCode),
    'city of the demonstration',
    cityCode,
  );

async function deepen(
  context: Context,
  payload: DeepenPayload,
  { signal, progress }: JobControl,
  pace?: Pace,
) {
  const { cityCode } = deepenPayload.parse(payload);
  const { persons } = demoCityOf(cityCode);
  const tell = (share: number, phase: string) =>
    progress(share, `生成${cityName(cityCode)}演示数据：${phase}`);
  await seedCity(context, cityCode, { persons, signal, ...(pace && { pace }), progress: tell });
  return { cityCode };
}

export const deepenNowJob: JobKind<DeepenPayload> = {
  afterInterruption: 'requeue',
  run: (context, payload, control) => deepen(context, payload, control),
};

export const deepenJob: JobKind<DeepenPayload> = {
  afterInterruption: 'requeue',
  turn: 'behind',
  async run(context, payload, control) {
    const done = await deepen(context, payload, control, (piece) => context.idle.run(piece, control.signal));
    await enqueueLast(context, control.jobId);
    return done;
  },
};

/**
 * Puts in the queue what comes last, while nobody is at work: depth for the first city that lacks it, one after the other,
 * then suggestions that were adopted. `besides` is a job that ends now.
 */
export async function enqueueLast(context: Context, besides?: string): Promise<void> {
  const waiting = await context.db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', deepenJobKind)
    .where('state', 'in', ['queued', 'running'])
    .execute();
  const owner = await oldestAccount(context.db);
  if (waiting.some(({ id }) => id !== besides) || !owner) return;
  const [cityCode] = await deepenableCities(context.db);
  if (cityCode === undefined) await enqueueAdoptions(context);
  else await context.jobs.enqueue(deepenJobKind, owner.id, { cityCode } satisfies DeepenPayload);
}
