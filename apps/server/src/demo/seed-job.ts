import { z } from 'zod';
import type { Context } from '../context.ts';
import { oldestAccount } from '../platform/session/reader.ts';
import type { JobControl, JobKind } from '../platform/job/jobs.ts';
import {
  deepCities,
  firstCity,
  firstGlances,
  followingCities,
  laterGlances,
  smallCity,
  type DemoCity,
} from './demo-cities.ts';
import type { Db } from '../platform/storage/postgres/database.ts';
import { enqueueLast } from './deepen-job.ts';
import { rowHashes } from './row-hashes.ts';
import { seedWorkspace } from './demo-workspace.ts';
import { seedEffects } from './demo-effects.ts';
import { seedPlans } from './demo-plans.ts';
import { seedCities } from './seed-cities.ts';
import { seedCommerce } from './seed-commerce.ts';
import { heldDepth } from './seed-city.ts';
import type { Pace } from './simulation/simulate-city.ts';

export const seedJobKind = 'demo-seed';

/**
 * small: one city with everything. first: what a first start waits for, the cities of the first tier. following: what comes after
 * it: the other cities, the trade and two cities in depth. default: one city in depth and the others. full: all in depth.
 */
export const seedScopes = ['small', 'first', 'following', 'default', 'full'] as const;
export type SeedScope = (typeof seedScopes)[number];

const citiesOfScope: Record<SeedScope, readonly DemoCity[]> = {
  small: [smallCity],
  first: [firstCity, ...firstGlances],
  following: [...laterGlances, ...followingCities],
  default: [firstCity, ...firstGlances, ...laterGlances],
  full: deepCities,
};

/** Today of the small city and its trade: the same on every day it is made. */
export const smallAnchorDate = '2026-11-02';

const seedJobPayload = z.object({ scope: z.enum(seedScopes) });
export type SeedJobPayload = z.infer<typeof seedJobPayload>;

/** Fills a demonstration with cities; what is there stays, so that an interrupted run goes on where it was. */
export const seedJob: JobKind<SeedJobPayload> = {
  afterInterruption: 'requeue',
  turn: 'behind',
  async run(context, payload, control) {
    const { scope } = seedJobPayload.parse(payload);
    await seedScope(context, scope, (share, phase) => control.progress(share, phase), control);
    const cities = citiesOfScope[scope].length;
    if (scope !== 'small') return { scope, cities };
    return { scope, cities, hashes: await rowHashes(context, smallCity.cityCode) };
  },
};

/** Part of the work of `following` that the cities at a glance are, for the progress. */
const laterGlancesShare = 0.1;

/** Fills the stores with what a scope brings. */
export async function seedScope(
  context: Context,
  scope: SeedScope,
  progress: (share: number, phase: string) => void,
  control?: JobControl,
): Promise<void> {
  const signal = control?.signal;
  // What follows a first start stands back for the people who use the service by then.
  const pace: Pace | undefined =
    scope === 'following' && signal ? (piece) => context.idle.run(piece, signal) : undefined;
  const paced = pace && { pace };
  if (scope === 'following') {
    // Orders are placed in all cities.
    await seedCities(context, laterGlances, {
      lanes: 1,
      signal,
      ...paced,
      progress: (share, phase) => progress(share * laterGlancesShare, phase),
    });
    progress(laterGlancesShare, '示例交易数据');
    await seedCommerce(context, undefined, pace);
    await seedPlans(context);
    await seedWorkspace(context);
    await seedEffects(context, control).catch((error: unknown) => {
      if (control?.signal.aborted) throw error;
      // The cities are seeded in any case: an effect is computed on request.
      context.log.warn({ err: error }, 'effects of the demonstration could not be computed');
    });
  }
  const anchorDate = scope === 'small' ? smallAnchorDate : undefined;
  const lanes = scope === 'following' ? 1 : 2;
  await seedCities(context, citiesOfScope[scope], { anchorDate, lanes, signal, ...paced, progress });
  if (scope === 'following') await enqueueLast(context);
  if (scope !== 'small') return;
  progress(0.99, '示例交易数据');
  const anchor = new Date(`${smallAnchorDate}T04:00:00Z`);
  const tradeControl = control && {
    ...control,
    progress: (_share: number, phase: string) => progress(0.99, phase),
  };
  const then = { ...context, now: () => new Date(anchor) };
  await seedCommerce(then, tradeControl);
  await seedPlans(then, tradeControl);
  await seedWorkspace(then);
  await seedEffects(then, tradeControl);
}

/** True when the last of the trade's subjects is there. */
export async function hasTrade(db: Db): Promise<boolean> {
  const last = await db.selectFrom('strategy_case').select('case_id').limit(1).executeTakeFirst();
  return last !== undefined;
}

/** Puts what follows a first start in the queue, unless it is there or on its way. */
export async function enqueueFollowing(context: Context): Promise<void> {
  const depthOf = ({ cityCode }: DemoCity) => heldDepth(context, cityCode);
  const glances = await Promise.all(laterGlances.map(depthOf));
  const following = await Promise.all(followingCities.map(depthOf));
  const areThere = !glances.includes(null) && following.every((depth) => depth === 'deep');
  // Also where the data were made before there were adoptions.
  if (areThere && (await hasTrade(context.db))) return enqueueLast(context);
  const waiting = await context.db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', seedJobKind)
    .where('state', 'in', ['queued', 'running', 'cancelled'])
    .executeTakeFirst();
  const owner = await oldestAccount(context.db);
  if (waiting || !owner) return;
  await context.jobs.enqueue(seedJobKind, owner.id, { scope: 'following' } satisfies SeedJobPayload);
}
