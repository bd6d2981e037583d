import type { Context } from '../../context.ts';
import type { EnginePriority } from '../../measurement/engine/engine.ts';
import { readFaceOffers } from '../order/offers.ts';
import { candidatesFor } from './candidates.ts';
import { findShift } from './find-shift.ts';
import { findSwaps } from './find-swaps.ts';
import { findTemplate } from './find-template.ts';
import type { Found } from './found.ts';
import { unitDaysBefore } from './search.ts';
import type { Situation } from './situation.ts';
import { standingsOf } from './standings-of.ts';
import { weighUnits, type Unit } from './weigh-units.ts';

/** Changes of an order in a city that its rules ask for, and how many were computed. */
export async function findChanges(
  context: Pick<Context, 'db' | 'clickhouse' | 'engine' | 'now'>,
  situation: Situation,
  priority: EnginePriority,
): Promise<Found[]> {
  if (situation.movable.every((days) => days === null)) return [];
  const candidates = await candidatesFor(context.db, situation, context.now());
  const units: Unit[] = [...situation.items, ...candidates.map(({ offer }) => offer)];
  const question = { units, before: unitDaysBefore(situation, candidates), groups: [] };
  const weighed = await weighUnits(context, situation.order, situation.city.data, question, priority);
  if (weighed === null) return [];
  const faceIds = situation.items.flatMap(({ faceId }) => faceId ?? []);
  const places = await readFaceOffers(context.db, faceIds);
  const standings = standingsOf(situation, candidates, weighed);
  const search = { context, situation, candidates, units, weighed, standings, places, priority };
  if (situation.order.order.state === 'running')
    return [...(await findSwaps(search)), ...(await findShift(search))];
  return findTemplate(search);
}
