import type { Random } from '../chance/seeded-random.ts';
import type { DirectionAt } from '../field/direction-field.ts';
import type { GridValues } from '../field/grid-values.ts';
import { cover } from '../ground/cover.ts';
import type { Ground } from '../ground/ground.ts';
import type { StreetLines } from '../lines/street-lines.ts';
import { between, distance, type XY } from '../plane/path.ts';
import type { BridgeSites } from './bridge-sites.ts';
import type { StreetLevel } from './levels.ts';
import type { SpacingIndex } from './spacing-index.ts';

/** What streets are traced over. */
export interface TracingScene {
  readonly ground: Ground;
  readonly density: GridValues;
  readonly directionAt: DirectionAt;
  readonly lines: StreetLines;
  readonly bridges: BridgeSites;
  readonly random: Random;
}

/** `edge`: of the ground; `junction`: at another street; `blocked`: wall, slant, neighbour, thin density, loop, length. */
export type TraceEnd = 'edge' | 'junction' | 'blocked';

export interface Trace {
  /** Without the position that it began at. */
  readonly corners: readonly XY[];
  readonly end: TraceEnd;
}

/** A street turns by this much at most from step to step, radians. */
const sharpestTurn = 0.35;
/** Streets that meet at less than this sine (20°) do not cross. */
const leastSlant = 0.35;
/** A junction lies this far beyond the other street's axis, so that the two surely meet, metres. */
const junctionOverlap = 4;
/** A street ends where it comes closer than this part of the spacing to a neighbour. */
const closestSpacing = 0.55;

/** The far bank of a river ahead, or null where no bridge may stand. */
function farBank(scene: TracingScene, level: StreetLevel, from: XY, heading: number): XY | null {
  const { ground, density, bridges } = scene;
  const step = level.stepMeters;
  let wet = 0;
  for (let k = 1; k * step < level.longestBridgeMeters; k++) {
    const at: XY = [from[0] + k * step * Math.cos(heading), from[1] + k * step * Math.sin(heading)];
    const code = ground.coverAt(...at);
    if (code === cover.river) wet += step;
    else if (code === cover.land && k > 1)
      return bridges.take(at, wet, level.bridgeSpacingMeters, density.at(...at)) ? at : null;
    else return null;
  }
  return null;
}

/** Where the next step meets a street: the junction it ends with, `slant` when it must not cross, null to go on. */
function junctionOn(scene: TracingScene, level: StreetLevel, from: XY, to: XY): XY | 'slant' | null {
  for (const { part, slant, line } of scene.lines.meetings(from, to)) {
    if (slant < leastSlant) return 'slant';
    if (scene.random() < level.endsAt(scene.lines.all[line].streetClass)) {
      const length = distance(from, to);
      return between(from, to, (length * part + junctionOverlap) / length);
    }
  }
  return null;
}

/** Follows the field of directions from a position until something ends the street. */
export function traceStreet(
  scene: TracingScene,
  level: StreetLevel,
  neighbours: SpacingIndex,
  start: XY,
  startHeading: number,
): Trace {
  const { ground, density, directionAt } = scene;
  const { stepMeters, spacing } = level;
  const corners: XY[] = [];
  let [position, heading, length] = [start, startHeading, 0];
  const ended = (end: TraceEnd, last?: XY): Trace => {
    if (last !== undefined) corners.push(last);
    return { corners, end };
  };
  for (;;) {
    const [x, y] = position;
    // Runge-Kutta of the second order: the direction in the middle of the step.
    const ahead = directionAt(x, y, heading);
    const half = stepMeters / 2;
    const middle = directionAt(x + half * Math.cos(ahead), y + half * Math.sin(ahead), ahead);
    const turn = Math.atan2(Math.sin(middle - heading), Math.cos(middle - heading));
    if (Math.abs(turn) > sharpestTurn) return ended('blocked');
    heading += turn;
    let next: XY = [x + stepMeters * Math.cos(heading), y + stepMeters * Math.sin(heading)];
    const code = ground.coverAt(...next);
    if (code === cover.outside) return ended('edge');
    if (code === cover.hill || code === cover.sea || code === cover.lake) return ended('blocked');
    if (code === cover.river) {
      const landing = farBank(scene, level, position, heading);
      if (landing === null) return ended('blocked');
      next = landing;
    }
    const dense = density.at(...next);
    if (dense < level.leastDensity) return ended('blocked');
    if (neighbours.hasParallel(...next, heading, spacing(dense) * closestSpacing))
      return ended('blocked', next);
    const junction = junctionOn(scene, level, position, next);
    if (junction === 'slant') return ended('blocked', next);
    if (junction !== null) return ended('junction', junction);
    corners.push(next);
    length += stepMeters;
    position = next;
    const isLoop = length > 3 * spacing(1) && distance(position, start) < spacing(1) * 0.8;
    if (length > level.greatestLengthMeters || isLoop) return ended('blocked');
  }
}
