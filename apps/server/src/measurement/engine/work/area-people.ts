import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../audience-mask.ts';
import { noCell, outdoorShift, type CityModel } from '../city-model.ts';
import { tallyByGroup } from './area-presence.ts';
import type { Tally } from './area-tally.ts';
import { portraitOfMask, sizeOfMask, type CrowdSize, type LabelPortrait } from './crowd-figures.ts';
import { hoursTouched, type DayWindow } from './presence-window.ts';
import { roleChances, type AreaRole, type PeopleCells } from './role-chances.ts';

/** How many are there on a day of the week, and in each of its hours. */
export interface HourlyCrowd {
  readonly panelPersons: number;
  readonly taPanelPersons: number;
  readonly people: number;
  readonly taPeople: number;
}

export interface AreaActivity {
  /** Monday first. */
  readonly byDay: readonly HourlyCrowd[];
  /** byHour[day * 24 + hour]. */
  readonly byHour: readonly HourlyCrowd[];
  /** Distinct over the week. */
  readonly week: HourlyCrowd;
}

interface Counts {
  panelPersons: number;
  taPanelPersons: number;
  people: number;
  taPeople: number;
}

const noCounts = (): Counts => ({ panelPersons: 0, taPanelPersons: 0, people: 0, taPeople: 0 });

function add(counts: Counts, weight: number, isTarget: number): void {
  counts.panelPersons++;
  counts.taPanelPersons += isTarget;
  counts.people += weight;
  counts.taPeople += isTarget * weight;
}

/** Hours of each day of the week in which a person is in the cells: hours[person * 7 + day], bit 0 = 00:00. */
function hoursByPerson(model: CityModel, cells: Uint32Array | null, isAway: boolean): Uint32Array {
  const { start, person, hour, dayMask, minutes } = model.presence;
  const hours = new Uint32Array(model.homeCell.length * 7);
  const read = (cell: number): void => {
    for (let row = start[cell]; row < start[cell + 1]; row++) {
      const p = person[row];
      if (isAway && hour[row] >> outdoorShift === 0 && model.homeCell[p] === cell) continue;
      const touched = hoursTouched(hour[row] & 31, minutes[row]);
      for (let mask = dayMask[row], day = 0; mask !== 0; mask >>= 1, day++) {
        if ((mask & 1) === 1) hours[p * 7 + day] = hours[p * 7 + day] | touched;
      }
    }
  };
  if (cells === null) for (let cell = 0; cell < model.cells.length; cell++) read(cell);
  else for (const cell of cells) read(cell);
  return hours;
}

/**
 * Distinct people in some cells (null: the whole city) by day of the week and hour. `isAway` leaves out who is
 * inside at home: of a whole city it counts the people who are out.
 */
export function areaActivity(
  model: CityModel,
  audience: TargetAudience,
  cells: Uint32Array | null,
  isAway: boolean,
): AreaActivity {
  const target = audienceMask(model.labels, audience);
  const hours = hoursByPerson(model, cells, isAway);
  const byDay = Array.from({ length: 7 }, noCounts);
  const byHour = Array.from({ length: 168 }, noCounts);
  const week = noCounts();
  model.store.weights.forEach((weight, p) => {
    let isThere = false;
    for (let day = 0; day < 7; day++) {
      let left = hours[p * 7 + day];
      if (left === 0) continue;
      isThere = true;
      add(byDay[day], weight, target[p]);
      for (; left !== 0; left &= left - 1) {
        add(byHour[day * 24 + 31 - Math.clz32(left & -left)], weight, target[p]);
      }
    }
    if (isThere) add(week, weight, target[p]);
  });
  return { byDay, byHour, week };
}

/** The people of an area in a role who belong to an audience: how many they are, and who. */
export function areaPortrait(
  model: CityModel,
  audience: TargetAudience,
  people: PeopleCells | null,
  role: AreaRole,
  window: DayWindow,
): { size: CrowdSize; labels: LabelPortrait[] } {
  const target = audienceMask(model.labels, audience);
  const chances =
    people === null
      ? target
      : roleChances(model, people, role, window).map((chance, p) => chance * target[p]);
  return { size: sizeOfMask(model, chances), labels: portraitOfMask(model, chances) };
}

/** Where the people of an area in a role live: `groupOf` gives the group of each cell, −1 for none. */
export function originsOf(
  model: CityModel,
  audience: TargetAudience,
  area: { readonly people: PeopleCells; readonly role: AreaRole; readonly window: DayWindow },
  groups: { readonly count: number; readonly groupOf: Int32Array },
): Tally[] {
  const chances = roleChances(model, area.people, area.role, area.window);
  const target = audienceMask(model.labels, audience);
  const groupOfHome = (p: number) => (chances[p] > 0 ? groups.groupOf[model.homeCell[p]] : -1);
  return tallyByGroup(model, target, groups.count, groupOfHome, chances);
}

/** People by the group of cells that they live in and the one they work in: flows[home * count + work]. */
export function commuteFlows(
  model: CityModel,
  audience: TargetAudience,
  groups: { readonly count: number; readonly groupOf: Int32Array },
): Tally[] {
  const { count, groupOf } = groups;
  const target = audienceMask(model.labels, audience);
  return tallyByGroup(model, target, count * count, (p) => {
    const work = model.workCell[p];
    const [from, to] = [groupOf[model.homeCell[p]], work === noCell ? -1 : groupOf[work]];
    return from < 0 || to < 0 ? -1 : from * count + to;
  });
}
