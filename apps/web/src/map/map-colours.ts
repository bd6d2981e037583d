import type { ThemeName } from '../session/persisted-session.ts';

/** Colours of the base map in one theme: low in saturation, so that the data own the colour. */
export interface MapColours {
  readonly land: string;
  readonly outside: string;
  readonly boundary: string;
  /** The sea, rivers and lakes, and their edges. */
  readonly water: string;
  readonly coast: string;
  readonly park: string;
  readonly hill: string;
  readonly building: string;
  readonly wall: string;
  /** Railways and metro. */
  readonly rail: string;
  /** Schematic streets: minor and secondary, primary and trunk, expressways and motorways. */
  readonly road: string;
  readonly mainRoad: string;
  readonly fastRoad: string;
  readonly roadCasing: string;
  readonly fastRoadCasing: string;
  /** Main roads of a city's data, above the streets. */
  readonly roadFill: string;
  readonly label: string;
  readonly labelHalo: string;
  readonly placeLabel: string;
  readonly waterLabel: string;
  readonly selected: string;
  readonly selectedCasing: string;
  /** What is pointed at, and its edge. */
  readonly focus: string;
  readonly focusCasing: string;
  /** Edge of a shaded area that is marked: none of the blues that areas are shaded in, nor the colour of places. */
  readonly areaEdge: string;
  /** Places of a condition: areas, roads and points that a line must meet. */
  readonly place: string;
  readonly placeIdle: string;
  readonly noData: string;
  /** Lines over areas that are not open to the reader. */
  readonly hatch: string;
}

export const mapColours: Readonly<Record<ThemeName, MapColours>> = {
  light: {
    land: '#f8f8f6',
    outside: '#eceef0',
    boundary: '#b3bdc9',
    water: '#d3e2ee',
    coast: '#b9cfe0',
    park: '#e3ecdd',
    hill: '#edf1e6',
    building: '#ecebe7',
    wall: '#dfddd7',
    rail: '#a9b4c1',
    road: '#ffffff',
    mainRoad: '#ffffff',
    fastRoad: '#fff4dc',
    roadCasing: '#cdd3d9',
    fastRoadCasing: '#d9cfb8',
    roadFill: '#e4e8ee',
    label: '#55616f',
    labelHalo: '#ffffff',
    placeLabel: '#66727f',
    waterLabel: '#3a6588',
    selected: '#027fff',
    selectedCasing: '#ffffff',
    focus: '#ffb020',
    focusCasing: '#14202e',
    areaEdge: '#d6006c',
    place: '#c7882b',
    placeIdle: '#8b8ea1',
    noData: '#b6bcc6',
    hatch: '#8b8ea1',
  },
  dark: {
    land: '#151d29',
    outside: '#0e141d',
    boundary: '#3a4a60',
    water: '#0a1524',
    coast: '#1c3048',
    park: '#16241f',
    hill: '#172320',
    building: '#1a2431',
    wall: '#243041',
    rail: '#44566d',
    road: '#222d3d',
    mainRoad: '#2b384b',
    fastRoad: '#3a4557',
    roadCasing: '#0f1620',
    fastRoadCasing: '#0f1620',
    roadFill: '#222d44',
    label: '#c3cedc',
    labelHalo: '#0c1118',
    placeLabel: '#8b9aad',
    waterLabel: '#6a8fb6',
    selected: '#4096ff',
    selectedCasing: '#0d1320',
    focus: '#ffc14d',
    focusCasing: '#0c1118',
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
  light: ['#56a5ff', '#2c8cff', '#0a62d0', '#094ea8', '#083a80'],
  dark: ['#2a6fd0', '#3d8cf5', '#75b4ff', '#a2cbff', '#cfe6ff'],
};

/** Heat of cells, low to high: many hues, so that neighbours differ on either ground. */
export const heatColours: Readonly<Record<ThemeName, readonly string[]>> = {
  light: ['#ffd36b', '#ff9f43', '#f2653a', '#c92a4b', '#7a1450'],
  dark: ['#1b4b9e', '#0e83b5', '#22b59b', '#9bdb5c', '#fff27a'],
};
