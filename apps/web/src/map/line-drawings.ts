import type { ThemeName } from '../session/persisted-session.ts';
import { spreadPalette } from './class-breaks.ts';
import { mapColours, sequentialLineColours } from './map-colours.ts';
import type { LayerDrawing } from './use-map-layers.ts';

export const lineSourceId = 'bus-lines';
export const chosenSourceId = 'bus-lines-chosen';
export const chosenLayerIds = ['lines-chosen-casing', 'lines-chosen'] as const;
export const focusSourceId = 'bus-lines-focus';

/** Colours of the classes from low to high in a theme, as map and legend show them. */
export function lineClassColours(theme: ThemeName, classes: number): string[] {
  return spreadPalette(sequentialLineColours[theme], classes);
}

function colourExpression(theme: ThemeName, classes: number): unknown {
  const colours = lineClassColours(theme, classes);
  if (colours.length === 0) return mapColours[theme].noData;
  return [
    'match',
    ['get', 'colourClass'],
    ...colours.flatMap((colour, index) => [index, colour]),
    mapColours[theme].noData,
  ];
}

/** Line width in pixels: the prepared width at zoom 12, thinner when the whole city is in view. */
function widthExpression(extra: number): unknown {
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    8,
    ['+', ['*', ['get', 'width'], 0.4], extra * 0.4],
    12,
    ['+', ['get', 'width'], extra],
    16,
    ['+', ['*', ['get', 'width'], 1.8], extra],
  ];
}

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
const state = (name: string) => ['boolean', ['feature-state', name], false];

/** Lines pointed away from stand at 15 %, so the one pointed at stands alone. */
export const dimOpacity = 0.15;
const outOpacity = 0.06;

/** Lines beside those of the plan: thin and of one colour, so that the plan stands out. */
const faintOpacity: Readonly<Record<ThemeName, number>> = { light: 0.18, dark: 0.22 };
const faintOutOpacity = 0.04;
const faintWidth = ['interpolate', ['linear'], ['zoom'], 8, 0.8, 12, 1.4, 16, 3];

/** All lines; those that conditions exclude are a mere trace, and those beside a plan's are faint. */
export function drawLines(
  theme: ThemeName,
  classes: number,
  visible: boolean,
  opacity: number,
  isFaint: boolean,
): LayerDrawing[] {
  const shown = isFaint ? opacity * faintOpacity[theme] : opacity;
  const out = isFaint ? faintOutOpacity : outOpacity;
  return [
    {
      id: 'lines',
      level: 'lines',
      type: 'line',
      layout: { ...round, visibility: visible ? 'visible' : 'none' },
      paint: {
        'line-color': isFaint ? mapColours[theme].selected : colourExpression(theme, classes),
        'line-width': isFaint ? faintWidth : widthExpression(0),
        'line-opacity': ['case', state('out'), out, state('dim'), Math.min(shown, dimOpacity), shown],
      },
    },
  ];
}

/** Line width of the plan's lines: strong also when the whole city is in view. */
function strongWidth(extra: number): unknown {
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    8,
    ['+', ['*', ['get', 'width'], 0.35], 1 + extra * 0.6],
    12,
    ['+', ['*', ['get', 'width'], 0.8], 2 + extra],
    16,
    ['+', ['*', ['get', 'width'], 1.8], 2 + extra],
  ];
}

/** The plan's lines once more, on top and with a casing. Their opacity is set as a whole. */
export function drawChosen(theme: ThemeName, classes: number, visible: boolean): LayerDrawing[] {
  const layout = { ...round, visibility: visible ? 'visible' : 'none' };
  return [
    {
      id: chosenLayerIds[0],
      level: 'lines',
      type: 'line',
      layout,
      paint: { 'line-color': mapColours[theme].selectedCasing, 'line-width': strongWidth(2.4) },
    },
    {
      id: chosenLayerIds[1],
      level: 'lines',
      type: 'line',
      layout,
      paint: { 'line-color': colourExpression(theme, classes), 'line-width': strongWidth(0) },
    },
  ];
}

/** The pointed-at and the open line on top of all others. */
export function drawFocus(theme: ThemeName): LayerDrawing[] {
  const colours = mapColours[theme];
  return [
    {
      id: 'lines-focus-casing',
      level: 'lines',
      type: 'line',
      layout: round,
      paint: { 'line-color': colours.focusCasing, 'line-width': strongWidth(5.5) },
    },
    {
      id: 'lines-focus',
      level: 'lines',
      type: 'line',
      layout: round,
      paint: { 'line-color': colours.focus, 'line-width': strongWidth(2) },
    },
  ];
}
