import type { StreetClass } from '../street-class.ts';
import type { XY } from '../plane/path.ts';

/** Plan of a city: ring and radial streets, a grid with rectangular rings, or led by terrain and lines. */
export type CityForm = 'radial' | 'grid' | 'linear';

export interface DeclaredRing {
  /** Without its ending, for example 二环; may be empty. */
  readonly name: string;
  readonly radiusX: number;
  readonly radiusY: number;
  readonly streetClass: StreetClass;
}

export interface DeclaredRoad {
  readonly name: string;
  readonly streetClass: StreetClass;
  readonly controls: readonly XY[];
}

export interface DeclaredRiver {
  readonly name: string;
  readonly widthMeters: number;
  readonly controls: readonly XY[];
}

/** A lake or a hill: about an ellipse. */
export interface DeclaredEllipse {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
}

/** A centre of shops and offices with the built-up area around it. */
export interface DeclaredCentre {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A street that everyone in the city knows, and about where it runs. */
export interface DeclaredStreet {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly runs: 'north-south' | 'east-west';
}

/** What is known of a city before its streets are laid. Lengths and positions in metres on the plane of the centre. */
export interface CityDeclaration {
  readonly cityCode: string;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  /** Radius of the built-up main city, east–west and north–south. */
  readonly radiusX: number;
  readonly radiusY: number;
  /** Of the core's grid, radians anticlockwise from east. */
  readonly gridAngle: number;
  readonly form: CityForm;
  readonly rings: readonly DeclaredRing[];
  /** Radial roads from the third-last ring outwards. */
  readonly radials: number;
  readonly roads: readonly DeclaredRoad[];
  readonly rivers: readonly DeclaredRiver[];
  readonly lakes: readonly DeclaredEllipse[];
  readonly hills: readonly DeclaredEllipse[];
  readonly centres: readonly DeclaredCentre[];
  readonly streets: readonly DeclaredStreet[];
}
