import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allLabels, labelId } from '@ooh/reference/labels';
import { lineOnStreets } from '../lines/line-on-streets.ts';
import { lineMatcher } from '../lines/match-line.ts';
import { chanceLines } from '../testing/chance-lines.ts';
import { smallPeople, type SmallPeople } from '../testing/small-people.ts';
import { strataPeople } from './district-people.ts';
import { peoplePanel } from './people-panel.ts';

const isColumn = (value: unknown): value is Uint8Array => ArrayBuffer.isView(value);

/** Of all bytes of the panel and its trips. */
function digestOf({ panel, chunks }: Pick<SmallPeople, 'panel' | 'chunks'>): string {
  const hash = createHash('sha256');
  for (const columns of [panel, ...chunks]) {
    for (const [name, column] of Object.entries(columns).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (isColumn(column))
        hash.update(name).update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
    }
  }
  return hash.digest('hex');
}

const people = smallPeople(500);
const { city, panel } = people;

test('people by district, sex and age equal the declared ones', () => {
  const wanted = strataPeople(city.facts, city.districts, city.weights.residents);
  const found = new Float64Array(wanted.length);
  for (let p = 0; p < panel.count; p++) found[panel.stratum[p]] += panel.weight[p];
  wanted.forEach((count, stratum) => expect(found[stratum] / count).toBeCloseTo(1, 9));
  // 罗湖, 福田, 南山 in the census of 2020, of which 84.89 % are 15 and over.
  [1_143_801, 1_553_225, 1_795_826].forEach((residents, d) => {
    let sum = 0;
    for (let p = 0; p < panel.count; p++) if (panel.district[p] === d) sum += panel.weight[p];
    expect(sum / (residents * 0.8489)).toBeCloseTo(1, 6);
  });
});

test('homes lie in the district, persons are ordered by district, home and stratum', () => {
  for (let p = 0; p < panel.count; p++) {
    expect(city.graph.district[panel.homeNode[p]]).toBe(panel.district[p]);
    if (p === 0) continue;
    const order =
      panel.district[p - 1] - panel.district[p] ||
      panel.homeNode[p - 1] - panel.homeNode[p] ||
      panel.stratum[p - 1] - panel.stratum[p];
    expect(order).toBeLessThanOrEqual(0);
  }
});

test('labels are known ones, ascend, and say what the columns say', () => {
  const known = new Set(allLabels().map(({ label }) => label.labelId));
  for (let p = 0; p < panel.count; p++) {
    const own = [...panel.labelIds.subarray(panel.labelStart[p], panel.labelStart[p + 1])];
    expect(own.every((label, i) => known.has(label) && (i === 0 || label > own[i - 1]))).toBe(true);
    expect(own).toContain(labelId.male + panel.sex[p]);
    expect(own).toContain(labelId.firstAge + panel.ageBand[p]);
    expect(own).toContain(labelId.firstMode + panel.travelMode[p]);
    expect(own.includes(labelId.hasCar)).toBe(panel.hasCar[p] === 1);
    const commutes = own.some((label) => label >= labelId.firstCommute && label < labelId.firstHabit);
    expect(commutes).toBe(panel.workNode[p] >= 0);
  }
});

test('the bytes follow from city and seed alone: no line changes them, however many there are', () => {
  const before = digestOf(people);
  const { graph } = city;
  const lines = chanceLines(graph, 60, 7);
  for (const count of [0, 20, 60]) {
    const matcher = lineMatcher(graph);
    for (const { stops } of lines.slice(0, count).reverse())
      lineOnStreets(graph, [matcher.match(stops)!.arcs]);
    expect(digestOf(people)).toBe(before);
  }
  expect(digestOf(smallPeople(500))).toBe(before);
  expect(digestOf(smallPeople(500, 2))).not.toBe(before);
});

test('trips do not depend on the size of the chunks', () => {
  const small = smallPeople(500, 1, 133).chunks;
  const whole = people.chunks;
  const tripsOf = (chunks: SmallPeople['chunks'], column: 'purpose' | 'out' | 'startNode' | 'timesPerWeek') =>
    chunks.flatMap((chunk) => [...chunk[column]]);
  for (const column of ['purpose', 'out', 'startNode', 'timesPerWeek'] as const)
    expect(tripsOf(small, column)).toEqual(tripsOf(whole, column));
  const lengths = (chunks: SmallPeople['chunks']) =>
    chunks.flatMap(({ routeStart }) => [...routeStart].slice(1).map((end, t) => end - routeStart[t]));
  expect(lengths(small)).toEqual(lengths(whole));
});

test('too few persons for the strata are refused', () => {
  expect(() => peoplePanel(city, 71)).toThrow(RangeError);
  expect(peoplePanel(city, 72).count).toBe(72);
});
