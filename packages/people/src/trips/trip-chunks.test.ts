import { expect, test } from 'vitest';
import { travelFigures } from '../exposure/travel-figures.ts';
import { smallPeople } from '../testing/small-people.ts';
import { encodeTrips, readRoute, tripBytes, type Trip } from './trip-store.ts';

const { city, panel, chunks } = smallPeople(1500);
const { graph } = city;

test('trips, lengths, commutes, street minutes and means of travel lie where surveys have them', () => {
  const travel = travelFigures(graph, panel, chunks);
  expect(travel.tripsPerDay).toBeGreaterThan(2.2);
  expect(travel.tripsPerDay).toBeLessThan(2.8);
  // Three districts are narrower than a city: trips are a little shorter.
  expect(travel.meanTripKm).toBeGreaterThan(5.5);
  expect(travel.meanTripKm).toBeLessThan(9);
  expect(travel.medianCommuteKm).toBeGreaterThan(4.4);
  expect(travel.medianCommuteKm).toBeLessThan(5.6);
  expect(travel.streetMinutes).toBeGreaterThan(45);
  expect(travel.streetMinutes).toBeLessThan(80);
  const slow = travel.modeShares[3] + travel.modeShares[4];
  expect(slow).toBeGreaterThan(0.4);
  expect(slow).toBeLessThan(0.55);
  expect(travel.modeShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});

test('every route is connected and begins at home or at work', () => {
  const [columns] = chunks;
  const arcs = new Uint32Array(2000);
  for (let i = 0; i < 100; i++) {
    for (let t = columns.tripStart[i]; t < columns.tripStart[i + 1]; t++) {
      const count = readRoute(graph, columns, t, arcs);
      expect(count).toBeGreaterThan(0);
      let at = columns.startNode[t];
      expect([panel.homeNode[i], panel.workNode[i]]).toContain(at);
      for (let k = 0; k < count; k++) {
        const segment = graph.arcSegment[arcs[k]];
        if (graph.from[segment] !== at && graph.to[segment] !== at)
          throw new Error(`trip ${t} jumps at step ${k}`);
        at = graph.arcNode[arcs[k]];
      }
    }
  }
});

test('trips take some hundred bytes a person', () => {
  const bytes = chunks.reduce((sum, chunk) => sum + tripBytes(chunk), 0) / panel.count;
  expect(bytes).toBeLessThan(450);
});

test('what is stored is read again', () => {
  const arcs = [graph.arcStart[7], graph.arcStart[graph.arcNode[graph.arcStart[7]]]];
  const trip: Trip = { purpose: 3, mode: 2, start: 7, out: 40, back: 60, timesPerWeek: 1.234, arcs };
  const columns = encodeTrips(graph, 5, [[], [trip, { ...trip, back: null }]]);
  expect([...columns.tripStart]).toEqual([0, 0, 2]);
  expect([columns.purpose[0], columns.mode[0], columns.out[0], columns.back[0], columns.back[1]]).toEqual([
    3, 2, 40, 60, 255,
  ]);
  expect(columns.timesPerWeek[0]).toBe(1234);
  const into = new Uint32Array(2);
  expect(readRoute(graph, columns, 1, into)).toBe(2);
  expect([...into]).toEqual(arcs);
});
