import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import { readFaceOffers } from '../order/offers.ts';
import { candidatesFor } from './candidates.ts';
import { findGap } from './find-gap.ts';
import { findRetarget } from './find-retarget.ts';
import { findShift } from './find-shift.ts';
import { findSwaps } from './find-swaps.ts';
import { findTemplate } from './find-template.ts';
import type { Found } from './found.ts';
import { unitDaysBefore, type Search } from './search.ts';
import type { Situation } from './situation.ts';
import { standingsOf } from './standings-of.ts';
import { weighUnits, type Unit } from './weigh-units.ts';

/** An order in a city beside everything that is for sale there; null where nothing of it can be moved. */
export async function searchOf(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'now' | 'config'>,
  situation: Situation,
  priority: EnginePriority,
): Promise<Search | null> {
  if (situation.movable.every((days) => days === null)) return null;
  const candidates = await candidatesFor(context.db, situation, context.now());
  const units: Unit[] = [...situation.items, ...candidates.map(({ offer }) => offer)];
  const question = { units, before: unitDaysBefore(situation, candidates), groups: [] };
  const weighed = await weighUnits(context, situation.order, situation.city.data, question, priority);
  if (weighed === null) return null;
  const faceIds = situation.items.flatMap(({ faceId }) => faceId ?? []);
  const places = await readFaceOffers(context.db, faceIds);
  const standings = standingsOf(situation, candidates, weighed);
  return { context, situation, candidates, units, weighed, standings, places, priority };
}

/** Changes of an order in a city that its rules ask for. */
export async function findChanges(search: Search): Promise<Found[]> {
  const { order, action } = search.situation;
  const gaps = await findGap(search);
  const again = action === 'next-order' ? await findRetarget(search) : [];
  if (order.order.state === 'running')
    return [...(await findSwaps(search)), ...(await findShift(search)), ...gaps, ...again];
  return [...(await findTemplate(search)), ...gaps, ...again];
}
