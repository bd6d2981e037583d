import type { RateStore } from '@ooh/measurement/rate-store';
import { passageCase, rateCase, type Box, type CheckedCase } from './checker/checked-case.ts';
import { shapeFaults } from './checker/certificate-shape.ts';
import type { Certificate } from './certificate.ts';
import { passageInstanceHash, rateInstanceHash } from './instance-hash.ts';
import type { PassageInstance, UnitTerms } from './passage-instance.ts';
import type { RateProblem } from './rate-problem.ts';

// The checker computes everything anew from the data and the certificate. Of the planner it shares only the
// declarations and the fingerprint of the instance; no formula, so that a fault in one shows in the other.

/** Verdict with the figures the checker found itself. */
export interface CertificateVerdict {
  /** Every figure is exactly what data and proof give. */
  readonly valid: boolean;
  /**
   * The statement is true: the plan keeps the constraints, costs and is worth what is written, and no plan is
   * worth more than the bound written. A bound wider than its proof gives holds, yet is not valid: it is not
   * the figure this proof gives, so somebody changed it.
   */
  readonly holds: boolean;
  /** In Chinese; empty when valid. */
  readonly reasons: readonly string[];
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
}

const CLOSE = 1e-8;
const close = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));

/** Verifies a rate-form certificate against the data and problem it claims to be about. */
export function checkRateCertificate(
  store: RateStore,
  problem: RateProblem,
  certificate: Certificate,
): CertificateVerdict {
  return verdict(rateCase(store, problem), certificate, 'rates', rateInstanceHash(store, problem));
}

/** Verifies a passage-form certificate, with the terms of the selection if it had any. */
export function checkPassageCertificate(
  instance: PassageInstance,
  budget: number,
  k: number,
  certificate: Certificate,
  terms?: UnitTerms,
): CertificateVerdict {
  const hash = passageInstanceHash(instance, budget, k, terms);
  return verdict(passageCase(instance, budget, k, terms ?? {}), certificate, 'passages', hash);
}

const nothingFound = { cost: NaN, value: NaN, bound: NaN };

function verdict(
  given: CheckedCase,
  certificate: Certificate,
  form: Certificate['form'],
  hash: string,
): CertificateVerdict {
  const misshapen = shapeFaults(certificate);
  if (misshapen.length > 0) return { valid: false, holds: false, reasons: misshapen, ...nothingFound };
  const untrue: string[] = [];
  const altered: string[] = [];
  if (certificate.form !== form || certificate.instanceHash !== hash)
    untrue.push('证书与数据或条件不符（指纹不同）');
  const units: number[] = Array.from({ length: given.count }, () => 0);
  for (const { medium, vehicles } of certificate.plan) {
    if (medium >= given.count || units[medium] !== 0 || !Number.isInteger(vehicles) || vehicles <= 0) {
      untrue.push(`方案中的媒体 ${medium} 或数量 ${vehicles} 无效`);
      return { valid: false, holds: false, reasons: untrue, ...nothingFound };
    }
    units[medium] = vehicles;
  }
  untrue.push(...violations(given, units));
  const cost = units.reduce((sum, v, m) => sum + v * given.price(m), 0);
  const contacts = totalContacts(given.people, given.each, units);
  const value = contacts.reduce((sum, t, p) => sum + given.weight(p) * given.worth(t), 0);
  if (!close(cost, certificate.cost)) untrue.push(`费用应为 ${cost}，证书写作 ${certificate.cost}`);
  if (!close(value, certificate.value)) untrue.push(`方案价值应为 ${value}，证书写作 ${certificate.value}`);
  let bound = NaN;
  try {
    bound = Math.max(value, provedBound(given, certificate, certificate.proof.tree, [given.box]));
    if (!close(bound, certificate.bound)) {
      if (!(bound <= certificate.bound))
        untrue.push(`上界写作 ${certificate.bound}，低于证明给出的 ${bound}，结论未得证明`);
      else altered.push(`上界写作 ${certificate.bound}，高于证明给出的 ${bound}：结论仍成立，但证书被改动过`);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    untrue.push(error.message);
  }
  const stated = certificate.bound > 0 ? (certificate.bound - certificate.value) / certificate.bound : 0;
  const gap = Math.max(0, stated);
  if (!close(gap, certificate.gap))
    (certificate.gap < gap ? untrue : altered).push(`差距应为 ${gap}，证书写作 ${certificate.gap}`);
  const reasons = [...untrue, ...altered];
  return { valid: reasons.length === 0, holds: untrue.length === 0, reasons, cost, value, bound };
}

function totalContacts(people: number, each: CheckedCase['each'], units: readonly number[]): number[] {
  const contacts: number[] = Array.from({ length: people }, () => 0);
  units.forEach((v, m) => {
    if (v !== 0) each(m, (p, perUnit) => (contacts[p] += v * perUnit));
  });
  return contacts;
}

function violations(given: CheckedCase, units: readonly number[]): string[] {
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

/**
 * Greatest bound over the leaves; throws RangeError where the tree proves nothing.
 * @param boxes the part at hand, last, and those it lies in, the whole first
 */
function provedBound(
  given: CheckedCase,
  certificate: Certificate,
  node: unknown,
  boxes: readonly Box[],
): number {
  const box = boxes[boxes.length - 1];
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
      provedBound(given, certificate, tree.low, [...boxes, { from: box.from, to }]),
      provedBound(given, certificate, tree.high, [...boxes, { from, to: box.to }]),
    );
  }
  if ('empty' in tree) {
    if (!holdsNoPlan(given, box)) throw new RangeError('证明树称某一部分无方案，实际并非显然');
    return -Infinity;
  }
  if ('single' in tree) return singleValue(given, box);
  if ('tried' in tree) {
    if (!given.refuteBetter) throw new RangeError('证明树中 tried 只用于整次通过的形式');
    given.refuteBetter(box, tree.tried, (units) => violations(given, units).length === 0);
    return tree.tried as number;
  }
  const tangent = certificate.proof.tangents[tree.tangent as number];
  if (!tangent) throw new RangeError('证明树引用了不存在的切点');
  const up = tree.up ?? 0;
  const laidIn =
    Number.isInteger(up) && (up as number) >= 0 ? boxes[boxes.length - 1 - (up as number)] : undefined;
  if (!laidIn) throw new RangeError('证明树中切点所在的部分 up 无效');
  const line = tangentLine(given, box, tangent, laidIn);
  if (!('rest' in tree)) return line.total;
  const inner = { from: box.from.slice(), to: box.to.slice() };
  const outside = rangesOf(tree.within, given.count).map(([m, from, to]) => {
    inner.from[m] = Math.max(inner.from[m], from);
    inner.to[m] = Math.min(inner.to[m], to);
    return line.total - line.best[m] + bestOutside(given, box, m, from, to, (v) => line.worth(m, v));
  });
  return Math.max(...outside, provedBound(given, certificate, tree.rest, [...boxes, inner]));
}

/** Ranges [medium, from, to], each medium at most once. */
function rangesOf(within: unknown, count: number): (readonly [number, number, number])[] {
  const isRange = (x: unknown) => Array.isArray(x) && x.length === 3 && x.every(Number.isInteger);
  if (!Array.isArray(within) || !within.every(isRange)) throw new RangeError('证明树的取值范围 within 无效');
  const ranges = within as [number, number, number][];
  const media = new Set(ranges.map(([m]) => m));
  if (media.size !== ranges.length || ranges.some(([m]) => m < 0 || m >= count))
    throw new RangeError('证明树的取值范围 within 无效');
  return ranges;
}

/** Greatest worth of the box's numbers of medium m that lie outside [from, to]; worth is linear above 0. */
function bestOutside(
  given: CheckedCase,
  box: Box,
  m: number,
  from: number,
  to: number,
  worth: (v: number) => number,
): number {
  const range = positive(given, box, m);
  const ends = range ? [range[0], Math.min(range[1], from - 1), Math.max(range[0], to + 1), range[1]] : [];
  const allowed = ends.filter((v) => range && v >= range[0] && v <= range[1]);
  if (box.from[m] <= 0) allowed.push(0);
  return Math.max(-Infinity, ...allowed.filter((v) => v < from || v > to).map(worth));
}

/** Smallest and largest positive number a medium may have in the box; null when it must be 0. */
function positive(given: CheckedCase, box: Box, m: number): readonly [number, number] | null {
  const low = Math.max(1, box.from[m], given.least(m));
  return low <= box.to[m] ? [low, box.to[m]] : null;
}

function holdsNoPlan(given: CheckedCase, box: Box): boolean {
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

function singleValue(given: CheckedCase, box: Box): number {
  const units: number[] = [];
  for (let m = 0; m < given.count; m++) {
    const range = positive(given, box, m);
    const options = new Set(box.from[m] <= 0 ? [0] : []);
    if (range) options.add(range[0]).add(range[1]);
    if (options.size !== 1) throw new RangeError('证明树称某一部分只有一个方案，实际不止');
    units.push([...options][0]);
  }
  if (violations(given, units).length > 0) return -Infinity;
  return totalContacts(given.people, given.each, units).reduce(
    (sum, t, p) => sum + given.weight(p) * given.worth(t),
    0,
  );
}

type WrittenTangent = Certificate['proof']['tangents'][number];

/** A tangent's bound, medium by medium. */
interface TangentLine {
  readonly total: number;
  /** What each medium at its most favourable number adds to the total. */
  readonly best: readonly number[];
  /** What medium m would add at v units. */
  readonly worth: (m: number, v: number) => number;
}

/**
 * Σ w·(a + b·t) majorises the value of every plan in the box, t being linear in the units; its maximum under
 * the limits is at most that with the limits priced by any numbers >= 0, medium by medium.
 * @param laidIn the part whose people's limits the majorants keep to; the box lies in it
 */
function tangentLine(given: CheckedCase, box: Box, tangent: WrittenTangent, laidIn: Box): TangentLine {
  const { media, units, multipliers, knee, width } = tangent;
  if (multipliers.length !== given.limits.length || multipliers.some((y) => !(y >= 0 && y < Infinity)))
    throw new RangeError('约束乘数的个数或符号不对');
  if (!(width > 0)) throw new RangeError('λ 的平滑宽度 width 应为正数');
  const point: number[] = Array.from({ length: given.count }, () => 0);
  media.forEach((m, i) => {
    if (m >= given.count || !(units[i] >= 0))
      throw new RangeError(`切点中的媒体 ${m} 或数量 ${units[i]} 无效`);
    point[m] = units[i];
  });
  const [low, high] = contactLimits(given, laidIn);
  const each = given.coverings?.(laidIn, low, high, tangent.lift).each ?? given.each;
  const at = totalContacts(given.people, each, point);
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
  const gains = perUnitCharge.map((charge, m) => {
    let gain = -charge;
    if (positive(given, box, m)) each(m, (p, contacts) => (gain += slopes[p] * contacts));
    return gain;
  });
  const worth = (m: number, v: number) => (v > 0 ? gains[m] * v - perLineCharge[m] : 0);
  const best = gains.map((_, m) => {
    const options = box.from[m] <= 0 ? [0] : [];
    options.push(...(positive(given, box, m) ?? []));
    return Math.max(-Infinity, ...options.map((v) => worth(m, v)));
  });
  for (const amount of best) total += amount;
  return { total, best, worth };
}

/** Fewest and most contacts of each person over the plans of the box that the budget pays. */
function contactLimits(given: CheckedCase, box: Box): [number[], number[]] {
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
