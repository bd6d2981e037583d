import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { cityCandidates } from './city-candidates.ts';
import { matchUnits } from './match-units.ts';
import { sortUnits } from './sort-units.ts';

type Answer = CallOutput<'v1/media-inventory/points'>;

const maxPoints = 20_000;

/** Where the positions stand that a question asks for, each once. */
export async function mediaPoints(
  context: Context,
  user: Pick<SignedInUser, 'permission' | 'userId'>,
  asked: ParsedInput<'v1/media-inventory/points'>,
): Promise<Answer> {
  const { candidates, bookings, today } = await cityCandidates(context, user, asked);
  const { found } = matchUnits(candidates, asked);
  const rows = sortUnits(found, { sortBy: 'code', isAscending: true }, { figures: null, bookings, today });
  const points = new Map<string, Answer['points'][number]>();
  for (const { unit, units, freeUnits } of rows) {
    const { positionId, unitKey, mediumId, name, lng, lat } = unit;
    if (positionId === null || lng === null || lat === null) continue;
    const known = points.get(positionId);
    if (known === undefined)
      points.set(positionId, { positionId, unitKey, mediumId, name, lng, lat, units, freeUnits });
    else {
      known.units += units;
      known.freeUnits += freeUnits;
    }
  }
  return { points: [...points.values()].slice(0, maxPoints), total: points.size };
}
