import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { shareRange, type ShareRange } from '@ooh/measurement/contact-sensitivity';
import { effectiveSample } from '@ooh/measurement/interval';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import {
  addUnitDays,
  concentrationOf,
  exposureSums,
  unitDaysOf,
  type Concentration,
  type ExposureSums,
  type UnitDay,
  type UnitRates,
} from './effect-exposure.ts';
import { countAudience } from './audience-count.ts';
import { ratesOfFaces, type EffectFace, type FaceSurroundings } from './effect-faces.ts';
import {
  contactClasses,
  reachedPortrait,
  reachedSample,
  type ContactClass,
  type ReachedLabel,
} from './effect-people.ts';

/** One item of an order with its units on each day, as bought and as run; day 0 is the order's first. */
export interface EffectItem {
  readonly mediumId: number;
  /** A line with the contacts of its form against a full wrap; a face by its index; null where nothing is known. */
  readonly unit: { readonly lineId: string; readonly formFactor: number } | { readonly face: number } | null;
  readonly planned: readonly number[];
  readonly actual: readonly number[];
}

export interface EffectInput {
  readonly audience: TargetAudience;
  readonly items: readonly EffectItem[];
  readonly faces: readonly EffectFace[];
  readonly around: FaceSurroundings;
  /** Days that have passed, counted from day 0. */
  readonly elapsedDays: number;
}

export interface ThreeExposures {
  readonly planned: ExposureSums;
  readonly plannedToDate: ExposureSums;
  readonly actual: ExposureSums;
}

interface ReachByThen {
  readonly planned: number;
  readonly actual: number;
}

/** What an order does in one city: plan, plan to date and as-run on the same persons. */
export interface EffectMeasure extends ThreeExposures {
  readonly universe: number;
  readonly taUniverse: number;
  readonly panelPersons: number;
  readonly otherPersons: number;
  readonly effectiveSample: number;
  /** 校准区间 of the audience reached: by the whole plan, and as run. */
  readonly ranges: { readonly planned: ShareRange; readonly actual: ShareRange };
  /** TA浓度 of the whole plan. */
  readonly plannedConcentration: Concentration;
  readonly media: readonly ({ readonly mediumId: number } & ThreeExposures)[];
  /** By item; null where the model knows nothing of its unit. */
  readonly unitDays: readonly (UnitDay | null)[];
  /** Share of the audience reached by the end of each week of the campaign. */
  readonly weeks: readonly ReachByThen[];
  /** The same by the end of what was made good after the last booked day; null where nothing was. */
  readonly afterwards: ReachByThen | null;
  readonly portrait: readonly ReachedLabel[];
  /** Effective sample of those reached as run. */
  readonly reachedSample: number;
  readonly classes: readonly ContactClass[];
}

/** The part of a city's measure that its figures of people come from. */
export type ExposureMeasure = Pick<
  EffectMeasure,
  keyof ThreeExposures | 'universe' | 'taUniverse' | 'panelPersons' | 'otherPersons' | 'unitDays'
> &
  Partial<Pick<EffectMeasure, 'ranges'>>;

type Hung = 'planned' | 'actual';
type Known = EffectItem & { readonly rates: UnitRates };

const daysOf = (hung: readonly number[], from: number, to: number) =>
  hung.slice(from, to).reduce((sum, units) => sum + units, 0);

function unitRatesOf(model: CityModel, input: EffectInput): (UnitRates | null)[] {
  const mediumOf = new Map(model.lineIds.map((lineId, medium) => [lineId, medium]));
  // Of the faces of a city only those of the items are computed.
  const numbers = [...new Set(input.items.flatMap(({ unit }) => (unit && 'face' in unit ? unit.face : [])))];
  const rates = ratesOfFaces(
    model,
    numbers.map((face) => input.faces[face]),
    input.around,
  );
  const faces = new Map(numbers.map((face, at) => [face, rates[at]]));
  return input.items.map(({ unit }) => {
    if (unit === null) return null;
    if ('face' in unit) {
      const face = faces.get(unit.face);
      return face === undefined ? null : { medium: null, face };
    }
    const medium = mediumOf.get(unit.lineId);
    return medium === undefined ? null : { medium, factor: unit.formFactor };
  });
}

/** Expected contacts of every person with some items over some days. */
export function contactsOf(
  model: CityModel,
  items: readonly Known[],
  hung: Hung,
  from: number,
  to: number,
): Float64Array {
  const contacts = new Float64Array(model.store.personCount);
  for (const item of items) addUnitDays(model, item.rates, daysOf(item[hung], from, to), contacts);
  return contacts;
}

/** 校准区间 of the audience reached with some items over some days; `contacts` are those with all of them. */
export function rangeOf(
  model: CityModel,
  items: readonly Known[],
  hung: Hung,
  days: readonly [from: number, to: number],
  { contacts, mask }: { readonly contacts: Float64Array; readonly mask: Uint8Array },
): ShareRange {
  return shareRange(
    model.store.weights.map((weight, p) => weight * mask[p]),
    contacts,
    contactsOf(model, movingOf(items), hung, ...days),
  );
}

const movingOf = (items: readonly Known[]): Known[] => items.filter(({ rates }) => rates.medium !== null);

/** Rates of every item's unit, and the items that the model knows with theirs. */
export function knownItems(model: CityModel, input: EffectInput) {
  const rates = unitRatesOf(model, input);
  const known = input.items.flatMap((item, i): Known[] => {
    const own = rates[i];
    return own ? [{ ...item, rates: own }] : [];
  });
  return { rates, known };
}

/** Expected contacts of every person with the postings until today: with all of them, and with moving media. */
export function actualExposure(model: CityModel, input: EffectInput) {
  const { known } = knownItems(model, input);
  const contactsWith = (items: readonly Known[]) => contactsOf(model, items, 'actual', 0, input.elapsedDays);
  return { contacts: contactsWith(known), moving: contactsWith(movingOf(known)) };
}

/** Expected contacts of every person with the postings until today. */
export function actualContacts(model: CityModel, input: EffectInput): Float64Array {
  return contactsOf(model, knownItems(model, input).known, 'actual', 0, input.elapsedDays);
}

function threeOf(model: CityModel, items: readonly Known[], elapsed: number, mask: Uint8Array) {
  const contacts = {
    planned: contactsOf(model, items, 'planned', 0, Infinity),
    plannedToDate: contactsOf(model, items, 'planned', 0, elapsed),
    actual: contactsOf(model, items, 'actual', 0, elapsed),
  };
  const sums: ThreeExposures = {
    planned: exposureSums(model, contacts.planned, mask),
    plannedToDate: exposureSums(model, contacts.plannedToDate, mask),
    actual: exposureSums(model, contacts.actual, mask),
  };
  return { contacts, sums };
}

/** Reach of the audience by the end of each period, given by their last days (excluded): contacts add up. */
export function reachByThen(
  model: CityModel,
  items: readonly Known[],
  hung: Hung,
  ends: readonly number[],
  mask: Uint8Array,
): number[] {
  const { weights } = model.store;
  const contacts = new Float64Array(weights.length);
  let universe = 0;
  for (let p = 0; p < weights.length; p++) universe += mask[p] * weights[p];
  return ends.map((end, period) => {
    for (const item of items)
      addUnitDays(model, item.rates, daysOf(item[hung], ends[period - 1] ?? 0, end), contacts);
    let reached = 0;
    for (let p = 0; p < weights.length; p++)
      if (mask[p] !== 0 && contacts[p] !== 0) reached -= weights[p] * Math.expm1(-contacts[p]);
    return reached / universe;
  });
}

/** Measures plan and as-run of an order in a city. Throws RangeError for an audience of nobody. */
export function measureEffect(model: CityModel, input: EffectInput): EffectMeasure {
  const { weights } = model.store;
  const mask = audienceMask(model.labels, input.audience);
  const { rates, known } = knownItems(model, input);
  const { contacts, sums } = threeOf(model, known, input.elapsedDays, mask);
  const booked = Math.max(1, ...input.items.map((item) => item.planned.length));
  const isMadeGoodLater = known.some((item) => daysOf(item.actual, booked, Infinity) > 0);
  const weekEnds = Array.from({ length: Math.ceil(booked / 7) }, (_, week) => Math.min(booked, 7 * week + 7));
  const ends = isMadeGoodLater ? [...weekEnds, Infinity] : weekEnds;
  const [planned, actual] = (['planned', 'actual'] as const).map((hung) =>
    reachByThen(model, known, hung, ends, mask),
  );
  const periods = planned.map((share, period) => ({ planned: share, actual: actual[period] }));
  return {
    ...sums,
    ...countAudience(model, mask),
    effectiveSample: effectiveSample(weights, mask),
    ranges: {
      planned: rangeOf(model, known, 'planned', [0, Infinity], { contacts: contacts.planned, mask }),
      actual: rangeOf(model, known, 'actual', [0, input.elapsedDays], { contacts: contacts.actual, mask }),
    },
    plannedConcentration: concentrationOf(model, contacts.planned, mask),
    media: [...Map.groupBy(known, ({ mediumId }) => mediumId)].map(([mediumId, items]) => ({
      mediumId,
      ...threeOf(model, items, input.elapsedDays, mask).sums,
    })),
    unitDays: unitDaysOf(model, rates, mask),
    weeks: periods.slice(0, weekEnds.length),
    afterwards: periods[weekEnds.length] ?? null,
    portrait: reachedPortrait(model, contacts.actual, mask),
    reachedSample: reachedSample(model, contacts.actual),
    classes: contactClasses(model, contacts.actual, mask),
  };
}
