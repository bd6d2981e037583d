import type { ThemeName } from '../session/persisted-session.ts';

/** Colours of the base map in one theme: low in saturation, so that the data own the colour. */
export interface MapColours {
  readonly land: string;
  readonly outside: string;
  readonly boundary: string;
  readonly roadFill: string;
  readonly roadCasing: string;
  readonly label: string;
  readonly labelHalo: string;
  readonly placeLabel: string;
  readonly selected: string;
  readonly selectedCasing: string;
  /** Edge of a shaded area that is marked: none of the blues that areas are shaded in, nor the colour of places. */
  readonly areaEdge: string;
  /** A condition's places: areas, roads and points that a line shall meet. */
  readonly place: string;
  readonly placeIdle: string;
  readonly noData: string;
  /** Lines over areas that are not open to the reader. */
  readonly hatch: string;
}

export const mapColours: Readonly<Record<ThemeName, MapColours>> = {
  light: {
    land: '#ffffff',
    outside: '#f2f4f7',
    boundary: '#c3cbd6',
    roadFill: '#e4e8ee',
    roadCasing: '#ffffff',
    label: '#1d2129',
    labelHalo: '#ffffff',
    placeLabel: '#626d7a',
    selected: '#027fff',
    selectedCasing: '#ffffff',
    areaEdge: '#d6006c',
    place: '#c7882b',
    placeIdle: '#8b8ea1',
    noData: '#b6bcc6',
    hatch: '#8b8ea1',
  },
  dark: {
    land: '#151d2e',
    outside: '#0d1320',
    boundary: '#33415c',
    roadFill: '#222d44',
    roadCasing: '#0d1320',
    label: '#e6e8eb',
    labelHalo: '#0d1320',
    placeLabel: '#a9b1bd',
    selected: '#4096ff',
    selectedCasing: '#0d1320',
    areaEdge: '#ff5cad',
    place: '#eb7c2c',
    placeIdle: '#989bae',
    noData: '#5a6375',
    hatch: '#989bae',
  },
};

/**
 * Sequential blue of lines, low to high. The palest steps of the chart palette are left out: a thin line in
 * them cannot be seen on the land colour.
 */
export const sequentialLineColours: Readonly<Record<ThemeName, readonly string[]>> = {
  light: ['#7dbbff', '#3d97ff', '#0060d1', '#00469c', '#002e6b'],
  dark: ['#114a8c', '#1768c9', '#3d8cf5', '#75b4ff', '#e6f2ff'],
};
