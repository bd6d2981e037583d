import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';

const linesKept = 10;

export interface LineOverlap {
  readonly lineId: string;
  readonly sharedShare: number;
  /** Panel persons of the audience who meet both lines, and only the asked one. */
  readonly sharedPersons: number;
  readonly otherPersons: number;
}

/**
 * The lines that meet most of the people whom a line meets: for each other line, the share of the line's
 * audience contacts that go to people whom the other line meets too. Best first.
 */
export function lineOverlaps(model: CityModel, audience: TargetAudience, lineId: string): LineOverlap[] {
  const { weights, rowStart, persons, rates } = model.store;
  const medium = model.lineIds.indexOf(lineId);
  if (medium < 0) return [];
  const mask = audienceMask(model.labels, audience);
  const contacts = new Float64Array(weights.length);
  let [total, met] = [0, 0];
  for (let e = rowStart[medium]; e < rowStart[medium + 1]; e++) {
    const p = persons[e];
    if (mask[p] === 0) continue;
    contacts[p] = weights[p] * rates[e];
    total += contacts[p];
    met++;
  }
  if (total === 0) return [];
  const shares = model.lineIds.map((otherId, other) => {
    let [shared, sharedPersons] = [0, 0];
    for (let e = rowStart[other]; e < rowStart[other + 1]; e++) {
      const own = contacts[persons[e]];
      if (own === 0) continue;
      shared += own;
      sharedPersons++;
    }
    return { lineId: otherId, sharedShare: shared / total, sharedPersons, otherPersons: met - sharedPersons };
  });
  // Equal lines stay in the order of the model.
  return shares
    .filter((share) => share.lineId !== lineId)
    .sort((a, b) => b.sharedShare - a.sharedShare)
    .slice(0, linesKept);
}
