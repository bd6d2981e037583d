import { expect, test } from 'vitest';
import { doubleDeck, FORM_VISIBILITY, type FormVisibility } from '@ooh/measurement/visibility';
import { evaluateRates } from '@ooh/measurement/rate-reach';
import { defaultKilometersPerDay, formShare, segmentRates } from '@ooh/measurement/segment-rates';
import { movementsOf } from '../exposure/passages.ts';
import { segmentIndex } from '../exposure/segment-index.ts';
import { travelMode } from '../person/person-labels.ts';
import { chanceLines } from '../testing/chance-lines.ts';
import { smallPeople } from '../testing/small-people.ts';
import { readRoute } from '../trips/trip-store.ts';
import { lineOnStreets } from './line-on-streets.ts';
import { lineMatcher } from './match-line.ts';

const { city, panel, chunks } = smallPeople(900, 1, 900);
const { graph } = city;
const index = segmentIndex(graph, chunks);
const matcher = lineMatcher(graph);
const lines = chanceLines(graph, 24, 5).map(({ stops }) => ({
  ...lineOnStreets(graph, [matcher.match(stops)!.arcs]),
  kilometersPerDay: defaultKilometersPerDay,
}));
const fullWrap = FORM_VISIBILITY['full-wrap'];
const storeOf = (own: typeof lines, forms: readonly FormVisibility[] = [fullWrap]) =>
  segmentRates({
    weights: panel.weight,
    contacts: index,
    lines: own,
    media: own.flatMap((_, line) => forms.map((form) => ({ line, form }))),
    scale: 0.7,
  });
const rowsOf = ({ rowStart, persons, rates }: ReturnType<typeof storeOf>, medium: number) => ({
  persons: [...persons.subarray(rowStart[medium], rowStart[medium + 1])],
  rates: [...rates.subarray(rowStart[medium], rowStart[medium + 1])],
});

// Figures of docs/methods/people.md, written out once more.
const view = [
  { kmh: 4.6, attention: 0.5, oncoming: 0.7, same: 0.7, junction: 30 },
  { kmh: 14, attention: 0.42, oncoming: 0.75, same: 0.7, junction: 16 },
  { kmh: 24, attention: 0.42, oncoming: 0.8, same: 0.6, junction: 16 },
  { kmh: 16, attention: 0.28, oncoming: 0.6, same: 0.35, junction: 18 },
];
const hours = [
  [7, 9, 0.16, 1],
  [9, 17, 0.46, 1],
  [17, 19, 0.16, 0.95],
  [19, 23, 0.2, 0.5],
] as const;
const standing = [0, 150, 300, 150, 60, 100, 0, 0, 0];

/** Contacts a day with one vehicle of a line by a walk through all routes of all persons: no index, no shared sums. */
function byWalking(line: (typeof lines)[number]): Float64Array {
  const along = new Map([...line.segments].map((segment, i) => [segment, line.passes[i]]));
  const across = new Map([...line.touching].map((segment, i) => [segment, line.crossings[i]]));
  const result = new Float64Array(panel.count);
  const arcs = new Uint32Array(3000);
  const moves = new Int8Array(3000);
  const [columns] = chunks;
  const rounds = 165_000 / line.roundTripMeters;
  for (let p = 0; p < panel.count; p++) {
    for (let t = columns.tripStart[p]; t < columns.tripStart[p + 1]; t++) {
      const count = readRoute(graph, columns, t, arcs);
      const wait = movementsOf(graph, columns.mode[t], arcs, count, moves);
      const quarters = columns.back[t] === 255 ? [columns.out[t]] : [columns.out[t], columns.back[t]];
      quarters.forEach((quarter, way) => {
        const found = hours.find(([from, to]) => quarter >= 4 * from && quarter < 4 * to);
        if (found === undefined) return;
        const [from, to, share, light] = found;
        const perSecond = (share * light) / (3600 * (to - from));
        const daily = columns.timesPerWeek[t] / 7000;
        for (let k = 0; k < count; k++) {
          if (moves[k] < 0) continue;
          const segment = graph.arcSegment[arcs[k]];
          const { kmh, attention, oncoming, same, junction } = view[moves[k]];
          const [own, bus] = [
            (graph.lengthMeters[segment] * 3.6) / kmh,
            (graph.lengthMeters[segment] * 3.6) / 16,
          ];
          const seconds = (oncoming * (own + bus) + same * Math.abs(own - bus)) / 2;
          const seen = daily * perSecond * attention * 0.7;
          result[p] += rounds * seen * seconds * (along.get(segment) ?? 0);
          result[p] += rounds * seen * 0.7 * (junction / 2) * (across.get(segment) ?? 0);
        }
        const stand = (k: number, seconds: number): void => {
          const passes = along.get(graph.arcSegment[arcs[k]]) ?? 0;
          result[p] += rounds * daily * perSecond * 0.5 * 0.7 * 0.7 * seconds * passes;
        };
        if (columns.mode[t] === travelMode.bus) stand(wait, 300);
        if (way === quarters.length - 1) stand(count - 1, standing[columns.purpose[t]]);
      });
    }
  }
  return result.map((value) => 0.7 * value);
}

test('rates equal a walk through all routes', () => {
  const store = storeOf(lines.slice(0, 4));
  for (let line = 0; line < 4; line++) {
    const direct = byWalking(lines[line]);
    const { persons, rates } = rowsOf(store, line);
    const found = new Float64Array(panel.count);
    persons.forEach((p, i) => (found[p] = rates[i]));
    const most = Math.max(...direct);
    expect(most).toBeGreaterThan(0);
    const off = direct.reduce((worst, value, p) => Math.max(worst, Math.abs(found[p] - value)), 0);
    expect(off / most).toBeLessThan(1e-6);
  }
});

test('the rates of a line are the same bytes whatever other lines there are, in whatever order', () => {
  const all = storeOf(lines);
  const alone = storeOf([lines[17]]);
  const reversed = storeOf(lines.toReversed());
  expect(rowsOf(all, 17)).toEqual(rowsOf(alone, 0));
  expect(rowsOf(reversed, lines.length - 1 - 17)).toEqual(rowsOf(alone, 0));
});

test('forms are shares of a full wrap; twice the vehicles are twice the contacts', () => {
  const driverSide = { kerbSide: 0, driverSide: 1 };
  const forms = [fullWrap, FORM_VISIBILITY.banner, driverSide, doubleDeck(FORM_VISIBILITY['body-sides'])];
  const store = storeOf([lines[3]], forms);
  const impressions = forms.map(
    (_, medium) => evaluateRates(store, [{ medium, vehicles: 1, days: 7 }]).impressions,
  );
  forms.forEach((form, i) => expect(impressions[i] / impressions[0]).toBeCloseTo(formShare(form), 6));
  expect(formShare(fullWrap)).toBe(1);
  expect(formShare(driverSide)).toBeCloseTo(0.7, 12);
  const twice = evaluateRates(store, [{ medium: 0, vehicles: 2, days: 7 }]);
  expect(twice.impressions / impressions[0]).toBeCloseTo(2, 9);
});

test('rates under the least one are left out, wrong input is refused', () => {
  const all = storeOf(lines.slice(0, 3));
  const base = { weights: panel.weight, contacts: index, lines, scale: 0.7 };
  const media = [0, 1, 2].map((line) => ({ line, form: fullWrap }));
  const kept = segmentRates({ ...base, media, leastRate: 1e-3 });
  expect(kept.rates.every((rate) => rate >= 0.999e-3)).toBe(true);
  expect(kept.rates.length).toBe(all.rates.filter((rate) => rate >= 1e-3).length);
  expect(() => segmentRates({ ...base, media: [{ line: 99, form: fullWrap }] })).toThrow(RangeError);
  expect(() => segmentRates({ ...base, media, scale: 0 })).toThrow(RangeError);
  const broken = { ...lines[0], segments: Uint32Array.of(graph.segmentCount), passes: Float32Array.of(1) };
  expect(() => segmentRates({ ...base, lines: [broken], media: media.slice(0, 1) })).toThrow(RangeError);
});

test('two panels of different seeds agree on the contacts of a fleet', () => {
  const contactsOf = (own: typeof lines, contacts: typeof index, weights: Float64Array): number => {
    const media = own.map((_, line) => ({ line, form: fullWrap }));
    const store = segmentRates({ weights, contacts, lines: own, media, scale: 1 });
    const plan = own.map((_, medium) => ({ medium, vehicles: 1, days: 1 }));
    return evaluateRates(store, plan).impressions;
  };
  const here = contactsOf(lines, index, panel.weight);
  const other = smallPeople(900, 2);
  const again = contactsOf(lines, segmentIndex(graph, other.chunks), other.panel.weight);
  expect(Math.abs(again / here - 1)).toBeLessThan(0.15);
});
