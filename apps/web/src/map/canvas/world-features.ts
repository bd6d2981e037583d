import type { LngLat, MapFeature } from '../map-data.ts';
import { worldOf } from './camera.ts';

type Feature = MapFeature<unknown>;

/** A feature as it is painted and found: its positions on the world of the projection. */
export interface WorldFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometryType: string;
  /** Points, lines or rings as x, y, x, y, … */
  readonly parts: readonly Float64Array[];
  /** Least x, least y, greatest x, greatest y. */
  readonly box: readonly [number, number, number, number];
}

/** The runs of positions in a geometry of any depth. */
function runsIn(coordinates: unknown): LngLat[][] {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return [];
  if (typeof coordinates[0] === 'number') return [[coordinates as unknown as LngLat]];
  if (typeof coordinates[0][0] === 'number') return [coordinates as LngLat[]];
  return coordinates.flatMap(runsIn);
}

function flatten(run: readonly LngLat[]): Float64Array {
  const flat = new Float64Array(2 * run.length);
  for (const [i, position] of run.entries()) flat.set(worldOf(position), 2 * i);
  return flat;
}

function partsOf({ type, coordinates }: Feature['geometry']): readonly Float64Array[] {
  const runs = runsIn(coordinates);
  // Each of many points is a run of its own.
  return type.endsWith('Point') ? runs.flat().map((position) => flatten([position])) : runs.map(flatten);
}

function boxOf(parts: readonly Float64Array[]): WorldFeature['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts)
    for (let i = 0; i < part.length; i += 2) {
      left = Math.min(left, part[i]);
      right = Math.max(right, part[i]);
      top = Math.min(top, part[i + 1]);
      bottom = Math.max(bottom, part[i + 1]);
    }
  return [left, top, right, bottom];
}

/** The positions are worked out when they are first asked for: many features are never looked at by the page. */
class LazyFeature implements WorldFeature {
  readonly #feature: Feature;
  #parts: readonly Float64Array[] | undefined;
  #box: WorldFeature['box'] | undefined;

  constructor(feature: Feature) {
    this.#feature = feature;
  }

  get properties() {
    return (this.#feature.properties ?? {}) as WorldFeature['properties'];
  }

  get geometryType() {
    return this.#feature.geometry.type;
  }

  get parts() {
    return (this.#parts ??= partsOf(this.#feature.geometry));
  }

  get box() {
    return (this.#box ??= boxOf(this.parts));
  }
}

export const worldFeature = (feature: Feature): WorldFeature => new LazyFeature(feature);
