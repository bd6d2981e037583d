import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { effectiveSample } from '@ooh/measurement/interval';
import { daysOfMask } from '@ooh/measurement/visit-index';
import type { Estimate } from '../../../disclosure/estimate.ts';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { wilson } from './crowd-figures.ts';

/** Groups of places: entries start[g] … start[g + 1] − 1 are the cells of group g, with its share of their visits. */
export interface PlaceGroups {
  readonly start: Uint32Array;
  readonly cell: Uint32Array;
  readonly share: Float64Array;
}

/** Who visits the places of a group in the typical week. */
export interface GroupVisits {
  /** Expected share of the audience, and of all people, who do at least once. */
  readonly penetration: Estimate | null;
  readonly basePenetration: number;
  /** Panel persons of the audience, and of all, who stay in any of its cells. */
  readonly taPanelPersons: number;
  readonly panelPersons: number;
}

/** A stay counts from so many minutes on. */
const leastMinutes = 10;

/** Stays by cell: one entry for a person and cell, with the days of the week on which the person stays there. */
interface Stays {
  readonly start: Uint32Array;
  readonly person: Uint32Array;
  readonly days: Uint8Array;
}

const kept = new WeakMap<CityModel, Stays>();

/** Stays of at least ten minutes, indoors or out, of people who neither live nor work in the cell. */
function staysOf(model: CityModel): Stays {
  const known = kept.get(model);
  if (known !== undefined) return known;
  const { start, person, dayMask, minutes } = model.presence;
  const cells = model.cells.length;
  const own = { start: new Uint32Array(cells + 1), person: [] as number[], days: [] as number[] };
  for (let cell = 0; cell < cells; cell++) {
    let [last, mask] = [-1, 0];
    const note = () => {
      if (mask === 0) return;
      own.person.push(last);
      own.days.push(daysOfMask[mask]);
    };
    for (let row = start[cell]; row < start[cell + 1]; row++) {
      const p = person[row];
      if (p !== last) {
        note();
        [last, mask] = [p, 0];
      }
      if (minutes[row] < leastMinutes) continue;
      if (model.homeCell[p] === cell || model.workCell[p] === cell) continue;
      mask |= dayMask[row];
    }
    note();
    own.start[cell + 1] = own.person.length;
  }
  const stays = {
    start: own.start,
    person: Uint32Array.from(own.person),
    days: Uint8Array.from(own.days),
  };
  kept.set(model, stays);
  return stays;
}

/**
 * Visitors of groups of places: a stay in a cell is a visit of a group with the group's share of the cell, each day anew,
 * so that somebody visits it in the week with 1 − Π (1 − share)^days. Intervals are Wilson's over the effective sample.
 */
export function placeVisits(model: CityModel, audience: TargetAudience, groups: PlaceGroups): GroupVisits[] {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, audience);
  const stays = staysOf(model);
  const sample = effectiveSample(weights, mask);
  let [universe, taUniverse] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    universe += weights[p];
    if (mask[p] !== 0) taUniverse += weights[p];
  }
  // Probability that a person visits none of a group's places; those who were met are put back to 1.
  const none = new Float64Array(weights.length).fill(1);
  const met = new Uint8Array(weights.length);
  const touched = new Uint32Array(weights.length);
  return Array.from({ length: groups.start.length - 1 }, (_, group) => {
    let found = 0;
    for (let at = groups.start[group]; at < groups.start[group + 1]; at++) {
      const cell = groups.cell[at];
      const chances = Array.from({ length: 8 }, (__, days) => (1 - groups.share[at]) ** days);
      for (let row = stays.start[cell]; row < stays.start[cell + 1]; row++) {
        const p = stays.person[row];
        if (met[p] === 0) {
          met[p] = 1;
          touched[found++] = p;
        }
        none[p] *= chances[stays.days[row]];
      }
    }
    let [all, ta, taPanelPersons] = [0, 0, 0];
    for (let i = 0; i < found; i++) {
      const p = touched[i];
      const people = weights[p] * (1 - none[p]);
      all += people;
      if (mask[p] !== 0) {
        ta += people;
        taPanelPersons++;
      }
      none[p] = 1;
      met[p] = 0;
    }
    return {
      penetration: taUniverse > 0 ? wilson(Math.min(1, ta / taUniverse), sample) : null,
      basePenetration: all / universe,
      taPanelPersons,
      panelPersons: found,
    };
  });
}
