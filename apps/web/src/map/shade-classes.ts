import { classBreaks, classOf, spreadPalette } from './class-breaks.ts';
import { mapColours, sequentialLineColours } from './map-colours.ts';
import type { SheetLegendRow } from './prepare-sheet.ts';
import type { ThemeName } from '../session/persisted-session.ts';

const classes = 5;

export interface ShadeClasses {
  readonly colours: readonly string[];
  readonly legend: readonly SheetLegendRow[];
  /** Class of a value, −1 where it is nothing, withheld or unknown. */
  readonly classAt: (value: number | null) => number;
}

export interface ShadeOptions {
  /** Colours from low to high. */
  readonly palette?: readonly string[];
  /** Row of the legend for what has no class. */
  readonly noData?: SheetLegendRow;
}

const rangeText = (low: string, high: string): string => (low === high ? low : `${low} – ${high}`);

/**
 * Five classes of about as many values each, with their colours and what the legend says of them.
 */
export function shadeClasses(
  values: readonly (number | null)[],
  format: (value: number) => string,
  theme: ThemeName,
  {
    palette = sequentialLineColours[theme],
    noData = { colour: mapColours[theme].noData, shape: 'area', text: '0、样本不足或无数据' },
  }: ShadeOptions = {},
): ShadeClasses {
  // What has nothing is not coloured like what has little.
  const known = values.flatMap((value) => (value === null || value === 0 ? [] : [value]));
  const breaks = classBreaks(known, classes, 'quantile');
  const colours = spreadPalette(palette, breaks.lows.length);
  const legend: SheetLegendRow[] = breaks.lows.map((low, index) => ({
    colour: colours[index],
    shape: 'area',
    text: rangeText(format(low), format(breaks.lows[index + 1] ?? breaks.high)),
  }));
  if (known.length < values.length) legend.push(noData);
  return { colours, legend, classAt: (value) => classOf(value === 0 ? null : value, breaks) };
}
