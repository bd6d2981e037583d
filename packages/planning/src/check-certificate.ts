import type { RateStore } from '@ooh/measurement/rate-store';
import {
  passageCase,
  rateCase,
  totalContacts,
  unitRange,
  type Box,
  type CheckedCase,
} from './checker/checked-case.ts';
import { tangentLine } from './checker/tangent-line.ts';
import { shapeFaults } from './checker/certificate-shape.ts';
import { verdictOf, rejectedVerdict, type CertificateVerdict } from './checker/figures.ts';
import type { Certificate } from './certificate.ts';
import { passageInstanceHash, rateInstanceHash } from './instance-hash.ts';
import { assertPassageRequest, type PassageInstance, type UnitTerms } from './passage-instance.ts';
import { assertRateProblem, type RateProblem } from './rate-problem.ts';

// The checker recomputes everything from the data and the certificate. It shares with the planner only the
// declarations, the validation of requests and the fingerprint of the instance; no formula and no arithmetic of
// money, so that an error in one is detected by the other.

/** Verifies a rate-form certificate against its data and problem. */
export function checkRateCertificate(
  store: RateStore,
  problem: RateProblem,
  certificate: Certificate,
): CertificateVerdict {
  return verdict(certificate, 'rates', () => {
    assertRateProblem(store, problem);
    return { given: rateCase(store, problem), hash: rateInstanceHash(store, problem) };
  });
}

/** Verifies a passage-form certificate, with the terms of the selection if it had any. */
export function checkPassageCertificate(
  instance: PassageInstance,
  budget: number,
  k: number,
  certificate: Certificate,
  terms?: UnitTerms,
): CertificateVerdict {
  return verdict(certificate, 'passages', () => {
    assertPassageRequest(instance, { budget, k }, terms);
    return {
      given: passageCase(instance, budget, k, terms ?? {}),
      hash: passageInstanceHash(instance, budget, k, terms),
    };
  });
}

/** The reason why a claim is refused, or its recomputed figures. */
function attempt<Found>(find: () => Found, refused: (reason: string) => Found): Found {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return refused(error.message);
  }
}

function verdict(
  certificate: Certificate,
  form: Certificate['form'],
  read: () => { given: CheckedCase; hash: string },
): CertificateVerdict {
  const misshapen = shapeFaults(certificate);
  if (misshapen.length > 0) return rejectedVerdict(misshapen);
  return attempt(
    () => {
      const { given, hash } = read();
      const fits = certificate.form === form && certificate.instanceHash === hash;
      return verdictOn(given, certificate, fits ? [] : ['证书与数据或条件不符（指纹不同）']);
    },
    (reason) => rejectedVerdict([reason]),
  );
}

function verdictOn(
  given: CheckedCase,
  certificate: Certificate,
  broken: readonly string[],
): CertificateVerdict {
  const units: number[] = Array.from({ length: given.count }, () => 0);
  for (const { medium, vehicles } of certificate.plan) {
    if (medium >= given.count || units[medium] !== 0 || !Number.isInteger(vehicles) || vehicles <= 0)
      return rejectedVerdict([...broken, `方案中的媒体 ${medium} 或数量 ${vehicles} 无效`]);
    if (vehicles > given.box.to[medium])
      return rejectedVerdict([...broken, `媒体 ${medium} 的数量 ${vehicles} 不在允许范围内`]);
    units[medium] = vehicles;
  }
  const untrue = [...broken, ...violations(given, units)];
  const worthOf = (plan: readonly number[]) => worthOfPlan(given, plan);
  const cost = given.money.amount(
    units.reduce((sum, v, m) => sum + (v > 0 ? v * given.price(m) + given.fee(m) : 0), 0),
  );
  const value = worthOf(units);
  const proved = attempt(
    () => provedBound(given, certificate, certificate.proof.tree, [given.box]),
    (reason) => {
      untrue.push(reason);
      return NaN;
    },
  );
  const scale = () => worthOf(given.box.to) || given.weights.reduce((sum, weight) => sum + weight, 0);
  return verdictOf(certificate, { cost, value, bound: Math.max(value, proved) }, scale, untrue);
}

/** Value of the given units of each medium. */
function worthOfPlan({ people, rows, weights, worth }: CheckedCase, units: readonly number[]): number {
  const contacts = totalContacts(people, rows, units);
  let sum = 0;
  for (let p = 0; p < people; p++) sum += weights[p] * worth(contacts[p]);
  return sum;
}

function violations(given: CheckedCase, units: readonly number[]): string[] {
  const found: string[] = [];
  units.forEach((v, m) => {
    if (v < given.box.from[m] || v > given.box.to[m] || (v > 0 && v < given.least(m)))
      found.push(`媒体 ${m} 的数量 ${v} 不在允许范围内`);
  });
  for (const { title, limit, ofMoney, members, perUnit, perLine } of given.limits) {
    const use = members.reduce((sum, m) => sum + units[m] * perUnit(m) + (units[m] > 0 ? perLine(m) : 0), 0);
    if (use <= limit) continue;
    const amountText = (amount: number) => (ofMoney ? given.money.amount(amount) : amount);
    found.push(`${title}：用量 ${amountText(use)} 超过限度 ${amountText(limit)}`);
  }
  return found;
}

/** Maximum depth of a proof. */
const DEEPEST = 1500;

/**
 * Greatest bound over the leaves; throws RangeError where the tree proves nothing.
 * @param boxes the current part, last, and its ancestors, the root first
 */
function provedBound(
  given: CheckedCase,
  certificate: Certificate,
  node: unknown,
  boxes: readonly Box[],
): number {
  if (boxes.length > DEEPEST) throw new RangeError(`证明树超过 ${DEEPEST} 层`);
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
    // A medium has either 0 or at least its minimum number, which the parts may rely on.
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
    return given.refuteBetter(box, tree.tried, (units) => violations(given, units).length === 0);
  }
  if ('joint' in tree) {
    if (!given.jointBound) throw new RangeError('证明树中 joint 只用于整次通过的形式');
    const proof = Number.isInteger(tree.joint) ? certificate.proof.joint?.[tree.joint as number] : undefined;
    if (!proof) throw new RangeError('证明树引用了不存在的联合证明');
    return given.jointBound(box, proof);
  }
  const { tangents } = certificate.proof;
  const tangent = Number.isInteger(tree.tangent) ? tangents[tree.tangent as number] : undefined;
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
    return bestOutside(given, box, m, from, to, (v) => line.totalAt(m, v));
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

/** Greatest value over the box's numbers of medium m outside [from, to], to which it is linear above 0. */
function bestOutside(
  given: CheckedCase,
  box: Box,
  m: number,
  from: number,
  to: number,
  worth: (v: number) => number,
): number {
  const range = unitRange(given, box, m);
  const ends = range ? [range[0], Math.min(range[1], from - 1), Math.max(range[0], to + 1), range[1]] : [];
  const allowed = ends.filter((v) => range && v >= range[0] && v <= range[1]);
  if (box.from[m] <= 0) allowed.push(0);
  return Math.max(-Infinity, ...allowed.filter((v) => v < from || v > to).map(worth));
}

function holdsNoPlan(given: CheckedCase, box: Box): boolean {
  const cheapest = (m: number, perUnit: number, perLine: number) => {
    const range = unitRange(given, box, m);
    const options = box.from[m] <= 0 ? [0] : [];
    if (range) options.push(perUnit * range[0] + perLine, perUnit * range[1] + perLine);
    return Math.min(...options);
  };
  for (let m = 0; m < given.count; m++) if (box.from[m] > 0 && !unitRange(given, box, m)) return true;
  return given.limits.some(
    ({ limit, members, perUnit, perLine }) =>
      members.reduce((sum, m) => sum + cheapest(m, perUnit(m), perLine(m)), 0) > limit,
  );
}

function singleValue(given: CheckedCase, box: Box): number {
  const units: number[] = [];
  for (let m = 0; m < given.count; m++) {
    const range = unitRange(given, box, m);
    const options = new Set(box.from[m] <= 0 ? [0] : []);
    if (range) options.add(range[0]).add(range[1]);
    if (options.size !== 1) throw new RangeError('证明树称某一部分只有一个方案，实际不止');
    units.push([...options][0]);
  }
  if (violations(given, units).length > 0) return -Infinity;
  return worthOfPlan(given, units);
}
