import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceMask } from '../audience-mask.ts';
import { noCell, type CityModel } from '../city-model.ts';
import { cellsOfArea, type AreaCells } from './area-presence.ts';
import { hoursOfParts, type AskedHours } from './part-hours.ts';
import { daysOf, hoursTouched, weightOfDays, type DayWindow } from './presence-window.ts';

/** Who is in some areas in each hour of the day: value `area * 24 + hour` of every list. */
export interface AreaHours {
  /** People of an average day who are there in the hour, and the audience among them. */
  readonly people: Float64Array;
  readonly taPeople: Float64Array;
  /** Distinct panel persons who are there in the hour on any day of the week, and of the audience. */
  readonly panelPersons: Uint32Array;
  readonly taPanelPersons: Uint32Array;
  /** Of the panel persons who are there, those who live or work there; may be 0 where they are not asked for. */
  readonly ownPanelPersons: Uint32Array;
}

const dayHours = 24;

/**
 * What `areaCrowds` says of people present, or of visitors, for the window of each single hour: all hours in one pass
 * over the rows of the areas' cells. `isAlone` leaves everybody outside the audience out of all sums: what is said of all
 * people is then said of the audience, in less time.
 */
export function areaHours(
  model: CityModel,
  audience: TargetAudience,
  areas: AreaCells,
  days: Pick<DayWindow, 'dayWeights'>,
  asked: AskedHours,
): AreaHours {
  const target = audienceMask(model.labels, audience);
  const { isVisitors, isAlone } = asked;
  if (areas.parts !== undefined)
    return hoursOfParts(model, target, { ...areas, parts: areas.parts }, days, asked);
  const window = { ...days, fromHour: 0, toHour: dayHours };
  const [weekDays, weightOf] = [daysOf(window), weightOfDays(window)];
  const { start, person, hour, dayMask, minutes } = model.presence;
  const { weights } = model.store;
  const persons = model.homeCell.length;
  const count = areas.start.length - 1;
  const list = () => new Uint32Array(count * dayHours);
  const [panelPersons, taPanelPersons, ownPanelPersons] = [list(), list(), list()];
  const people = new Float64Array(count * dayHours);
  const taPeople = new Float64Array(count * dayHours);
  // Days of the week by person and hour; what is touched is cleared again.
  const masks = new Uint8Array(persons * dayHours);
  /** Hours of the day that a person is there at all, bit 0 = 00:00. */
  const hoursThere = new Uint32Array(persons);
  const touched = new Uint32Array(persons);
  const inside = new Uint8Array(model.cells.length);
  for (let area = 0; area < count; area++) {
    const cells = cellsOfArea(areas, area);
    let found = 0;
    for (const cell of cells) {
      inside[cell] = 1;
      for (let row = start[cell], end = start[cell + 1]; row < end; row++) {
        const own = dayMask[row] & weekDays;
        if (own === 0 || minutes[row] === 0) continue;
        const p = person[row];
        if (isAlone && target[p] === 0) continue;
        let left = hoursTouched(hour[row] & 31, minutes[row]);
        if (hoursThere[p] === 0) touched[found++] = p;
        hoursThere[p] = hoursThere[p] | left;
        for (; left !== 0; left &= left - 1) {
          const at = p * dayHours + 31 - Math.clz32(left & -left);
          masks[at] = masks[at] | own;
        }
      }
    }
    for (let i = 0; i < found; i++) {
      const p = touched[i];
      let left = hoursThere[p];
      hoursThere[p] = 0;
      const work = model.workCell[p];
      const isOwn = inside[model.homeCell[p]] === 1 || (work !== noCell && inside[work] === 1);
      const counts = !isVisitors || !isOwn;
      const [weight, isTarget] = [weights[p], target[p]];
      for (; left !== 0; left &= left - 1) {
        const h = 31 - Math.clz32(left & -left);
        const [at, sum] = [p * dayHours + h, area * dayHours + h];
        const mask = masks[at];
        masks[at] = 0;
        panelPersons[sum]++;
        if (isOwn) ownPanelPersons[sum]++;
        if (isTarget === 1 && counts) taPanelPersons[sum]++;
        if (!counts) continue;
        const onADay = weight * weightOf[mask];
        people[sum] += onADay;
        if (isTarget === 1) taPeople[sum] += onADay;
      }
    }
    for (const cell of cells) inside[cell] = 0;
  }
  return { people, taPeople, panelPersons, taPanelPersons, ownPanelPersons };
}
