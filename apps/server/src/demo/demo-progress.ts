import { demoStages, type DemoStage } from '@ooh/contract/domain/demo-stages';
import type { Db } from '../platform/storage/postgres/database.ts';
import { laterGlances } from './demo-cities.ts';
import { heldDepth } from './seed-city.ts';
import { jobAtWork } from './job-at-work.ts';
import { hasTrade, seedJobKind } from './seed-job.ts';

/** Whether each part of a demonstration is there. The last one is done with the work itself. */
const isThere: Readonly<Record<DemoStage, (db: Db) => Promise<boolean>>> = {
  async people(db) {
    const depths = await Promise.all(laterGlances.map(({ cityCode }) => heldDepth({ db }, cityCode)));
    return !depths.includes(null);
  },
  orders: hasTrade,
  async outcomes(db) {
    const last = await db.selectFrom('effect_outcome').select('order_id').limit(1).executeTakeFirst();
    return last !== undefined;
  },
  cities: () => Promise.resolve(false),
};

/** How far the making of the demonstration's data is, without telling of any city. */
export async function demoProgress(db: Db) {
  const isMaking = (await jobAtWork(db, [seedJobKind])) !== null;
  const there = await Promise.all(demoStages.map(async (stage) => !isMaking || (await isThere[stage](db))));
  // They are made one after the other.
  const done = there.includes(false) ? there.indexOf(false) : there.length;
  return { isMaking, stages: demoStages.map((stage, i) => ({ stage, isDone: i < done })) };
}
