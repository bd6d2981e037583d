import { outdoorShift, type CityModel } from '../city-model.ts';
import { hoursTouched } from './presence-window.ts';

const dayHours = 24;

/**
 * Who is in some cells by hour of the day: one entry a cell, person and hour, with the days of the week of stays and of
 * ways (bit 0 = Monday). Entries start[h] … start[h + 1] − 1 are those of hour h, in the order of the cells.
 */
export interface HourEntries {
  readonly start: Uint32Array;
  readonly person: Uint32Array;
  /** The place of the cell in the list of cells. */
  readonly cellAt: Uint32Array;
  readonly stays: Uint8Array;
  readonly ways: Uint8Array;
}

type Presence = CityModel['presence'];

/** Number of entries of each hour. */
function countEntries(
  { start, person, hour, dayMask, minutes }: Presence,
  cells: Uint32Array,
  weekDays: number,
  counts: Uint8Array | null,
): Uint32Array {
  const found = new Uint32Array(dayHours);
  for (const cell of cells) {
    const end = start[cell + 1];
    for (let row = start[cell]; row < end;) {
      const p = person[row];
      let hours = 0;
      for (; row < end && person[row] === p; row++)
        if ((dayMask[row] & weekDays) !== 0 && minutes[row] !== 0)
          hours |= hoursTouched(hour[row] & 31, minutes[row]);
      if (counts !== null && counts[p] === 0) continue;
      for (; hours !== 0; hours &= hours - 1) {
        const h = 31 - Math.clz32(hours & -hours);
        found[h] = found[h] + 1;
      }
    }
  }
  return found;
}

/**
 * Entries of the people of some cells on some days of the week; rows of one cell, and in it of one person, stand together.
 * @param counts by person, 0 for those who are left out; null for nobody
 */
export function entriesByHour(
  presence: Presence,
  cells: Uint32Array,
  weekDays: number,
  counts: Uint8Array | null,
): HourEntries {
  const found = countEntries(presence, cells, weekDays, counts);
  const firsts = new Uint32Array(dayHours + 1);
  for (let h = 0; h < dayHours; h++) firsts[h + 1] = firsts[h] + found[h];
  const size = firsts[dayHours];
  const entries = {
    start: firsts,
    person: new Uint32Array(size),
    cellAt: new Uint32Array(size),
    stays: new Uint8Array(size),
    ways: new Uint8Array(size),
  };
  const next = firsts.slice(0, dayHours);
  const stays = new Uint8Array(dayHours);
  const ways = new Uint8Array(dayHours);
  const { start, person, hour, dayMask, minutes } = presence;
  for (let at = 0; at < cells.length; at++) {
    const end = start[cells[at] + 1];
    for (let row = start[cells[at]]; row < end;) {
      const p = person[row];
      let hours = 0;
      for (; row < end && person[row] === p; row++) {
        const days = dayMask[row] & weekDays;
        if (days === 0 || minutes[row] === 0) continue;
        const own = hour[row] >> outdoorShift === 0 ? stays : ways;
        let touched = hoursTouched(hour[row] & 31, minutes[row]);
        hours |= touched;
        for (; touched !== 0; touched &= touched - 1) {
          const h = 31 - Math.clz32(touched & -touched);
          own[h] = own[h] | days;
        }
      }
      const isLeftOut = counts !== null && counts[p] === 0;
      for (; hours !== 0; hours &= hours - 1) {
        const h = 31 - Math.clz32(hours & -hours);
        if (!isLeftOut) {
          const entry = next[h];
          next[h] = entry + 1;
          entries.person[entry] = p;
          entries.cellAt[entry] = at;
          entries.stays[entry] = stays[h];
          entries.ways[entry] = ways[h];
        }
        stays[h] = 0;
        ways[h] = 0;
      }
    }
  }
  return entries;
}
