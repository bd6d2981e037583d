import type { ThemeName } from '../session/persisted-session.ts';
import type { LngLatBox } from './map-data.ts';

/** What every kind of map is started with. */
export interface MapStart {
  readonly container: HTMLElement;
  readonly theme: ThemeName;
  readonly box: LngLatBox;
  /** Spoken name of the map. */
  readonly label: string;
  /** Called when a started map fails. */
  readonly onFailure: (reason: string) => void;
}

/** A box of more degrees than this is the country's: its map zooms out far enough to show it whole. */
const countryDegrees = 20;

/** How far a map that begins with the box zooms, in MapLibre's levels. */
export const zoomLimitsOf = (box: LngLatBox): { readonly min: number; readonly max: number } => ({
  min: box[2] - box[0] > countryDegrees ? 2 : 5,
  max: 18,
});

/** Spoken name of a map with its keys. */
export const labelWithKeys = (label: string): string => `${label}。方向键平移，加减号缩放`;
