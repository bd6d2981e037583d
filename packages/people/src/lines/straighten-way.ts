/**
 * Ways of bus lines as they are planned: along the larger streets, with few turns. A way that was found without a price for
 * turns climbs through a grid of streets like a stair.
 */
import { rankOf } from '@ooh/streets/street-class';
import { turningFinder, type ArcHeadings } from '@ooh/streets/graph/turning-finder';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

export interface WayStraightener {
  /** The way between the same ends, arcs as positions in the graph's arcs. */
  straighten(arcs: ArrayLike<number>): number[];
}

/** Cost of a metre by rank of its street: a line takes a detour of a third for a trunk road. */
const costOfMeter: Readonly<Record<number, number>> = {
  [rankOf.motorway]: 3,
  [rankOf.expressway]: 1.3,
  [rankOf.trunk]: 1,
  [rankOf.primary]: 1.05,
  [rankOf.secondary]: 1.35,
  [rankOf.minor]: 3,
};

/** A turn by less is a bend of the street; a right angle costs so many metres; by more than `reversal` one goes back. */
const turns = {
  bend: Math.PI / 6,
  rightAngleMeters: 500,
  reversal: (5 * Math.PI) / 6,
  reversalMeters: 4000,
} as const;

/** A way is held at junctions about so far apart, the largest among those a little before and after. */
const held = { apartMeters: 3000, choiceMeters: 700 } as const;
/** A part may become so much longer. */
const mostLonger = { factor: 1.35, extraMeters: 600 } as const;

function turnCost(radians: number): number {
  if (radians < turns.bend) return 0;
  if (radians > turns.reversal) return turns.reversalMeters;
  return (turns.rightAngleMeters * radians) / (Math.PI / 2);
}

/** `headings` by arc, radians. Some milliseconds for each way. */
export function wayStraightener(graph: StreetGraph, headings: ArcHeadings): WayStraightener {
  const { arcStart, arcNode, arcSegment, lengthMeters, streetClass } = graph;
  const finder = turningFinder(graph, headings, {
    segment: lengthMeters.map((meters, segment) => meters * costOfMeter[streetClass[segment]]),
    leastPerMeter: 1,
    turn: turnCost,
  });
  /** The widest streets that cross at a node, by rank; the end of a piece is no junction. */
  const rankAt = (node: number): number => {
    const ranks = [];
    for (let arc = arcStart[node]; arc < arcStart[node + 1]; arc++) ranks.push(streetClass[arcSegment[arc]]);
    if (ranks.length < 3) return Infinity;
    const [first, , third] = ranks.sort((a, b) => a - b);
    return first + third;
  };
  const metersOf = (arcs: ArrayLike<number>): number =>
    Array.from(arcs).reduce((sum, arc) => sum + lengthMeters[arcSegment[arc]], 0);

  /** Where the way is cut: places in `arcs`, each after an arc. */
  const cutsOf = (arcs: readonly number[]): number[] => {
    const whole = metersOf(arcs);
    const count = Math.max(1, Math.round(whole / held.apartMeters));
    const cuts: number[] = [];
    let [at, part] = [0, 1];
    let best: { place: number; rank: number; off: number } | null = null;
    arcs.forEach((arc, place) => {
      at += lengthMeters[arcSegment[arc]];
      const wanted = (whole * part) / count;
      const off = Math.abs(at - wanted);
      if (part < count && off <= held.choiceMeters) {
        const rank = rankAt(arcNode[arc]);
        if (best === null || rank < best.rank || (rank === best.rank && off < best.off))
          best = { place: place + 1, rank, off };
      }
      if (part < count && at > wanted + held.choiceMeters) {
        if (best !== null) cuts.push(best.place);
        best = null;
        part++;
      }
    });
    return cuts;
  };

  return {
    straighten(given) {
      const arcs = Array.from(given);
      const cuts = [0, ...cutsOf(arcs), arcs.length];
      const startOf = (arc: number): number => {
        const segment = arcSegment[arc];
        return arcNode[arc] === graph.to[segment] ? graph.from[segment] : graph.to[segment];
      };
      const way: number[] = [];
      for (let part = 1; part < cuts.length; part++) {
        const own = arcs.slice(cuts[part - 1], cuts[part]);
        if (own.length === 0) continue;
        const [from, to] = [startOf(own[0]), arcNode[own[own.length - 1]]];
        const meters = metersOf(own);
        const most = mostLonger.factor * meters + mostLonger.extraMeters;
        const found =
          from === to ? null : finder.find(from, to, { after: way.at(-1) ?? null, limit: 3 * most });
        way.push(...(found !== null && metersOf(found) <= most ? found : own));
      }
      return withoutReturns(way, arcSegment);
    },
  };
}

/** Leaves out what is gone in and straight back out again. */
function withoutReturns(arcs: readonly number[], arcSegment: ArrayLike<number>): number[] {
  const way: number[] = [];
  for (const arc of arcs) {
    const last = way.at(-1);
    if (last !== undefined && arcSegment[last] === arcSegment[arc]) way.pop();
    else way.push(arc);
  }
  return way;
}
