import { audienceMask } from '../audience-mask.ts';
import { outdoorShift, type CityModel } from '../city-model.ts';
import { membersReader, type AreaMembers } from './area-members.ts';
import type { AreaCells } from './area-presence.ts';
import { addUnitDays, exposureSums } from './effect-exposure.ts';
import type { Estimate } from '../../../disclosure/estimate.ts';
import { knownItems, type EffectInput } from './measure-effect.ts';

export interface AreaReachInput {
  /** Only what is planned counts. */
  readonly effect: EffectInput;
  readonly areas: AreaCells;
  /** What is for sale: cells from which faces are seen, and lines. */
  readonly visibility: { readonly cells: Uint32Array; readonly lineIds: readonly string[] };
}

/** The audience that comes to an area in the week, and the share of it that is reached, with its standard error. */
export interface ReachInArea {
  readonly taPanelPersons: number;
  readonly taPeople: number;
  readonly share: number;
  readonly shareError: number;
}

export interface AreaReach {
  readonly taPanelPersons: number;
  /** Audience reached at least once, and panel persons of it with any contact. */
  readonly covered: Estimate;
  readonly coveredPanelPersons: number;
  /** Audience that passes anything that is for sale; whoever is reached passes. */
  readonly reachablePeople: number;
  readonly reachablePanelPersons: number;
  readonly areas: readonly ReachInArea[];
  /** By item: whether the model knows its unit. */
  readonly isKnown: readonly boolean[];
}

/** Persons who pass a cell of the sight, at home only when they are outdoors, or meet a line of it. */
export function passing(model: CityModel, { cells, lineIds }: AreaReachInput['visibility']): Uint8Array {
  const { presence, homeCell, store } = model;
  const seen = new Uint8Array(homeCell.length);
  for (const cell of cells) {
    for (let row = presence.start[cell]; row < presence.start[cell + 1]; row++) {
      const p = presence.person[row];
      const isAtHome = presence.hour[row] >> outdoorShift === 0 && homeCell[p] === cell;
      if (!isAtHome) seen[p] = 1;
    }
  }
  const wanted = new Set(lineIds);
  model.lineIds.forEach((lineId, medium) => {
    if (!wanted.has(lineId)) return;
    for (let e = store.rowStart[medium]; e < store.rowStart[medium + 1]; e++) seen[store.persons[e]] = 1;
  });
  return seen;
}

/** A weighted share of some persons with the standard error of a ratio. */
export interface ShareAmong {
  readonly share: number;
  readonly shareError: number;
}

/** The mean of a value over some persons, weighted. */
export function shareAmong(
  weights: Float64Array,
  members: readonly number[],
  valueOf: (p: number) => number,
): ShareAmong {
  let [people, sum] = [0, 0];
  for (const p of members) {
    people += weights[p];
    sum += weights[p] * valueOf(p);
  }
  if (people === 0) return { share: 0, shareError: 0 };
  const share = sum / people;
  let squares = 0;
  for (const p of members) squares += (weights[p] * (valueOf(p) - share)) ** 2;
  return { share, shareError: Math.sqrt(squares) / people };
}

/** Reach among the audience of an area. */
function reachIn({ members, weights, panelPersons }: AreaMembers, contacts: Float64Array): ReachInArea {
  let taPeople = 0;
  for (const p of members) taPeople += weights[p];
  return {
    taPanelPersons: panelPersons,
    taPeople,
    ...shareAmong(weights, members, (p) => -Math.expm1(-contacts[p])),
  };
}

/** What a plan covers of its audience, in the city and in each of some areas. Throws RangeError for nobody. */
export function areaReach(model: CityModel, { effect, areas, visibility }: AreaReachInput): AreaReach {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, effect.audience);
  const { rates, known } = knownItems(model, effect);
  const contacts = new Float64Array(weights.length);
  for (const item of known)
    addUnitDays(
      model,
      item.rates,
      item.planned.reduce((sum, units) => sum + units, 0),
      contacts,
    );
  const sums = exposureSums(model, contacts, mask);
  const passes = passing(model, visibility);
  let [taPanelPersons, reachablePeople, reachablePanelPersons] = [0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (mask[p] === 0) continue;
    taPanelPersons++;
    if (passes[p] === 0 && contacts[p] === 0) continue;
    reachablePanelPersons++;
    reachablePeople += weights[p];
  }
  const membersOf = membersReader(model, areas);
  return {
    taPanelPersons,
    covered: sums.reach,
    coveredPanelPersons: sums.taPanelPersons,
    reachablePeople,
    reachablePanelPersons,
    areas: Array.from({ length: areas.start.length - 1 }, (_, area) =>
      reachIn(membersOf(area, mask), contacts),
    ),
    isKnown: rates.map((unit) => unit !== null),
  };
}
