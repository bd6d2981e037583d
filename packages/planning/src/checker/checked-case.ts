import type { RateStore } from '@ooh/measurement/rate-store';
import type { PassageInstance, UnitTerms } from '../passage-instance.ts';
import type { RateProblem } from '../rate-problem.ts';
import { liftedPassages, type WrittenLift } from './lifted-passages.ts';
import { exactMoney, fenOnly, type ExactMoney } from './exact-money.ts';
import { jointBound } from './joint/joint-bound.ts';
import { atLeast, poisson, tailLine } from './tail-line.ts';
import { refuteBetterPlans } from './tried-plans.ts';

/** A linear limit Σ (perUnit·v + perLine·[v > 0]) <= limit over the members. */
export interface Limit {
  readonly title: string;
  /** In multiples of `CheckedCase.money` for limits of money. */
  readonly limit: number;
  readonly ofMoney: boolean;
  readonly members: readonly number[];
  readonly perUnit: (m: number) => number;
  readonly perLine: (m: number) => number;
}

/** Who meets each medium: person[e] has amount[e] · times[m] contacts per unit of medium m, begin[m] <= e < begin[m + 1]. */
export interface ContactRows {
  readonly begin: Uint32Array;
  readonly person: Uint32Array;
  readonly amount: Float32Array;
  readonly times: Float64Array;
}

/** The common form of both contact forms for checking. */
export interface CheckedCase {
  readonly count: number;
  readonly people: number;
  /** By person. */
  readonly weights: Float64Array;
  readonly rows: ContactRows;
  readonly money: ExactMoney;
  /** In multiples of `money`, like the budget. */
  readonly price: (m: number) => number;
  /** Paid once when the medium is used, in multiples of `money`. */
  readonly fee: (m: number) => number;
  readonly least: (m: number) => number;
  readonly box: Box;
  readonly limits: readonly Limit[];
  readonly budget: number;
  readonly worth: (contacts: number) => number;
  readonly majorant: (low: number, high: number) => Majorant;
  /** Whether `worth` is concave: its tangents lie above it everywhere, whatever the fewest and most contacts are. */
  readonly isConcave: boolean;
  /** Whether media are bought in numbers and contacts are rates. Lines of `majorant` then touch a concave function. */
  readonly areRates: boolean;
  /** Passages with k >= 2: a covering problem that contains every plan of the box; each person needs one contact. */
  readonly coverings?: (
    box: Box,
    low: Float64Array,
    high: Float64Array,
    lift: WrittenLift | undefined,
  ) => ContactRows;
  /** Passages: the ceiling, if no allowed plan of the box exceeds it; throws RangeError otherwise. */
  readonly refuteBetter?: (
    box: Box,
    ceiling: unknown,
    isAllowed: (units: readonly number[]) => boolean,
  ) => number;
  /** Passages: the bound that a joint proof gives for the box; throws RangeError where it is malformed. */
  readonly jointBound?: (box: Box, proof: unknown) => number;
}

export interface Box {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A line a + b·t above one person's value on [low, high], chosen near a point. */
export type Majorant = (at: number, knee: number, width: number) => readonly [a: number, b: number];

/** A rate-form problem in the checker's form. */
export function rateCase(store: RateStore, problem: RateProblem): CheckedCase {
  const { objective, media } = problem;
  const count = store.mediaCount;
  const weightOf = problem.personWeights ?? store.weights;
  const { weights, rows } = metPeople(store, weightOf, problem.audience ?? null);
  const times = Float64Array.from(media, ({ days }) => days);
  const k = objective.kind === 'contacts' ? 1 : objective.k;
  const reach = objective.kind === 'reach' ? 1 : objective.kind === 'mixed' ? objective.reachWeight : 0;
  const deep = objective.kind === 'contacts' ? 1 : objective.kind === 'mixed' ? objective.contactsWeight : 0;
  const cap = objective.kind === 'reach' ? undefined : objective.cap;
  const useful = (t: number) =>
    cap === undefined ? t : cap - poisson(cap, t).reduce((sum, share, n) => sum + (cap - n) * share, 0);
  const usefulRise = (t: number) => (cap === undefined ? 1 : poisson(cap, t).reduce((sum, x) => sum + x, 0));
  const least = (m: number) => Math.max(1, media[m].minVehicles ?? 1);
  const must = (m: number) => media[m].mustHaveVehicles ?? 0;
  const money = fenOnly(media.map((terms) => terms.pricePerVehicleFen));
  const fees = fenOnly(media.map((terms) => terms.pricePerLineFen ?? 0));
  return {
    count,
    people: weights.length,
    weights,
    rows: { ...rows, times },
    money,
    price: (m) => money.prices[m],
    fee: (m) => fees.prices[m],
    least,
    box: {
      from: media.map((_, m) => (must(m) > 0 ? Math.max(must(m), least(m)) : 0)),
      to: media.map((terms, m) => (terms.excluded || terms.maxVehicles < least(m) ? 0 : terms.maxVehicles)),
    },
    limits: limitsOf([...media.keys()], money, (m) => fees.prices[m], problem),
    budget: problem.budgetFen,
    areRates: true,
    isConcave: k === 1,
    worth: (t) => (reach > 0 ? reach * atLeast(k, t) : 0) + (deep > 0 ? deep * useful(t) : 0),
    majorant: (low, high) => {
      const tail = tailLine(k, low, high);
      if (deep === 0 && reach === 1) return tail;
      return (at) => {
        const [foot, slope] = reach > 0 ? tail(at) : [0, 0];
        if (deep === 0) return [reach * foot, reach * slope];
        const rise = deep * usefulRise(at);
        return [reach * foot + deep * useful(at) - rise * at, reach * slope + rise];
      };
    },
  };
}

/** The people who count, and who of them meets each medium at what rate: the rest of a panel is read once. */
function metPeople(
  { mediaCount, personCount, rowStart, persons, rates }: RateStore,
  weightOf: Float64Array,
  audience: Uint8Array | null,
): { weights: Float64Array; rows: Omit<ContactRows, 'times'> } {
  const indexOf = new Int32Array(personCount).fill(-1);
  let people = 0;
  for (let p = 0; p < personCount; p++)
    if (weightOf[p] > 0 && (audience === null || audience[p] !== 0)) indexOf[p] = people++;
  // Where everybody counts, the panel's own rows are read.
  if (people === personCount)
    return { weights: weightOf, rows: { begin: rowStart, person: persons, amount: rates } };
  const weights = new Float64Array(people);
  for (let p = 0; p < personCount; p++) if (indexOf[p] >= 0) weights[indexOf[p]] = weightOf[p];
  const begin = new Uint32Array(mediaCount + 1);
  for (let m = 0; m < mediaCount; m++) {
    let size = begin[m];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) if (indexOf[persons[e]] >= 0) size++;
    begin[m + 1] = size;
  }
  const person = new Uint32Array(begin[mediaCount]);
  const amount = new Float32Array(begin[mediaCount]);
  let at = 0;
  for (let e = 0; e < persons.length; e++) {
    const p = indexOf[persons[e]];
    if (p < 0) continue;
    person[at] = p;
    amount[at++] = rates[e];
  }
  return { weights, rows: { begin, person, amount } };
}

/** The limits in the order in which their prices are serialised: budget, line counts, then each group's. */
function limitsOf(
  all: readonly number[],
  { prices, within }: ExactMoney,
  fee: (m: number) => number,
  problem: Pick<RateProblem, 'budgetFen' | 'minLines' | 'maxLines' | 'groups' | 'apart'>,
): Limit[] {
  const limits: Limit[] = [];
  const pays = (members: readonly number[], title: string, budget: number) => {
    const perUnit = (m: number) => prices[m];
    limits.push({ title, limit: within(budget), ofMoney: true, members, perUnit, perLine: fee });
  };
  pays(all, '总预算', problem.budgetFen);
  const lines = (members: readonly number[], name: string, least?: number, most?: number) => {
    const perUnit = () => 0;
    if (most !== undefined)
      limits.push({
        title: `${name}线路上限`,
        limit: most,
        ofMoney: false,
        members,
        perUnit,
        perLine: () => 1,
      });
    if (least)
      limits.push({
        title: `${name}线路下限`,
        limit: -least,
        ofMoney: false,
        members,
        perUnit,
        perLine: () => -1,
      });
  };
  lines(all, '', problem.minLines, problem.maxLines);
  for (const { name, media: members, ...own } of problem.groups ?? []) {
    if (own.budgetFen !== undefined) pays(members, `${name}预算`, own.budgetFen);
    lines(members, name, own.minLines, own.maxLines);
    if (own.maxVehicles !== undefined)
      limits.push({
        title: `${name}车辆上限`,
        limit: own.maxVehicles,
        ofMoney: false,
        members,
        perUnit: () => 1,
        perLine: () => 0,
      });
    if (own.minVehicles)
      limits.push({
        title: `${name}车辆下限`,
        limit: -own.minVehicles,
        ofMoney: false,
        members,
        perUnit: () => -1,
        perLine: () => 0,
      });
  }
  problem.apart?.forEach((members, i) =>
    limits.push({
      title: `第 ${i + 1} 组互斥媒体`,
      limit: 1,
      ofMoney: false,
      members,
      perUnit: () => 0,
      perLine: () => 1,
    }),
  );
  return limits;
}

/** A passage-form problem in the checker's form. */
export function passageCase(
  instance: PassageInstance,
  budget: number,
  k: number,
  terms: UnitTerms,
): CheckedCase {
  const all = Array.from({ length: instance.mediaCount }, (_, m) => m);
  const money = exactMoney(instance.costs);
  const price = (m: number) => money.prices[m];
  const most = money.within(budget);
  const free = () => 0;
  const plansOf = (box: Box) => ({ instance, k, box, prices: money.prices, budget: most });
  return {
    count: instance.mediaCount,
    people: instance.personCount,
    weights: instance.weights,
    rows: {
      begin: instance.rowStart,
      person: instance.persons,
      amount: Float32Array.from(instance.passages, (passages) => Math.min(k, passages)),
      times: new Float64Array(instance.mediaCount).fill(1),
    },
    money,
    price,
    fee: free,
    least: () => 1,
    box: {
      from: all.map((m) => Number(terms.must?.includes(m) ?? false)),
      to: all.map((m) => Number(price(m) <= most && !terms.excluded?.includes(m))),
    },
    limits: limitsOf(all, money, free, { ...terms, budgetFen: budget }),
    budget: most,
    areRates: false,
    isConcave: false,
    worth: (t) => (t >= k - 0.5 ? 1 : 0),
    majorant: (low, high) => (at, knee, width) => {
      if (low >= k - 0.5) return [1, 0];
      if (high < k - 0.5) return [0, 0];
      // Any λ in [0, 1] is a majorant: value <= (1 − λ) + λ·t, t counted so that 1 is needed.
      const lambda = 1 / (1 + Math.exp((at - knee) / width));
      return [1 - lambda, lambda];
    },
    coverings:
      k > 1 ? (part, low, high, lift) => liftedPassages(instance, k, part, low, high, lift) : undefined,
    refuteBetter: (part, ceiling, isAllowed) => refuteBetterPlans(plansOf(part), ceiling, isAllowed),
    jointBound: (part, proof) => jointBound(plansOf(part), proof),
  };
}

/** Contacts of all persons for the given units of each medium. */
export function totalContacts(
  people: number,
  { begin, person, amount, times }: ContactRows,
  units: readonly number[],
): Float64Array {
  const contacts = new Float64Array(people);
  for (let m = 0; m < units.length; m++) {
    const [v, factor, end] = [units[m], times[m], begin[m + 1]];
    if (v === 0) continue;
    for (let e = begin[m]; e < end; e++) {
      const p = person[e];
      contacts[p] = contacts[p] + v * (amount[e] * factor);
    }
  }
  return contacts;
}

/** Smallest and largest positive number a medium may have in the box; null when it must be 0. */
export function unitRange(given: CheckedCase, box: Box, m: number): readonly [number, number] | null {
  const low = Math.max(1, box.from[m], given.least(m));
  return low <= box.to[m] ? [low, box.to[m]] : null;
}
