import { exactMoney, type ExactMoney } from '../checker/exact-money.ts';
import { assertAddable, verdictOf, rejectedVerdict, type CertificateVerdict } from '../checker/figures.ts';
import type { ContactRows } from './contact-index.ts';
import { MOST_PANEL_K, type PanelTerms } from './cover-terms.ts';
import { panelInstanceHash } from './panel-hash.ts';
import type { PanelCertificate } from './panel-certificate.ts';

// As in check-certificate, only declarations and the fingerprint are shared with the planner, no formula. Rows
// are read by medium, whereas the planner counts by person.

/** Number of parts of a medium in a relaxed plan. */
const LEVELS = 1024;
/** Half a unit in the last place of 1. */
const ROUNDING = 2 ** -53;

/** Terms with all money in multiples of its exact unit. */
interface ExactTerms {
  readonly terms: PanelTerms;
  readonly money: ExactMoney;
  readonly budget: number;
  readonly groups: readonly { readonly media: ArrayLike<number>; readonly budget: number }[];
}

/** Verifies a certificate of a selection on a panel from the rows and the terms. */
export function checkPanelCertificate(
  rows: ContactRows,
  terms: PanelTerms,
  certificate: PanelCertificate,
): CertificateVerdict {
  const misshapen = misshapes(certificate);
  if (misshapen.length > 0) return rejectedVerdict(misshapen);
  try {
    return verdictOn(rows, exactTerms(rows, terms), certificate);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return rejectedVerdict([error.message]);
  }
}

function verdictOn(rows: ContactRows, exact: ExactTerms, certificate: PanelCertificate): CertificateVerdict {
  const { terms, money } = exact;
  const untrue: string[] = [];
  if (certificate.instanceHash !== panelInstanceHash(rows, terms))
    untrue.push('证书与数据或条件不符（指纹不同）');
  const bought = new Uint8Array(terms.costs.length);
  for (const medium of certificate.plan) {
    if (medium >= bought.length || bought[medium] !== 0)
      return rejectedVerdict([...untrue, `方案中的媒体 ${medium} 无效或重复`]);
    bought[medium] = 1;
  }
  untrue.push(...brokenTerms(exact, bought));
  const cost = money.amount(bought.reduce((sum, x, m) => sum + x * money.prices[m], 0));
  const value = valueOf(rows, terms.k, bought);
  let proved = NaN;
  try {
    proved = provedBound(rows, exact, certificate);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    untrue.push(error.message);
  }
  const scale = () => valueOf(rows, terms.k, bought.slice().fill(1)) || everybody(rows);
  return verdictOf(certificate, { cost, value, bound: Math.max(value, proved) }, scale, untrue);
}

/** @throws RangeError naming the invalid field */
function exactTerms({ weights }: ContactRows, terms: PanelTerms): ExactTerms {
  const { costs, budget, k, groups = [] } = terms;
  if (!Number.isInteger(k) || k < 1 || k > MOST_PANEL_K)
    throw new RangeError(`k：面板证书应为 1 到 ${MOST_PANEL_K} 的整数，实为 ${k}`);
  const isMoney = (x: number) => x >= 0 && x < Infinity;
  if (!costs.every(isMoney)) throw new RangeError('costs：应为不小于 0 的数');
  if (!isMoney(budget) || !groups.every((group) => isMoney(group.budget)))
    throw new RangeError('budget：应为不小于 0 的数');
  assertAddable(weights);
  const money = exactMoney(costs);
  return {
    terms,
    money,
    budget: money.within(budget),
    groups: groups.map((group) => ({ media: group.media, budget: money.within(group.budget) })),
  };
}

const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x);
const isIndex = (x: unknown) => Number.isInteger(x) && (x as number) >= 0;
const isLevel = (x: unknown) => isIndex(x) && (x as number) <= LEVELS;
const isListOf = (x: unknown, allowed: (entry: unknown) => boolean) => Array.isArray(x) && x.every(allowed);

/** Structural faults of a supposed panel certificate. */
function misshapes(claimed: PanelCertificate): string[] {
  const certificate = claimed as Partial<PanelCertificate> | null;
  if (typeof certificate !== 'object' || certificate === null) return ['证书应为一个 JSON 对象'];
  const found: string[] = [];
  if (certificate.format !== 'ooh-panel-certificate-1')
    found.push('格式标记 format 应为 ooh-panel-certificate-1');
  if (typeof certificate.instanceHash !== 'string') found.push('指纹 instanceHash 缺失');
  if (!isListOf(certificate.plan, isIndex)) found.push('方案 plan 应为媒体序号的数组');
  for (const field of ['cost', 'value', 'bound', 'gap'] as const)
    if (!isNumber(certificate[field])) found.push(`${field} 应为有限的数`);
  const { proof } = certificate;
  const complete =
    typeof proof === 'object' &&
    proof !== null &&
    isListOf(proof.media, isIndex) &&
    new Set(proof.media).size === proof.media.length &&
    isListOf(proof.levels, isLevel) &&
    proof.levels.length === proof.media.length &&
    isListOf(proof.prices, (y) => isNumber(y) && y >= 0) &&
    isNumber(proof.knee) &&
    isNumber(proof.width) &&
    proof.width > 0;
  if (!complete)
    found.push('证明 proof 残缺：media 应为不重复的媒体序号，levels 为 0 到 1024 的整数，其余为有限的数');
  return found;
}

function brokenTerms({ terms, money, budget, groups }: ExactTerms, bought: Uint8Array): string[] {
  const { costs, required, excluded } = terms;
  const found: string[] = [];
  const limit = (title: string, media: ArrayLike<number>, most: number) => {
    let use = 0;
    for (let i = 0; i < media.length; i++) use += bought[media[i]] * money.prices[media[i]];
    if (use > most) found.push(`${title}：用量 ${money.amount(use)} 超过限度 ${money.amount(most)}`);
  };
  limit('总预算', [...costs.keys()], budget);
  groups.forEach((group, g) => limit(`第 ${g + 1} 组预算`, group.media, group.budget));
  for (let m = 0; m < costs.length; m++) {
    if (required?.[m] && bought[m] === 0) found.push(`必选媒体 ${m} 不在方案中`);
    if (excluded?.[m] && bought[m] !== 0) found.push(`方案中有排除的媒体 ${m}`);
  }
  return found;
}

const everybody = ({ weights }: ContactRows) => weights.reduce((sum, w) => sum + w, 0);

/** Sum over the persons of each row of a figure per person, times the passages. */
function sumOfRow({ rowStart, persons, amounts }: ContactRows, m: number, of: Float64Array): number {
  const end = rowStart[m + 1];
  let sum = 0;
  if (amounts) for (let e = rowStart[m]; e < end; e++) sum += of[persons[e]] * amounts[e];
  else for (let e = rowStart[m]; e < end; e++) sum += of[persons[e]];
  return sum;
}

/** Adds `units` times the passages of medium m to the counts of its persons. */
function addRow(
  { rowStart, persons, amounts }: ContactRows,
  m: number,
  units: number,
  to: Float64Array,
): void {
  const end = rowStart[m + 1];
  for (let e = rowStart[m]; e < end; e++) to[persons[e]] += amounts ? units * amounts[e] : units;
}

/** Passages of each person from all open media together, limited to k. */
function maxPassages({ weights, rowStart, persons, amounts }: ContactRows, k: number, open: Float64Array) {
  const most = new Uint8Array(weights.length);
  for (let m = 0; m < open.length; m++) {
    if (open[m] === 0) continue;
    const end = rowStart[m + 1];
    if (k === 1) for (let e = rowStart[m]; e < end; e++) most[persons[e]] = 1;
    else
      for (let e = rowStart[m]; e < end; e++)
        most[persons[e]] = Math.min(k, most[persons[e]] + (amounts ? amounts[e] : 1));
  }
  return most;
}

function valueOf(rows: ContactRows, k: number, bought: Uint8Array): number {
  const passages = new Float64Array(rows.weights.length);
  bought.forEach((x, m) => {
    if (x !== 0) addRow(rows, m, 1, passages);
  });
  return passages.reduce((sum, n, p) => sum + (n >= k ? rows.weights[p] : 0), 0);
}

/**
 * The value of a person who can reach k passages is at most (1 − λ) + λ·t / k at t passages, for any λ in [0, 1]; t is
 * linear in the plan, and the budgets may be priced by any numbers >= 0. The slack of budgets is counted
 * in integers before it is priced, and the maximum rounding error is added. Nothing exceeds the
 * total weight.
 */
function provedBound(rows: ContactRows, exact: ExactTerms, { proof }: PanelCertificate): number {
  const { terms, money, groups } = exact;
  const { media, levels, knee, width } = proof;
  const { k, required, excluded } = terms;
  if (proof.prices.length !== 1 + groups.length) throw new RangeError('乘数的个数不对');
  const prices = proof.prices.map((y) => y * money.amount(1));
  const at = new Float64Array(rows.weights.length);
  media.forEach((m, i) => {
    if (m >= money.prices.length) throw new RangeError('切点无效');
    addRow(rows, m, levels[i] / LEVELS, at);
  });
  const open = Float64Array.from(money.prices, (price, m) => Number(price <= exact.budget && !excluded?.[m]));
  for (const group of groups)
    for (let i = 0; i < group.media.length; i++)
      if (money.prices[group.media[i]] > group.budget) open[group.media[i]] = 0;
  const most = maxPassages(rows, k, open);
  let total = 0;
  const perPassage = at.map((t, p) => {
    if (most[p] < k) return 0;
    const lambda = 1 / (1 + Math.exp((t / k - knee) / width));
    total += rows.weights[p] * (1 - lambda);
    return (rows.weights[p] * lambda) / k;
  });
  const charge = Float64Array.from(money.prices, (price) => prices[0] * price);
  groups.forEach((group, g) => {
    for (let i = 0; i < group.media.length; i++)
      charge[group.media[i]] += prices[g + 1] * money.prices[group.media[i]];
  });
  const bought = new Uint8Array(open.length);
  for (let m = 0; m < open.length; m++) {
    if (open[m] === 0 && !required?.[m]) continue;
    const gain = sumOfRow(rows, m, perPassage);
    if (!required?.[m] && gain <= charge[m]) continue;
    bought[m] = 1;
    total += gain;
  }
  const over = (list: ArrayLike<number>, budget: number) => {
    let left = budget;
    for (let i = 0; i < list.length; i++) left -= bought[list[i]] * money.prices[list[i]];
    return left;
  };
  const priced = [
    prices[0] * over([...open.keys()], exact.budget),
    ...groups.map((group, g) => prices[g + 1] * over(group.media, group.budget)),
  ];
  const size = priced.reduce((sum, x) => sum + Math.abs(x), total);
  const bound =
    priced.reduce((sum, x) => sum + x, total) + ROUNDING * (rows.weights.length + open.length) * size;
  if (!Number.isFinite(bound)) throw new RangeError('乘数过大，证明没有给出有限的上界');
  return Math.min(bound, everybody(rows));
}
