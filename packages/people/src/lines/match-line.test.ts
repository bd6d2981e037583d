import { expect, test } from 'vitest';
import { chanceLines } from '../testing/chance-lines.ts';
import { smallStreets } from '../testing/small-city.ts';
import { lineOnStreets } from './line-on-streets.ts';
import { isDoubtful, lineMatcher } from './match-line.ts';

const graph = smallStreets();
const matcher = lineMatcher(graph);
const lines = chanceLines(graph, 60, 3);
const stops = lines.map((line) => line.stops);
const ways = stops.map((own) => matcher.match(own)!);

test('ways are connected, pass every stop near by and are hardly longer than the lines that were laid', () => {
  ways.forEach((way, i) => {
    let at = -1;
    const nodes: number[] = [];
    for (const arc of way.arcs) {
      const start = graph.from[graph.arcSegment[arc]] + graph.to[graph.arcSegment[arc]] - graph.arcNode[arc];
      if (at >= 0) expect(start).toBe(at);
      else nodes.push(start);
      at = graph.arcNode[arc];
      nodes.push(at);
    }
    for (const stop of stops[i]) {
      const near = Math.min(...nodes.map((n) => Math.hypot(graph.x[n] - stop.x, graph.y[n] - stop.y)));
      expect(near).toBeLessThan(360);
    }
    expect(way.farStops).toBe(0);
  });
  const detours = ways.map(({ pathMeters, straightMeters }) => pathMeters / straightMeters);
  expect(detours.filter((detour) => detour >= 0.85 && detour <= 1.6).length).toBeGreaterThanOrEqual(57);
  expect(ways.filter(isDoubtful).length).toBeLessThanOrEqual(0.05 * ways.length);
});

test('nine in ten metres of the way are those on which the line was laid', () => {
  let [found, matched] = [0, 0];
  ways.forEach((way, i) => {
    const laid = new Set(lines[i].arcs);
    for (const arc of way.arcs) {
      matched++;
      if (laid.has(arc)) found++;
    }
  });
  expect(found / matched).toBeGreaterThan(0.9);
});

test('the way of a line does not depend on the lines that were matched before', () => {
  expect(lineMatcher(graph).match(stops[41])).toEqual(ways[41]);
});

test('stops in the sea are reported, a line of one stop has no way', () => {
  const [first] = stops;
  const far = { x: first[2].x, y: first[2].y - 12_000 };
  expect(matcher.match([first[0], far, first[4]])!.farStops).toBe(1);
  expect(matcher.match([first[0]])).toBeNull();
});

test('a round trip passes each segment of a single direction twice, and junctions beside it', () => {
  const { arcs, pathMeters } = ways[0];
  const line = lineOnStreets(graph, [arcs]);
  expect(line.roundTripMeters).toBeCloseTo(2 * pathMeters, 3);
  expect(lineOnStreets(graph, [arcs, arcs])).toEqual(line);
  const meters = line.segments.reduce((sum, s, i) => sum + line.passes[i] * graph.lengthMeters[s], 0);
  expect(meters).toBeCloseTo(line.roundTripMeters, 3);
  const own = new Set(line.segments);
  line.touching.forEach((segment) => expect(own.has(segment)).toBe(false));
  // By hand: every inner node of a way without repetition is passed twice, its ends once.
  const passed = new Map<number, number>();
  for (const arc of arcs)
    for (const node of [graph.from[graph.arcSegment[arc]], graph.to[graph.arcSegment[arc]]])
      passed.set(node, (passed.get(node) ?? 0) + 1);
  line.touching.forEach((segment, i) => {
    const ends = [graph.from[segment], graph.to[segment]];
    expect(line.crossings[i]).toBe(ends.reduce((sum, node) => sum + (passed.get(node) ?? 0), 0));
  });
  expect(() => lineOnStreets(graph, [])).toThrow(RangeError);
});
