import type { RateStore } from '@ooh/measurement/rate-store';
import type { Certificate } from './certificate.ts';
import { passageInstanceHash, rateInstanceHash } from './instance-hash.ts';
import type { PassageInstance } from './passage-instance.ts';
import type { RateProblem } from './rate-problem.ts';

// The checker computes everything anew from the data and the certificate. Of the planner it shares only the
// declarations and the fingerprint of the instance; no formula, so that a fault in one shows in the other.

/** Verdict with the figures the checker found itself. */
export interface CertificateVerdict {
  readonly valid: boolean;
  /** In Chinese; empty when valid. */
  readonly reasons: readonly string[];
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
}

/** A linear limit Σ (perUnit·v + perLine·[v > 0]) <= limit over the members. */
interface Limit {
  readonly title: string;
  readonly limit: number;
  readonly members: readonly number[];
  readonly perUnit: (m: number) => number;
  readonly perLine: number;
}

/** What both forms reduce to for checking. */
interface Case {
  readonly count: number;
  readonly people: number;
  readonly weight: (p: number) => number;
  /** Calls back every person of medium m with the contacts per unit. */
  readonly each: (m: number, visit: (p: number, contacts: number) => void) => void;
  readonly price: (m: number) => number;
  readonly least: (m: number) => number;
  readonly box: Box;
  readonly limits: readonly Limit[];
  readonly budget: number;
  readonly worth: (contacts: number) => number;
  readonly majorant: (low: number, high: number) => Majorant;
}

interface Box {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A line a + b·t above one person's worth on [low, high], chosen near a point. */
type Majorant = (at: number, knee: number, width: number) => readonly [a: number, b: number];

const CLOSE = 1e-8;
const close = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));

/** Verifies a rate-form certificate against the data and problem it claims to be about. */
export function checkRateCertificate(
  store: RateStore,
  problem: RateProblem,
  certificate: Certificate,
): CertificateVerdict {
  const known = certificate.form === 'rates' && certificate.instanceHash === rateInstanceHash(store, problem);
  return verdict(rateCase(store, problem), certificate, known);
}

/** Verifies a passage-form certificate. */
export function checkPassageCertificate(
  instance: PassageInstance,
  budget: number,
  k: number,
  certificate: Certificate,
): CertificateVerdict {
  const known =
    certificate.form === 'passages' && certificate.instanceHash === passageInstanceHash(instance, budget, k);
  return verdict(passageCase(instance, budget, k), certificate, known);
}

function verdict(given: Case, certificate: Certificate, known: boolean): CertificateVerdict {
  const reasons: string[] = [];
  if (!known) reasons.push('证书与数据或条件不符（指纹不同）');
  const units: number[] = Array.from({ length: given.count }, () => 0);
  for (const { medium, vehicles } of certificate.plan) {
    if (!(medium in units) || units[medium] !== 0 || !Number.isInteger(vehicles) || vehicles <= 0) {
      reasons.push(`方案中的媒体 ${medium} 或数量 ${vehicles} 无效`);
      return { valid: false, reasons, cost: NaN, value: NaN, bound: NaN };
    }
    units[medium] = vehicles;
  }
  reasons.push(...violations(given, units));
  const cost = units.reduce((sum, v, m) => sum + v * given.price(m), 0);
  const contacts = totalContacts(given, units);
  const value = contacts.reduce((sum, t, p) => sum + given.weight(p) * given.worth(t), 0);
  if (!close(cost, certificate.cost)) reasons.push(`费用应为 ${cost}，证书写作 ${certificate.cost}`);
  if (!close(value, certificate.value)) reasons.push(`方案价值应为 ${value}，证书写作 ${certificate.value}`);
  let bound = NaN;
  try {
    bound = Math.max(value, provedBound(given, certificate, certificate.proof.tree, given.box));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    reasons.push(error.message);
  }
  if (!Number.isNaN(bound) && !close(bound, certificate.bound))
    reasons.push(`证明得到的上界为 ${bound}，证书写作 ${certificate.bound}`);
  const gap = certificate.bound > 0 ? (certificate.bound - certificate.value) / certificate.bound : 0;
  if (!close(Math.max(0, gap), certificate.gap)) reasons.push(`差距应为 ${gap}，证书写作 ${certificate.gap}`);
  return { valid: reasons.length === 0, reasons, cost, value, bound };
}

function totalContacts(given: Case, units: readonly number[]): number[] {
  const contacts: number[] = Array.from({ length: given.people }, () => 0);
  units.forEach((v, m) => {
    if (v !== 0) given.each(m, (p, each) => (contacts[p] += v * each));
  });
  return contacts;
}

function violations(given: Case, units: readonly number[]): string[] {
  const found: string[] = [];
  units.forEach((v, m) => {
    if (v < given.box.from[m] || v > given.box.to[m] || (v > 0 && v < given.least(m)))
      found.push(`媒体 ${m} 的数量 ${v} 不在允许范围内`);
  });
  for (const { title, limit, members, perUnit, perLine } of given.limits) {
    const use = members.reduce((sum, m) => sum + units[m] * perUnit(m) + (units[m] > 0 ? perLine : 0), 0);
    if (use > limit + 1e-6) found.push(`${title}：用量 ${use} 超过限度 ${limit}`);
  }
  return found;
}

/** Greatest bound over the leaves; throws RangeError where the tree proves nothing. */
function provedBound(given: Case, certificate: Certificate, node: unknown, box: Box): number {
  const tree = node as Record<string, unknown>;
  if (typeof node !== 'object' || node === null) throw new RangeError('证明树残缺');
  if ('medium' in tree) {
    const m = tree.medium as number;
    const cut = tree.atMost as number;
    if (!Number.isInteger(m) || m < 0 || m >= given.count || !Number.isInteger(cut))
      throw new RangeError('证明树的分支无效');
    const to = box.to.slice();
    const from = box.from.slice();
    // A medium has either none or at least its least number, which the parts may rely on.
    to[m] = Math.min(to[m], cut < given.least(m) ? 0 : cut);
    from[m] = Math.max(from[m], cut + 1 > 0 ? Math.max(cut + 1, given.least(m)) : 0);
    return Math.max(
      provedBound(given, certificate, tree.low, { from: box.from, to }),
      provedBound(given, certificate, tree.high, { from, to: box.to }),
    );
  }
  if ('empty' in tree) {
    if (!holdsNoPlan(given, box)) throw new RangeError('证明树称某一部分无方案，实际并非显然');
    return -Infinity;
  }
  if ('single' in tree) return singleValue(given, box);
  const tangent = certificate.proof.tangents[tree.tangent as number];
  if (!tangent) throw new RangeError('证明树引用了不存在的切点');
  return tangentBound(given, box, tangent);
}

/** Smallest and largest positive number a medium may have in the box; null when it must be 0. */
function positive(given: Case, box: Box, m: number): readonly [number, number] | null {
  const low = Math.max(1, box.from[m], given.least(m));
  return low <= box.to[m] ? [low, box.to[m]] : null;
}

function holdsNoPlan(given: Case, box: Box): boolean {
  const cheapest = (m: number, perUnit: number, perLine: number) => {
    const range = positive(given, box, m);
    const options = box.from[m] <= 0 ? [0] : [];
    if (range) options.push(perUnit * range[0] + perLine, perUnit * range[1] + perLine);
    return Math.min(...options);
  };
  for (let m = 0; m < given.count; m++) if (box.from[m] > 0 && !positive(given, box, m)) return true;
  return given.limits.some(
    ({ limit, members, perUnit, perLine }) =>
      members.reduce((sum, m) => sum + cheapest(m, perUnit(m), perLine), 0) > limit + 1e-6,
  );
}

function singleValue(given: Case, box: Box): number {
  const units: number[] = [];
  for (let m = 0; m < given.count; m++) {
    const range = positive(given, box, m);
    const options = new Set(box.from[m] <= 0 ? [0] : []);
    if (range) options.add(range[0]).add(range[1]);
    if (options.size !== 1) throw new RangeError('证明树称某一部分只有一个方案，实际不止');
    units.push([...options][0]);
  }
  if (violations(given, units).length > 0) return -Infinity;
  return totalContacts(given, units).reduce((sum, t, p) => sum + given.weight(p) * given.worth(t), 0);
}

type WrittenTangent = Certificate['proof']['tangents'][number];

/**
 * Σ w·(a + b·t) majorises the value of every plan in the box, t being linear in the units; its maximum under
 * the limits is at most that with the limits priced by any numbers >= 0, medium by medium.
 */
function tangentBound(given: Case, box: Box, tangent: WrittenTangent): number {
  const { media, units, multipliers, knee, width } = tangent;
  if (multipliers.length !== given.limits.length || multipliers.some((y) => !(y >= 0 && y < Infinity)))
    throw new RangeError('乘数的个数或符号不对');
  if (!(width > 0) || !Number.isFinite(knee)) throw new RangeError('平滑参数无效');
  const point: number[] = Array.from({ length: given.count }, () => 0);
  media.forEach((m, i) => {
    if (!(m in point) || !(units[i] >= 0 && units[i] < Infinity)) throw new RangeError('切点无效');
    point[m] = units[i];
  });
  const at = totalContacts(given, point);
  const [low, high] = contactLimits(given, box);
  let total = 0;
  const slopes = at.map((t, p) => {
    const [a, b] = given.majorant(low[p], high[p])(t, knee, width);
    total += given.weight(p) * a;
    return given.weight(p) * b;
  });
  const perUnitCharge: number[] = Array.from({ length: given.count }, () => 0);
  const perLineCharge = perUnitCharge.slice();
  given.limits.forEach(({ limit, members, perUnit, perLine }, r) => {
    if (multipliers[r] === 0) return;
    total += multipliers[r] * limit;
    for (const m of members) {
      perUnitCharge[m] += multipliers[r] * perUnit(m);
      perLineCharge[m] += multipliers[r] * perLine;
    }
  });
  for (let m = 0; m < given.count; m++) {
    const range = positive(given, box, m);
    let best = box.from[m] <= 0 ? 0 : -Infinity;
    if (range) {
      let gain = 0;
      given.each(m, (p, each) => (gain += slopes[p] * each));
      for (const v of range) best = Math.max(best, (gain - perUnitCharge[m]) * v - perLineCharge[m]);
    }
    total += best;
  }
  return total;
}

/** Fewest and most contacts of each person over the plans of the box that the budget pays. */
function contactLimits(given: Case, box: Box): [number[], number[]] {
  const low: number[] = Array.from({ length: given.people }, () => 0);
  const extra = low.slice();
  const bestPerMoney = low.slice();
  let money = given.budget;
  for (let m = 0; m < given.count; m++) {
    const from = Math.max(0, box.from[m]);
    money -= from * given.price(m);
    const more = box.to[m] - from;
    given.each(m, (p, each) => {
      low[p] += from * each;
      if (more <= 0) return;
      extra[p] += more * each;
      bestPerMoney[p] = Math.max(bestPerMoney[p], given.price(m) > 0 ? each / given.price(m) : Infinity);
    });
  }
  const high = low.map((t, p) => {
    const bought = bestPerMoney[p] === Infinity ? Infinity : Math.max(0, money) * bestPerMoney[p];
    return t + Math.min(extra[p], bought) * (1 + 1e-9);
  });
  return [low, high];
}

/** Probabilities of 0..n contacts, n < upTo, of a Poisson count, by their logarithms. */
function poisson(upTo: number, mean: number): number[] {
  const shares: number[] = [];
  let logFactorial = 0;
  for (let n = 0; n < upTo; n++) {
    if (n > 0) logFactorial += Math.log(n);
    shares.push(mean > 0 ? Math.exp(n * Math.log(mean) - mean - logFactorial) : Number(n === 0));
  }
  return shares;
}

/** P(at least k), summed from the side that is small. */
function atLeast(k: number, mean: number): number {
  if (mean < k) {
    const top = poisson(k + 60, mean);
    return top.slice(k).reduceRight((sum, x) => sum + x, 0);
  }
  return 1 - poisson(k, mean).reduce((sum, x) => sum + x, 0);
}

/** Where the tangent through the origin touches, per k; it depends on nothing else. */
const touching = new Map<number, number>();

/** Line above P(Poisson(t) >= k) on [low, high]: a tangent of the concave part, a chord over the convex one. */
function tailLine(k: number, low: number, high: number, at: number): readonly [number, number] {
  const rise = (t: number) => (t > 0 || k === 1 ? poisson(k, t)[k - 1] : 0);
  const tangent = (t: number): readonly [number, number] => [atLeast(k, t) - rise(t) * t, rise(t)];
  if (k === 1) return tangent(at);
  if (low >= k - 1) return tangent(Math.max(at, low));
  if (high <= low) return tangent(low);
  const foot = atLeast(k, low);
  // Left of the touching point the tangent passes above the foot's value, right of it below.
  const passesUnder = (t: number) => atLeast(k, t) - rise(t) * (t - low) < foot;
  const chordTo = (t: number): readonly [number, number] => {
    const slope = (atLeast(k, t) - foot) / (t - low);
    return [foot - slope * low, slope];
  };
  if (high <= k - 1 || passesUnder(high)) return chordTo(high);
  let left = k - 1;
  let right = high;
  const known = low === 0 ? touching.get(k) : undefined;
  if (known !== undefined) left = right = known;
  for (let i = 0; i < 80 && left < right; i++) {
    const middle = (left + right) / 2;
    if (passesUnder(middle)) left = middle;
    else right = middle;
  }
  if (low === 0) touching.set(k, right);
  return at < right ? chordTo(right) : tangent(at);
}

function rateCase(store: RateStore, problem: RateProblem): Case {
  const { objective, media } = problem;
  const count = store.mediaCount;
  const weightOf = problem.personWeights ?? store.weights;
  const people: number[] = [];
  const indexOf = new Int32Array(store.personCount).fill(-1);
  for (let p = 0; p < store.personCount; p++)
    if (weightOf[p] > 0 && (!problem.audience || problem.audience[p])) indexOf[p] = people.push(p) - 1;
  const k = objective.kind === 'contacts' ? 1 : objective.k;
  const reach = objective.kind === 'reach' ? 1 : objective.kind === 'mixed' ? objective.reachWeight : 0;
  const deep = objective.kind === 'contacts' ? 1 : objective.kind === 'mixed' ? objective.contactsWeight : 0;
  const cap = objective.kind === 'reach' ? undefined : objective.cap;
  const useful = (t: number) =>
    cap === undefined ? t : cap - poisson(cap, t).reduce((sum, share, n) => sum + (cap - n) * share, 0);
  const usefulRise = (t: number) => (cap === undefined ? 1 : poisson(cap, t).reduce((sum, x) => sum + x, 0));
  const least = (m: number) => Math.max(1, media[m].minVehicles ?? 1);
  const must = (m: number) => media[m].mustHaveVehicles ?? 0;
  return {
    count,
    people: people.length,
    weight: (p) => weightOf[people[p]],
    each: (m, visit) => {
      for (let e = store.rowStart[m]; e < store.rowStart[m + 1]; e++) {
        const p = indexOf[store.persons[e]];
        if (p >= 0) visit(p, store.rates[e] * media[m].days);
      }
    },
    price: (m) => media[m].pricePerVehicleFen,
    least,
    box: {
      from: media.map((_, m) => (must(m) > 0 ? Math.max(must(m), least(m)) : 0)),
      to: media.map((terms, m) => (terms.excluded || terms.maxVehicles < least(m) ? 0 : terms.maxVehicles)),
    },
    limits: rateLimits(problem),
    budget: problem.budgetFen,
    worth: (t) => (reach > 0 ? reach * atLeast(k, t) : 0) + (deep > 0 ? deep * useful(t) : 0),
    majorant: (low, high) => (at) => {
      let a = 0;
      let b = 0;
      if (reach > 0) {
        const [foot, slope] = tailLine(k, low, high, at);
        a += reach * foot;
        b += reach * slope;
      }
      if (deep > 0) {
        a += deep * (useful(at) - usefulRise(at) * at);
        b += deep * usefulRise(at);
      }
      return [a, b];
    },
  };
}

/** The limits in the order their prices are written: budget, line counts, then each group's. */
function rateLimits(problem: RateProblem): Limit[] {
  const all = problem.media.map((_, m) => m);
  const price = (m: number) => problem.media[m].pricePerVehicleFen;
  const limits: Limit[] = [
    { title: '总预算', limit: problem.budgetFen, members: all, perUnit: price, perLine: 0 },
  ];
  const lines = (members: readonly number[], name: string, least?: number, most?: number) => {
    const perUnit = () => 0;
    if (most !== undefined)
      limits.push({ title: `${name}线路上限`, limit: most, members, perUnit, perLine: 1 });
    if (least) limits.push({ title: `${name}线路下限`, limit: -least, members, perUnit, perLine: -1 });
  };
  lines(all, '', problem.minLines, problem.maxLines);
  for (const { name, media: members, ...own } of problem.groups ?? []) {
    if (own.budgetFen !== undefined)
      limits.push({ title: `${name}预算`, limit: own.budgetFen, members, perUnit: price, perLine: 0 });
    lines(members, name, own.minLines, own.maxLines);
    if (own.maxVehicles !== undefined)
      limits.push({
        title: `${name}车辆上限`,
        limit: own.maxVehicles,
        members,
        perUnit: () => 1,
        perLine: 0,
      });
    if (own.minVehicles)
      limits.push({
        title: `${name}车辆下限`,
        limit: -own.minVehicles,
        members,
        perUnit: () => -1,
        perLine: 0,
      });
  }
  return limits;
}

function passageCase(instance: PassageInstance, budget: number, k: number): Case {
  const all = Array.from({ length: instance.mediaCount }, (_, m) => m);
  const price = (m: number) => instance.costs[m];
  return {
    count: instance.mediaCount,
    people: instance.personCount,
    weight: (p) => instance.weights[p],
    each: (m, visit) => {
      for (let e = instance.rowStart[m]; e < instance.rowStart[m + 1]; e++)
        visit(instance.persons[e], Math.min(k, instance.passages[e]));
    },
    price,
    least: () => 1,
    box: { from: all.map(() => 0), to: all.map((m) => (price(m) <= budget ? 1 : 0)) },
    limits: [{ title: '总预算', limit: budget, members: all, perUnit: price, perLine: 0 }],
    budget,
    worth: (t) => (t >= k - 0.5 ? 1 : 0),
    majorant: (low, high) => (at, knee, width) => {
      if (low >= k - 0.5) return [1, 0];
      if (high < k - 0.5) return [0, 0];
      // Any λ in [0, 1] majorises: worth <= (1 − λ) + λ·(t − low)/(k − low).
      const need = k - low;
      const lambda = 1 / (1 + Math.exp(((at - low) / need - knee) / width));
      return [1 - lambda - (lambda * low) / need, lambda / need];
    },
  };
}
