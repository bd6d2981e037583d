import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactRates, type ContactModel, type MovingMedium, type Route } from './contact-rates.ts';
import { seededRandom, type RandomSource } from './random.ts';
import { DEFAULT_VISIBILITY, FORM_VISIBILITY, type Visibility } from './visibility.ts';
import { indexVisits } from './visit-index.ts';

interface VisitRow {
  person: number;
  cell: number;
  /** Hour of the week. */
  hour: number;
  minutes: number;
  outdoors: number;
}

const columns = (rows: readonly VisitRow[]) => ({
  person: Uint32Array.from(rows, (row) => row.person),
  cell: Uint32Array.from(rows, (row) => row.cell),
  hour: Uint8Array.from(rows, (row) => row.hour % 24),
  dayMask: Uint8Array.from(rows, (row) => 1 << Math.floor(row.hour / 24)),
  minutes: Uint16Array.from(rows, (row) => row.minutes),
  outdoors: Uint8Array.from(rows, (row) => row.outdoors),
});

const randomRoute = (random: RandomSource, cells: number): Route => {
  const length = 1 + random.below(5);
  return {
    cells: Uint32Array.from({ length }, () => random.below(cells)),
    forwardMeters: Float64Array.from({ length }, () => 400 * random.next()),
    backwardMeters: Float64Array.from({ length }, () => (random.next() < 0.3 ? 0 : 400 * random.next())),
    firstHour: 5 + random.below(3),
    lastHour: random.next() < 0.3 ? 0.5 : 20.5 + random.below(3),
    speedKmh: random.next() < 0.5 ? 14 : Array.from({ length: 24 }, () => 10 + random.below(10)),
    layoverHours: 0.2,
  };
};

const smallCity = (seed: number): ContactModel & { rows: VisitRow[]; visibility: Visibility } => {
  const random = seededRandom(seed);
  const [persons, cells, routes] = [12, 8, 4];
  const rows = Array.from({ length: 150 }, () => ({
    person: random.below(persons),
    cell: random.below(cells),
    hour: random.below(168),
    minutes: random.next() < 0.1 ? random.below(900) : random.below(61),
    outdoors: random.below(2),
  }));
  const forms = Object.values(FORM_VISIBILITY);
  return {
    rows,
    visits: columns(rows),
    weights: new Float64Array(persons).fill(1),
    cellCount: cells,
    cellSquareMeters: Float64Array.from({ length: cells }, () => 90_000 + random.below(30_000)),
    routes: Array.from({ length: routes }, () => randomRoute(random, cells)),
    media: Array.from({ length: 7 }, () => ({ route: random.below(routes), form: forms[random.below(3)] })),
    visibility: { ...DEFAULT_VISIBILITY, indoorFactor: random.next() < 0.5 ? 0 : 0.04 },
  };
};

/** Direct implementation of the model: the visible passages of every route cell, direction, visit and minute. */
const naiveRates = (city: ReturnType<typeof smallCity>, { route: index, form }: MovingMedium): number[] => {
  const { visibility: v, rows, routes } = city;
  const route = routes[index];
  const contacts = city.weights.reduce<number[]>((list) => [...list, 0], []);
  const meters = (list: Float32Array | Float64Array) => Array.from(list).reduce((sum, m) => sum + m, 0);
  const [out, back] = [meters(route.forwardMeters), meters(route.backwardMeters)];
  for (let i = 0; i < route.cells.length; i++) {
    for (const length of [route.forwardMeters[i], route.backwardMeters[i]]) {
      for (const visit of rows) {
        if (visit.cell !== route.cells[i]) continue;
        for (let minute = 0; minute < visit.minutes; minute++) {
          const hour = (visit.hour + Math.floor(minute / 60)) % 24;
          const speed = typeof route.speedKmh === 'number' ? route.speedKmh : route.speedKmh[hour];
          const trip = (out + back) / 1000 / speed + (back > 0 ? 2 : 1) * route.layoverHours;
          let runs = 0;
          for (let part = 0; part < 60; part++) {
            const clock = hour + part / 60;
            const late = route.lastHour <= route.firstHour;
            const after = clock >= route.firstHour;
            const before = clock < route.lastHour;
            if (late ? after || before : after && before) runs += 1 / 60;
          }
          const night = hour >= v.duskHour || hour < v.dawnHour;
          const near = Math.min(
            1,
            (2 * v.viewingDistanceMeters * length * v.streetConcentration) /
              (city.cellSquareMeters as Float64Array)[route.cells[i]],
          );
          contacts[visit.person] +=
            (((1 / 60) *
              runs *
              v.vehicleInServiceShare *
              near *
              v.unobstructedShare *
              v.attentionShare *
              v.calibrationScale) /
              trip /
              7) *
            (night ? v.nightFactor : 1) *
            (visit.outdoors ? v.outdoorFactor : v.indoorFactor) *
            (0.5 * form.kerbSide + 0.5 * v.farSideFactor * form.driverSide);
        }
      }
    }
  }
  return contacts;
};

test('the store equals a direct implementation of the model by minute', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const city = smallCity(seed);
      const store = contactRates(city);
      expect(store.mediaCount).toBe(7);
      city.media.forEach((medium, m) => {
        const direct = naiveRates(city, medium);
        const row = Array.from(store.persons.subarray(store.rowStart[m], store.rowStart[m + 1]));
        expect(row).toEqual(direct.flatMap((rate, person) => (rate > 0 ? [person] : [])));
        row.forEach((person, i) => {
          expect(store.rates[store.rowStart[m] + i] / direct[person]).toBeCloseTo(1, 5);
        });
      });
    }),
    { numRuns: 15 },
  );
});

test('the days of a pair are those on which the person’s visits meet the line', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const city = smallCity(seed);
      const whole = contactRates(city);
      // The same visits split by hour, so that each lies within a day.
      const hourly = city.rows.flatMap((row) =>
        Array.from({ length: Math.ceil(row.minutes / 60) }, (_, i) => ({
          ...row,
          hour: (row.hour + i) % 168,
          minutes: Math.min(60, row.minutes - 60 * i),
        })),
      );
      for (let day = 0; day < 7; day++) {
        const rows = hourly.filter(({ hour }) => Math.floor(hour / 24) === day);
        const part = contactRates({ ...city, visits: columns(rows) });
        for (let m = 0; m < 7; m++) {
          const [from, to] = [whole.rowStart[m], whole.rowStart[m + 1]];
          const marked = Array.from(whole.persons.subarray(from, to)).filter(
            (_, i) => (whole.dayMasks[from + i] >> day) & 1,
          );
          expect(marked).toEqual(Array.from(part.persons.subarray(part.rowStart[m], part.rowStart[m + 1])));
        }
      }
    }),
    { numRuns: 10 },
  );
});

test('computes the worked example of one person, one hour and one line', () => {
  const route: Route = {
    cells: Uint32Array.of(1),
    forwardMeters: Float64Array.of(250),
    backwardMeters: Float64Array.of(250),
    firstHour: 6,
    lastHour: 22,
    speedKmh: 15,
    layoverHours: 0,
    roundTripHours: 2,
  };
  const store = contactRates({
    weights: Float64Array.of(40, 60),
    visits: columns([
      { person: 1, cell: 1, hour: 8, minutes: 30, outdoors: 1 },
      { person: 0, cell: 1, hour: 8, minutes: 60, outdoors: 0 },
      { person: 0, cell: 1, hour: 23, minutes: 60, outdoors: 1 },
    ]),
    cellCount: 2,
    cellSquareMeters: 100_000,
    routes: [route],
    media: [{ route: 0, form: FORM_VISIBILITY['full-wrap'] }],
  });
  // Half an hour × 1/2 trip an hour × 0.85 in service × (0.6 + 0.6) of the cell × 0.7 × 0.5 × 0.36 × 0.8 ÷ 7 days.
  expect(Array.from(store.persons)).toEqual([1]);
  expect(store.rates[0]).toBeCloseTo((0.5 * 0.5 * 0.85 * 1.2 * 0.7 * 0.5 * 0.36 * 0.8) / 7, 8);
  expect(store.weights[1]).toBe(60);
});

test('presence is conserved: every minute counts once, in its hour, across the end of the week', () => {
  const rows = [
    { person: 0, cell: 2, hour: 167, minutes: 150, outdoors: 1 },
    { person: 1, cell: 0, hour: 3, minutes: 0, outdoors: 1 },
    { person: 1, cell: 0, hour: 3, minutes: 60, outdoors: 0 },
  ];
  const index = indexVisits(columns(rows), 2, 3, 1, 0.1);
  expect(Array.from(index.rowStart)).toEqual([0, 1, 1, 4]);
  expect(Array.from(index.hour)).toEqual([3, 23, 0, 1]);
  expect(Array.from(index.dayMask)).toEqual([1, 64, 1, 1]);
  [0.1, 1, 1, 0.5].forEach((hours, i) => expect(index.presence[i]).toBeCloseTo(hours, 6));
  expect(indexVisits(columns(rows), 2, 3, 1, 0).person).toHaveLength(3);
});

test('a row with several days equals one row per day', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const city = smallCity(seed);
      const random = seededRandom(seed + 1);
      const dayMask = Uint8Array.from(city.rows, () => random.below(128));
      const daily = city.rows.flatMap((row, i) =>
        [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
          (dayMask[i] >> day) & 1 ? [{ ...row, hour: day * 24 + (row.hour % 24) }] : [],
        ),
      );
      const together = contactRates({ ...city, visits: { ...columns(city.rows), dayMask } });
      const apart = contactRates({ ...city, visits: columns(daily) });
      expect(together.persons).toEqual(apart.persons);
      expect(together.dayMasks).toEqual(apart.dayMasks);
      together.rates.forEach((rate, e) => expect(rate / apart.rates[e]).toBeCloseTo(1, 5));
    }),
    { numRuns: 15 },
  );
});

test('a value out of range is refused with its row', () => {
  const row = { person: 0, cell: 0, hour: 0, minutes: 10, outdoors: 1 };
  const at = (broken: Partial<VisitRow>) => () =>
    indexVisits(columns([row, { ...row, ...broken }]), 1, 1, 1, 0);
  expect(at({ person: 1 })).toThrow(/visit 1: person 1/);
  expect(at({ cell: 1 })).toThrow(/visit 1: cell 1/);
  expect(() => indexVisits({ ...columns([row]), hour: Uint8Array.of(24) }, 1, 1, 1, 0)).toThrow(
    /visit 0: hour 24/,
  );
  expect(at({ hour: 168 })).toThrow(/visit 1: day mask 128/);
  const city = smallCity(1);
  expect(() => contactRates({ ...city, media: [{ route: 9, form: FORM_VISIBILITY.banner }] })).toThrow(
    RangeError,
  );
  const lost = { ...city.routes[0], cells: Uint32Array.of(99) };
  expect(() =>
    contactRates({ ...city, routes: [lost], media: [{ route: 0, form: FORM_VISIBILITY.banner }] }),
  ).toThrow(/route cell 99/);
  expect(() => contactRates({ ...city, visibility: { ...city.visibility, outdoorFactor: 2 } })).toThrow(
    RangeError,
  );
});
