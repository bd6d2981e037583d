import { areaCover } from '@ooh/geo/area-cover';
import type { CellPart } from '@ooh/geo/circle-cover';
import { cellCentre, cellFromUInt64 } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { polygonFrom } from '@ooh/geo/polygon';
import { indexPoints } from '@ooh/geo/spatial-index';
import type { SmallCity } from './small-city.ts';

/** The weights of the days of an average week. */
export const week = Array.from({ length: 7 }, () => 1 / 7);

/** How likely each person is there: on each day of the week, and in the week. */
export type Present = Map<number, { readonly days: readonly number[]; readonly week: number }>;

/** Who is in an area of a small city, counted person by person from the visits of its panel. */
export interface PresenceByHand {
  /** Numbers a cell may have: those in which anybody of the panel ever is. */
  readonly peopled: ReadonlySet<bigint>;
  /** The cells under a ring with the part of each, by `areaCover`, which is tested by itself. */
  partsOf(ring: readonly (readonly [number, number])[]): Map<bigint, CellPart>;
  /**
   * Who is in parts of cells in some hours, visit by visit: who stays in a cell is at one place of it, who passes has one
   * way through it.
   */
  presentIn(parts: ReadonlyMap<bigint, CellPart>, from: number, to: number): Present;
  /** People of some persons who are there on a day, days by weight. */
  onADay(present: Present, who: readonly number[], weights: readonly number[]): number;
}

/** Hours of the day that each visit is in, minute by minute. */
const visitHours = ({ panel }: SmallCity): boolean[][] =>
  panel.visits.map(({ hour, minutes }) => {
    const hours = Array.from({ length: 24 }, () => false);
    for (let minute = 0; minute < minutes; minute++) hours[Math.floor((hour * 60 + minute) / 60) % 24] = true;
    return hours;
  });

export function presenceByHand(city: SmallCity): PresenceByHand {
  const { visits, persons } = city.panel;
  const hours = visitHours(city);
  const peopled = new Set([
    ...visits.map(({ cell }) => cell),
    ...persons.flatMap(({ homeCell, workCell }) => [homeCell, workCell]),
  ]);
  return {
    peopled,
    partsOf(ring) {
      const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
      const numbers = [...peopled].filter((cell) => cell !== 0n);
      const cells = numbers.map((cell) => cellFromUInt64(cell));
      const covered = areaCover(cells, indexPoints(cells.map(cellCentre)), area);
      return new Map(covered.map((part) => [numbers[part.index], part]));
    },
    presentIn(parts, from, to) {
      const inside = visits.filter(
        ({ cell }, visit) =>
          parts.has(cell) && hours[visit].some((isIn, hour) => isIn && hour >= from && hour < to),
      );
      const present: Present = new Map();
      for (const [person, own] of Map.groupBy(inside, (visit) => visit.person)) {
        const kinds = Map.groupBy(own, ({ cell, outdoors }) => `${cell}/${outdoors}`);
        const absent = (isThere: (dayMask: number) => boolean) =>
          [...kinds.values()].reduce((left, alike) => {
            const { area, way } = parts.get(alike[0].cell)!;
            const missed = 1 - (alike[0].outdoors === 1 ? way : area);
            return alike.some(({ dayMask }) => isThere(dayMask)) ? left * missed : left;
          }, 1);
        const days = week.map((_, day) => 1 - absent((mask) => ((mask >> day) & 1) === 1));
        present.set(person, { days, week: 1 - absent(() => true) });
      }
      return present;
    },
    onADay: (present, who, weights) =>
      who.reduce((sum, p) => {
        const { days } = present.get(p)!;
        return sum + persons[p].weight * days.reduce((part, day, at) => part + weights[at] * day, 0);
      }, 0),
  };
}
