import { expect, test } from 'vitest';
import { randomStream } from '@ooh/reference/random';
import { streetGraphOf } from '@ooh/streets/graph/street-graph';
import { rankOf } from '@ooh/streets/street-class';
import { travelMode } from '../person/person-labels.ts';
import { hourClasses, purposeCode } from '../trips/habits.ts';
import { encodeTrips } from '../trips/trip-store.ts';
import { defaultView, meetingSeconds, viewFactors } from './movements.ts';
import { segmentIndex } from './segment-index.ts';

/** Vehicles that a person meets on `meters`, by moving all of them; a vehicle every `headway` seconds each way. */
function simulateMeetings(meters: number, kmh: number, busKmh: number, headway: number, runs: number) {
  const [own, bus] = [kmh / 3.6, busKmh / 3.6];
  const random = randomStream(1, 'meetings');
  const time = meters / own;
  const met = { oncoming: 0, sameDirection: 0 };
  for (let run = 0; run < runs; run++) {
    const offset = random.next() * headway;
    const margin = Math.ceil((meters / bus + time) / headway) + 2;
    for (let k = -margin; k <= margin; k++) {
      const leaves = offset + k * headway;
      // Both are on the stretch; the sign of their distance changes where they meet. t is the person's own time.
      const oncomingAt = (t: number): number => meters - bus * (t - leaves) - own * t;
      if (oncomingAt(0) >= 0 !== oncomingAt(time) >= 0) met.oncoming++;
      const aheadAt = (t: number): number => bus * (t - leaves) - own * t;
      if (aheadAt(0) >= 0 !== aheadAt(time) >= 0) met.sameDirection++;
    }
  }
  return { oncoming: met.oncoming / runs, sameDirection: met.sameDirection / runs };
}

test('vehicles met by a walker, a cyclist and a driver are as many as a simulation counts', () => {
  const [meters, headway, busKmh] = [2000, 45, 16];
  for (const kmh of [4.6, 14, 16, 24]) {
    const simulated = simulateMeetings(meters, kmh, busKmh, headway, 4000);
    const seconds = meetingSeconds(kmh, busKmh);
    expect(simulated.oncoming / ((meters * seconds.oncoming) / headway)).toBeCloseTo(1, 1.7);
    const same = (meters * seconds.sameDirection) / headway;
    if (kmh === busKmh) expect([same, simulated.sameDirection]).toEqual([0, 0]);
    else expect(Math.abs(simulated.sameDirection / same - 1)).toBeLessThan(0.02);
  }
});

const street = (cuts: readonly number[], oneWay: number) =>
  streetGraphOf(
    { lng: 114, lat: 22.5 },
    { x: cuts, y: cuts.map(() => 0), district: cuts.map(() => 0) },
    {
      from: cuts.slice(1).map((_, i) => i),
      to: cuts.slice(1).map((_, i) => i + 1),
      lengthMeters: cuts.slice(1).map((x, i) => x - cuts[i]),
      streetClass: cuts.slice(1).map(() => rankOf.secondary),
      oneWay: cuts.slice(1).map(() => oneWay),
    },
  );

/** One trip along the whole street, and what the index says of it. */
function alongStreet(cuts: readonly number[], mode: number, oneWay = 0) {
  const graph = street(cuts, oneWay);
  const arcs = cuts.slice(1).map((_, i) => {
    for (let arc = graph.arcStart[i]; arc < graph.arcStart[i + 1]; arc++)
      if (graph.arcNode[arc] === i + 1) return arc;
    throw new Error('no such arc');
  });
  const trip = { purpose: purposeCode.work, mode, start: 0, out: 30, back: null, timesPerWeek: 7, arcs };
  return segmentIndex(graph, [encodeTrips(graph, 0, [[trip]])]);
}
const sum = (values: Float32Array): number => values.reduce((total, value) => total + value, 0);

test('a street cut in pieces gives the same contacts along it', () => {
  for (const mode of [travelMode.walk, travelMode.cycle, travelMode.car]) {
    const whole = sum(alongStreet([0, 300], mode).along);
    expect(sum(alongStreet([0, 90, 140, 300], mode).along) / whole).toBeCloseTo(1, 6);
  }
});

test('a worked passage: a walker once a day in the morning on 100 m', () => {
  // 100 m at 4.6 km/h take 78.26 s, a bus 22.5 s; half of the traffic each way, 0.7 of a wrap in view, 0.5 · 0.7 seen.
  const seconds = (0.7 * (78.261 + 22.5) + 0.7 * (78.261 - 22.5)) / 2;
  const flow = 0.16 / 7200;
  expect(alongStreet([0, 100], travelMode.walk).along[0]).toBeCloseTo(seconds * 0.35 * flow, 8);
  expect(alongStreet([0, 100], travelMode.walk).across[0]).toBeCloseTo(0.35 * 0.7 * 15 * flow, 9);
});

test('on a one-way street drivers see the traffic in their direction alone', () => {
  const { oneWay, bothWays } = viewFactors(defaultView, hourClasses);
  const [walk, , car] = [0, 1, 2];
  expect(oneWay[walk]).toBe(bothWays[walk]);
  const seen = 0.42 * 0.7 * 0.6 * (3.6 / 16 - 3.6 / 24);
  expect(oneWay[car]).toBeCloseTo(seen, 12);
  expect(alongStreet([0, 100], travelMode.car, 1).along[0]).toBeLessThan(
    alongStreet([0, 100], travelMode.car).along[0],
  );
});
