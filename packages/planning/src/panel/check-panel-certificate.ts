import type { CertificateVerdict } from '../check-certificate.ts';
import type { ContactRows } from './contact-index.ts';
import type { PanelTerms } from './cover-terms.ts';
import { panelInstanceHash } from './panel-hash.ts';
import type { PanelCertificate } from './panel-certificate.ts';

// As in check-certificate: of the planner only declarations and the fingerprint are shared, no formula. Rows
// are read by medium, where the planner counts by person.

const CLOSE = 1e-8;
const close = (a: number, b: number) => Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));
const nothingFound = { cost: NaN, value: NaN, bound: NaN };

/** Verifies a certificate of a selection on a panel from the rows and the terms. */
export function checkPanelCertificate(
  rows: ContactRows,
  terms: PanelTerms,
  certificate: PanelCertificate,
): CertificateVerdict {
  const misshapen = misshapes(certificate);
  if (misshapen.length > 0) return { valid: false, holds: false, reasons: misshapen, ...nothingFound };
  const untrue: string[] = [];
  const altered: string[] = [];
  if (certificate.instanceHash !== panelInstanceHash(rows, terms))
    untrue.push('证书与数据或条件不符（指纹不同）');
  const bought = new Uint8Array(terms.costs.length);
  for (const medium of certificate.plan) {
    if (medium >= bought.length || bought[medium] !== 0) {
      untrue.push(`方案中的媒体 ${medium} 无效或重复`);
      return { valid: false, holds: false, reasons: untrue, ...nothingFound };
    }
    bought[medium] = 1;
  }
  untrue.push(...brokenTerms(terms, bought));
  const cost = bought.reduce((sum, x, m) => sum + x * terms.costs[m], 0);
  const value = valueOf(rows, terms.k, bought);
  if (!close(cost, certificate.cost)) untrue.push(`费用应为 ${cost}，证书写作 ${certificate.cost}`);
  if (!close(value, certificate.value)) untrue.push(`方案价值应为 ${value}，证书写作 ${certificate.value}`);
  let bound = NaN;
  try {
    bound = Math.max(value, provedBound(rows, terms, certificate));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    untrue.push(error.message);
  }
  if (!Number.isNaN(bound) && !close(bound, certificate.bound)) {
    if (bound > certificate.bound)
      untrue.push(`上界写作 ${certificate.bound}，低于证明给出的 ${bound}，结论未得证明`);
    else altered.push(`上界写作 ${certificate.bound}，高于证明给出的 ${bound}：结论仍成立，但证书被改动过`);
  }
  const stated = certificate.bound > 0 ? (certificate.bound - certificate.value) / certificate.bound : 0;
  const gap = Math.max(0, stated);
  if (!close(gap, certificate.gap))
    (certificate.gap < gap ? untrue : altered).push(`差距应为 ${gap}，证书写作 ${certificate.gap}`);
  const reasons = [...untrue, ...altered];
  return { valid: reasons.length === 0, holds: untrue.length === 0, reasons, cost, value, bound };
}

const isNumber = (x: unknown): x is number => typeof x === 'number' && Number.isFinite(x);
const isIndex = (x: unknown) => Number.isInteger(x) && (x as number) >= 0;
const isListOf = (x: unknown, allowed: (entry: unknown) => boolean) => Array.isArray(x) && x.every(allowed);

/** What is wrong with the shape of what claims to be a panel certificate. */
function misshapes(claimed: PanelCertificate): string[] {
  const certificate = claimed as Partial<PanelCertificate> | null;
  if (typeof certificate !== 'object' || certificate === null) return ['证书应为一个 JSON 对象'];
  const found: string[] = [];
  if (certificate.format !== 'ooh-panel-certificate-1')
    found.push('格式标记 format 应为 ooh-panel-certificate-1');
  if (!isListOf(certificate.plan, isIndex)) found.push('方案 plan 应为媒体序号的数组');
  for (const field of ['cost', 'value', 'bound', 'gap'] as const)
    if (!isNumber(certificate[field])) found.push(`${field} 应为有限的数`);
  const { proof } = certificate;
  const complete =
    typeof proof === 'object' &&
    proof !== null &&
    isListOf(proof.media, isIndex) &&
    isListOf(proof.levels, isNumber) &&
    proof.levels.length === proof.media.length &&
    isListOf(proof.prices, isNumber) &&
    isNumber(proof.knee) &&
    isNumber(proof.width);
  if (!complete) found.push('证明 proof 残缺');
  return found;
}

function brokenTerms(
  { costs, budget, groups, required, excluded }: PanelTerms,
  bought: Uint8Array,
): string[] {
  const found: string[] = [];
  const limit = (title: string, media: ArrayLike<number>, most: number) => {
    let use = 0;
    for (let i = 0; i < media.length; i++) use += bought[media[i]] * costs[media[i]];
    if (use > most + 1e-6) found.push(`${title}：用量 ${use} 超过限度 ${most}`);
  };
  limit('总预算', [...costs.keys()], budget);
  groups?.forEach((group, g) => limit(`第 ${g + 1} 组预算`, group.media, group.budget));
  for (let m = 0; m < costs.length; m++) {
    if (required?.[m] && bought[m] === 0) found.push(`必选媒体 ${m} 不在方案中`);
    if (excluded?.[m] && bought[m] !== 0) found.push(`方案中有排除的媒体 ${m}`);
  }
  return found;
}

/** Sum over the persons of each row of a figure per person, times the passages. */
function sumOfRow({ rowStart, persons, amounts }: ContactRows, m: number, of: Float64Array): number {
  const end = rowStart[m + 1];
  let sum = 0;
  if (amounts) for (let e = rowStart[m]; e < end; e++) sum += of[persons[e]] * amounts[e];
  else for (let e = rowStart[m]; e < end; e++) sum += of[persons[e]];
  return sum;
}

/** Adds `units` times the passages of medium m to everybody's count. */
function addRow(
  { rowStart, persons, amounts }: ContactRows,
  m: number,
  units: number,
  to: Float64Array,
): void {
  const end = rowStart[m + 1];
  for (let e = rowStart[m]; e < end; e++) to[persons[e]] += amounts ? units * amounts[e] : units;
}

/** Passages of everybody from all open media together, no more than k. */
function mostPassages({ weights, rowStart, persons, amounts }: ContactRows, k: number, open: Float64Array) {
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
 * Whoever can get k passages at all is worth at most (1 − λ) + λ·t / k at t passages, for any λ in [0, 1]; t is
 * linear in the plan, and the budgets may be priced by any numbers >= 0. Nothing exceeds the whole weight.
 */
function provedBound(rows: ContactRows, terms: PanelTerms, certificate: PanelCertificate): number {
  const { media, levels, prices, knee, width } = certificate.proof;
  const { costs, budget, k, required, excluded } = terms;
  const groups = terms.groups ?? [];
  if (prices.length !== 1 + groups.length || prices.some((y) => !(y >= 0 && y < Infinity)))
    throw new RangeError('乘数的个数或符号不对');
  if (!(width > 0)) throw new RangeError('平滑参数无效');
  const at = new Float64Array(rows.weights.length);
  media.forEach((m, i) => {
    if (m >= costs.length || !(levels[i] >= 0)) throw new RangeError('切点无效');
    addRow(rows, m, levels[i] / 1024, at);
  });
  const open = costs.map((cost, m) => Number(cost <= budget && !excluded?.[m]));
  for (const group of groups)
    for (let i = 0; i < group.media.length; i++)
      if (costs[group.media[i]] > group.budget) open[group.media[i]] = 0;
  const most = mostPassages(rows, k, open);
  let total = 0;
  const perPassage = at.map((t, p) => {
    if (most[p] < k) return 0;
    const lambda = 1 / (1 + Math.exp((t / k - knee) / width));
    total += rows.weights[p] * (1 - lambda);
    return (rows.weights[p] * lambda) / k;
  });
  const charge = costs.map((cost) => prices[0] * cost);
  total += prices[0] * budget;
  groups.forEach((group, g) => {
    total += prices[g + 1] * group.budget;
    for (let i = 0; i < group.media.length; i++)
      charge[group.media[i]] += prices[g + 1] * costs[group.media[i]];
  });
  for (let m = 0; m < costs.length; m++) {
    if (open[m] === 0 && !required?.[m]) continue;
    const profit = sumOfRow(rows, m, perPassage) - charge[m];
    if (required?.[m] || profit > 0) total += profit;
  }
  let universe = 0;
  for (const weight of rows.weights) universe += weight;
  return Math.min(total, universe);
}
