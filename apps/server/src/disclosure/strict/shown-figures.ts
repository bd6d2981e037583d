import { certain } from '@ooh/contract/core/certain';
import type { Figure } from '@ooh/contract/domain/figure';
import { normalQuantile95 } from '@ooh/measurement/interval';
import { isFigureShape } from './audience-fields.ts';
import { noiseVariance } from './discrete-laplace.ts';

/** Converts decided numbers of panel persons to figures. Has no access to the exact ones. */
export interface Ruler {
  readonly nothing: Figure;
  persons(panelPersons: number): Figure;
  share(part: number, whole: number): Figure;
  /** As a part of all people of the city. */
  ofCity(panelPersons: number): Figure;
  scaled(value: number): Figure;
  readonly universe: number;
}

export interface Measuring {
  /** Mean number of people represented by one panel person. */
  readonly weight: number;
  readonly panelPersons: number;
  readonly noiseScale: number;
  readonly minimumCell: number;
}

const nothing: Figure = { value: null, low: null, high: null, suppressed: true };

/** The smallest of 1, 2, 5, 10, 20 … that is at least the value. */
export function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5].map((part) => part * ten).find((step) => step >= least) ?? 10 * ten;
}

const toStep = (value: number, step: number): number => Math.round(value / step) * step;
const thousandth = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/** People are rounded to about 5 panel persons, shares to a thousandth; intervals include sampling, noise and earlier answers. */
export function rulerOf({ weight, panelPersons: all, noiseScale, minimumCell }: Measuring): Ruler {
  const step = roundStep(5 * weight);
  // An earlier answer may be used for a number that is nearly a minimum cell away.
  const hidden = noiseVariance(noiseScale) + minimumCell ** 2 / 3;
  const deviationOf = (count: number, of: number) =>
    Math.sqrt(Math.max(0, count * (1 - Math.min(1, count / Math.max(1, of)))) + hidden);
  const share = (part: number, whole: number): Figure => {
    if (whole <= 0) return nothing;
    const width = (normalQuantile95 * deviationOf(part, whole)) / whole;
    const value = part / whole;
    return {
      value: thousandth(value),
      low: thousandth(value - width),
      high: thousandth(value + width),
      suppressed: false,
    };
  };
  return {
    nothing,
    universe: weight * all,
    share,
    ofCity: (count) => share(count, all),
    persons(count) {
      const people = (panel: number) => toStep(Math.max(0, panel) * weight, step);
      const width = normalQuantile95 * deviationOf(count, all);
      return {
        value: people(count),
        low: people(count - width),
        high: people(count + width),
        suppressed: false,
      };
    },
    scaled(value) {
      const whole = Math.round(value);
      return { value: whole, low: null, high: null, suppressed: false };
    },
  };
}

/** People of several cities and their share of all, from the disclosed figures. */
export function sumOfCities(
  persons: readonly Figure[],
  rulers: readonly Ruler[],
): { persons: Figure; share: Figure } {
  if (persons.length === 0) return { persons: nothing, share: nothing };
  const universe = rulers.reduce((sum, ruler) => sum + ruler.universe, 0);
  const value = persons.reduce((sum, one) => sum + certain(one.value, 'value of a disclosed number'), 0);
  const halves = persons.map(({ low, high }) => {
    const [least, most] = [certain(low, 'interval of a number'), certain(high, 'interval of a number')];
    return (most - least) / 2;
  });
  const half = Math.hypot(...halves);
  const all = { value, low: Math.max(0, value - half), high: value + half };
  const share = {
    value: thousandth(value / universe),
    low: thousandth(all.low / universe),
    high: thousandth(all.high / universe),
  };
  return { persons: { ...all, suppressed: false }, share: { ...share, suppressed: false } };
}

/** The blank value of a field that strict mode withholds. */
export function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  const isFigure = typeof value === 'object' && value !== null && isFigureShape(value);
  return isFigure ? nothing : null;
}
