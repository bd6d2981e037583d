import type { StreetClass } from './street-class.ts';
import type { XY } from './plane/path.ts';

/** Where the plane of a network lies: x metres east and y metres north of this WGS-84 position. */
export interface PlaneOrigin {
  readonly lng: number;
  readonly lat: number;
}

/** A crossing or an end. Whole metres on the network's plane. */
export type StreetNode = XY;

/** A piece of street between two nodes; it may be walked in both directions. */
export interface StreetEdge {
  /** Indices of nodes. */
  readonly from: number;
  readonly to: number;
  readonly streetClass: StreetClass;
  /** Over water, or over other streets without a crossing. */
  readonly isBridge: boolean;
  /** Index into the network's street names; null where the street has none. */
  readonly nameIndex: number | null;
  /** From node to node with both ends, whole metres on the network's plane. */
  readonly path: readonly XY[];
  /** Along the path. */
  readonly lengthMeters: number;
}

/** An area of water, hills or green with its name, where it has one. The ring is closed: its last corner is its first. */
export interface NamedArea {
  readonly name: string | null;
  readonly ring: readonly XY[];
}

/** The coast: inside a square frame around the origin everything that is not land is sea. */
export interface Coast {
  readonly halfSideMeters: number;
  /** Outer rings. */
  readonly land: readonly (readonly XY[])[];
}

/** The schematic streets of a city. Shown together with `schematicStreetsNotice` only. */
export interface StreetNetwork {
  readonly cityCode: string;
  readonly version: number;
  readonly seed: string;
  readonly origin: PlaneOrigin;
  /** The streets lie within this many metres of the origin, east–west and north–south. */
  readonly halfSideMeters: number;
  readonly nodes: readonly StreetNode[];
  readonly edges: readonly StreetEdge[];
  /** Each name once. */
  readonly streetNames: readonly string[];
  /** Rivers and lakes; the sea is not among them. */
  readonly water: readonly NamedArea[];
  readonly hills: readonly NamedArea[];
  readonly parks: readonly NamedArea[];
  /** Null away from the sea. */
  readonly coast: Coast | null;
}
