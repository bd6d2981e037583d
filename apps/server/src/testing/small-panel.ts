import { cellOf, cellToBigInt, neighbours } from '@ooh/geo/h3-cell';
import type { Wgs84Point } from '@ooh/geo/point';
import { crowdLabels } from '@ooh/reference/labels';
import { seededRandom, type RandomSource } from '@ooh/measurement/random';

/** A panel small enough to recompute by hand: persons and a week of visits over about 60 cells. */
export interface SmallPerson {
  readonly person: number;
  readonly weight: number;
  readonly stratum: number;
  readonly homeCell: bigint;
  /** 0n for none. */
  readonly workCell: bigint;
  readonly labels: readonly number[];
}

export interface SmallVisit {
  readonly person: number;
  readonly cell: bigint;
  readonly hour: number;
  /** Bit 0 = Monday. */
  readonly dayMask: number;
  readonly minutes: number;
  readonly outdoors: 0 | 1;
}

export interface SmallPanel {
  readonly persons: readonly SmallPerson[];
  readonly visits: readonly SmallVisit[];
}

/** Labels of a person: one of each exclusive dimension, the first ones common and the last ones rare. */
function drawLabels(random: RandomSource): number[] {
  return crowdLabels.flatMap(({ dimensions }) =>
    dimensions.flatMap(({ exclusive, labels }) => {
      if (exclusive) return [labels[Math.floor(random.next() ** 2.5 * labels.length)].labelId];
      return labels.filter((_, i) => random.next() < 0.5 / (1 + i * i)).map(({ labelId }) => labelId);
    }),
  );
}

/** The cells of a small panel: those within four steps of a point, resolution 9. */
export function smallCells(centre: Wgs84Point): bigint[] {
  return neighbours(cellOf(centre, 9), 4).map(cellToBigInt);
}

/** Draws a panel around a point; the same seed draws the same people. */
export function drawPanel(centre: Wgs84Point, count: number, seed: number): SmallPanel {
  const random = seededRandom(seed);
  const cells = smallCells(centre);
  const oneOf = () => cells[random.below(cells.length)];
  const persons: SmallPerson[] = [];
  const visits: SmallVisit[] = [];
  for (let person = 0; person < count; person++) {
    const stratum = person % 5;
    const homeCell = oneOf();
    const workCell = random.next() < 0.6 ? oneOf() : 0n;
    const weight = 200 + 40 * stratum;
    persons.push({ person, weight, stratum, homeCell, workCell, labels: drawLabels(random) });
    visits.push({ person, cell: homeCell, hour: 20, dayMask: 127, minutes: 600, outdoors: 0 });
    const trips = 1 + random.below(4);
    for (let i = 0; i < trips; i++) {
      visits.push({
        person,
        cell: i === 0 ? homeCell : oneOf(),
        hour: 6 + random.below(16),
        dayMask: 1 + random.below(127),
        minutes: 5 + random.below(90),
        outdoors: 1,
      });
    }
  }
  return { persons, visits };
}

const encoder = new TextEncoder();
const rowsOf = (rows: readonly (readonly (string | number | bigint)[])[]): Uint8Array =>
  encoder.encode(rows.map((row) => `${row.join('\t')}\n`).join(''));

/** Persons as tab-separated rows of `personColumns`. */
export function personRows(releaseId: string, panel: SmallPanel): Uint8Array {
  return rowsOf(
    panel.persons.map(({ person, weight, stratum, homeCell, workCell, labels }) => [
      releaseId,
      person,
      weight,
      stratum,
      homeCell,
      workCell,
      `[${labels.join(',')}]`,
    ]),
  );
}

/** Visits as tab-separated rows of `visitColumns`. */
export function visitRows(releaseId: string, panel: SmallPanel): Uint8Array {
  return rowsOf(
    panel.visits.map(({ person, cell, hour, dayMask, minutes, outdoors }) => [
      releaseId,
      person,
      cell,
      hour,
      dayMask,
      minutes,
      outdoors,
    ]),
  );
}
