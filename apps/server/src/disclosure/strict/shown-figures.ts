import { certain } from '@ooh/contract/core/certain';
import type { Figure } from '@ooh/contract/domain/figure';
import { normalQuantile95 } from '@ooh/measurement/interval';
import { isFigureShape } from './audience-fields.ts';

/** Converts disclosed numbers of average panel persons to figures. Has no access to the exact ones. */
export interface Ruler {
  readonly nothing: Figure;
  readonly universe: number;
  /** People are told in multiples of it. */
  readonly step: number;
  persons(panelPersons: number): Figure;
  share(part: number, whole: number): Figure;
  /** As a part of all people of the city. */
  ofCity(panelPersons: number): Figure;
  index(value: number): Figure;
}

export interface Measuring {
  /** Mean number of people represented by one panel person. */
  readonly weight: number;
  readonly panelPersons: number;
  /** Standard deviation of the noise of the count. */
  readonly deviation: number;
  /** Distance within which an earlier answer is given. */
  readonly near: number;
  /** Below it a disclosed number is withheld. */
  readonly least: number;
}

const nothing: Figure = { value: null, low: null, high: null, suppressed: true };

/** The smallest of 1, 2, 5, 10, 20 … that is at least the value. */
export function roundStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5].map((part) => part * ten).find((step) => step >= least) ?? 10 * ten;
}

/** Shares whose interval reaches farther to either side say nothing. */
const widestShare = 0.25;

const toStep = (value: number, step: number): number => Math.round(value / step) * step;
const thousandth = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

/**
 * People are rounded to about 5 panel persons, shares to a thousandth. Intervals of 95 % include sampling, noise, and the
 * distance of an earlier answer, as if uniform.
 */
export function rulerOf({ weight, panelPersons: all, deviation, near, least }: Measuring): Ruler {
  const step = roundStep(5 * weight);
  const hidden = deviation ** 2 + near ** 2 / 3;
  const widthOf = (count: number, of: number) => {
    const sampling = Math.max(0, count * (1 - Math.min(1, count / Math.max(1, of))));
    return normalQuantile95 * Math.sqrt(sampling + hidden);
  };
  const share = (part: number, whole: number): Figure => {
    if (whole < least || part < least) return nothing;
    const width = widthOf(part, whole) / whole;
    if (width > widestShare) return nothing;
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
    step,
    share,
    ofCity: (count) => share(count, all),
    persons(count) {
      const width = widthOf(count, all);
      // A number that may as well be of nobody is none.
      if (count < least || count < width) return nothing;
      const people = (panel: number) => toStep(Math.min(all, Math.max(0, panel)) * weight, step);
      return {
        value: people(count),
        low: people(count - width),
        high: people(count + width),
        suppressed: false,
      };
    },
    index: (value) => ({ value: Math.round(value), low: null, high: null, suppressed: false }),
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
  const step = Math.max(...rulers.map((ruler) => ruler.step));
  // Of one city the sum is what is said of the city.
  const interval =
    persons.length === 1
      ? { low: persons[0].low, high: persons[0].high }
      : {
          low: toStep(Math.max(0, value - half), step),
          high: toStep(Math.min(universe, value + half), step),
        };
  const all = {
    value,
    low: certain(interval.low, 'interval of a sum'),
    high: certain(interval.high, 'interval of a sum'),
  };
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
  const isShape = typeof value === 'object' && value !== null && isFigureShape(value);
  return isShape ? nothing : null;
}
