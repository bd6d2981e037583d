import { localPlane } from '@ooh/geo/local-plane';
import { polygonsOf, type Area } from '@ooh/geo/polygon';
import { seededRandom } from './chance/seeded-random.ts';
import { valueNoise } from './chance/value-noise.ts';
import type { CityDeclaration } from './declaration/city-declaration.ts';
import { buildingDensity } from './field/density.ts';
import { directionField } from './field/direction-field.ts';
import { townsIn } from './field/towns.ts';
import type { GridValues } from './field/grid-values.ts';
import { blocksOf } from './graph/blocks.ts';
import { draftEdges } from './graph/draft-edge.ts';
import { orderedGraph } from './graph/finish-network.ts';
import { joinedThrough } from './graph/join-through.ts';
import { bridged } from './graph/over-water.ts';
import { parksAmong } from './graph/parks.ts';
import { planar } from './graph/planar.ts';
import { withoutShortEnds } from './graph/prune.ts';
import { withoutLongDetours } from './graph/relieve-detours.ts';
import { tiedTogether } from './graph/tie-parts.ts';
import { layGround, type Ground } from './ground/ground.ts';
import { landInFrame, type PlaneArea } from './ground/sea.ts';
import { StreetLines } from './lines/street-lines.ts';
import { nameStreets } from './names/name-streets.ts';
import { streetsVersion } from './notice.ts';
import { roundPath, simplifyPath, type Path, type XY } from './plane/path.ts';
import { laySkeleton } from './skeleton/lay-skeleton.ts';
import type { NamedArea, StreetNetwork } from './street-network.ts';
import { BridgeSites } from './tracing/bridge-sites.ts';
import { layLevel } from './tracing/lay-level.ts';
import { streetLevels } from './tracing/levels.ts';

export interface StreetsInput {
  readonly declaration: CityDeclaration;
  /** Outlines of the city's districts, WGS-84. */
  readonly districts: readonly Area[];
  /** All land in and around the city, for as far as its map reaches, WGS-84: what is neither is sea. */
  readonly land: readonly Area[];
  /** How far the coast is drawn from the centre, east–west and north–south. */
  readonly coastMeters: number;
  /** Another seed gives other streets; the declared ones stay. */
  readonly seed: string;
}

/** A network with what it was laid on. */
export interface LaidStreets {
  readonly network: StreetNetwork;
  readonly ground: Ground;
  /** Density of building, 0–1. */
  readonly density: GridValues;
}

/** Half a side of the window, metres: these at least and at most. */
const [leastHalfSide, greatestHalfSide] = [20_000, 36_000];

function halfSideOf({ radiusX, radiusY, centres }: CityDeclaration): number {
  const reach = centres.map(({ x, y, radius }) => Math.max(Math.abs(x), Math.abs(y)) + radius * 1.3);
  const wanted = Math.max(1.7 * radiusX, 1.7 * radiusY, ...reach);
  return Math.min(greatestHalfSide, Math.max(leastHalfSide, wanted));
}

function onPlane({ lng, lat }: CityDeclaration, area: Area): readonly PlaneArea[] {
  const plane = localPlane(lng, lat);
  return polygonsOf(area).map((rings) =>
    rings.map((ring) => ring.map((corner): XY => [plane.x(corner[0]), plane.y(corner[1])])),
  );
}

const [areaTolerance, coastTolerance] = [8, 40];
function drawnArea(name: string | null, ring: Path): NamedArea {
  const half = ring.length >> 1;
  // A closed ring is thinned in two halves: its ends are one corner.
  const thinned = [
    ...simplifyPath(ring.slice(0, half + 1), areaTolerance),
    ...simplifyPath(ring.slice(half), areaTolerance).slice(1),
  ];
  return { name, ring: roundPath(thinned) };
}

/**
 * Lays the schematic streets of a city: its declared skeleton, then evenly spaced streets of four levels along a field
 * of directions, cut into a connected graph. The same input gives the same streets.
 */
export function layStreetsOnGround({
  declaration,
  districts,
  land,
  coastMeters,
  seed,
}: StreetsInput): LaidStreets {
  const { cityCode } = declaration;
  const random = (purpose: string) => seededRandom(`${purpose}/${seed}/${cityCode}`);
  const noise = {
    first: valueNoise(`first/${seed}/${cityCode}`),
    second: valueNoise(`second/${seed}/${cityCode}`),
    third: valueNoise(`third/${seed}/${cityCode}`),
  };
  const halfSideMeters = halfSideOf(declaration);
  const planeDistricts = districts.map((area) => onPlane(declaration, area));
  const planeLand = land.flatMap((area) => onPlane(declaration, area));
  const ground = layGround({
    declaration,
    halfSideMeters,
    districts: planeDistricts.flat(),
    land: planeLand,
    noise,
  });
  const centres = [...declaration.centres, ...townsIn(declaration, planeDistricts, ground)];
  const density = buildingDensity(declaration, centres, noise, halfSideMeters);
  const lines = new StreetLines();
  const street = random('streets');
  laySkeleton(lines, declaration, ground, { noise, density, random: street });
  const directionAt = directionField(declaration, ground, noise);
  const scene = { ground, density, directionAt, lines, bridges: new BridgeSites(), random: street };
  for (const level of streetLevels) layLevel(scene, level, declaration);

  const { positions } = lines.nodes;
  const tied = tiedTogether(positions, planar(bridged(draftEdges(lines), ground)), ground);
  const pruned = withoutShortEnds(positions.length, tied);
  const drafts = joinedThrough(positions.length, withoutLongDetours(positions, pruned, ground));
  const kept = new Set(drafts.map(({ line }) => line));
  nameStreets(
    lines.all.filter((line) => kept.has(line)),
    declaration,
    random('names'),
  );
  const graph = orderedGraph(positions, drafts);
  const parks = parksAmong(blocksOf(graph), ground, density, random('parks'));
  const network: StreetNetwork = {
    cityCode,
    version: streetsVersion,
    seed,
    origin: { lng: declaration.lng, lat: declaration.lat },
    halfSideMeters: Math.round(halfSideMeters),
    ...graph,
    water: [...ground.rivers, ...ground.lakes].map(({ name, ring }) => drawnArea(name, ring)),
    hills: ground.hills.map(({ name, ring }) => drawnArea(name, ring)),
    parks,
    coast: ground.hasSea
      ? { halfSideMeters: coastMeters, land: landInFrame(planeLand, coastMeters, coastTolerance) }
      : null,
  };
  return { network, ground, density };
}

/** The schematic streets of a city; see `layStreetsOnGround`. */
export const layStreets = (input: StreetsInput): StreetNetwork => layStreetsOnGround(input).network;
