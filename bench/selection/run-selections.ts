import { checkPassageCertificate } from '@ooh/planning/check-certificate';
import { selectPassages } from '@ooh/planning/select-passages';
import { durationText, tableText, type Column } from '../harness/table.ts';
import { baselines } from './baselines.ts';
import { coverageOf } from './coverage.ts';
import type { NamedInstance } from './instances.ts';
import { optimumOf } from './optimum.ts';
import type { Optimum } from './optimum-process.ts';

export interface SelectionRow {
  readonly instance: string;
  readonly k: number;
  readonly budgetShare: number;
  readonly value: number;
  readonly bound: number;
  readonly milliseconds: number;
  readonly optimum: Optimum | null;
  readonly baselines: readonly {
    readonly name: string;
    readonly value: number;
    readonly milliseconds: number;
  }[];
}

/** Share of all costs, and passages needed. */
const cases: readonly (readonly [k: number, budgetShare: number])[] = [
  [1, 0.005],
  [1, 0.01],
  [1, 0.02],
  [1, 0.05],
  [3, 0.02],
];

/** Ten times the usual work: proofs of several contacts and of a few hard instances ask for it. */
const PAIR_LIMIT = 4e9;
/** Work of counting media jointly, for what is proved to less than 85 % without: minutes. */
const JOINT_LIMIT = 2e12;

/** Selects on every instance and case; every certificate is verified by the independent checker. */
export async function runSelections(
  instances: readonly NamedInstance[],
  {
    optima,
    seconds,
    onlyK,
  }: { readonly optima: 'reuse' | 'renew' | 'none'; readonly seconds: number; readonly onlyK?: number },
  say: (text: string) => void,
): Promise<SelectionRow[]> {
  const rows: SelectionRow[] = [];
  for (const { name, at } of instances) {
    for (const [k, budgetShare] of cases) {
      if (onlyK !== undefined && k !== onlyK) continue;
      const instance = at(k);
      const budget = Math.floor(budgetShare * instance.costs.reduce((sum, cost) => sum + cost, 0));
      const timed = <Result>(work: () => Result): [Result, number] => {
        const start = performance.now();
        return [work(), performance.now() - start];
      };
      const title = `${name}, k = ${k}, ${100 * budgetShare} %`;
      say(title);
      const [ours, milliseconds] = timed(() =>
        selectPassages(instance, { budget, k }, { pairLimit: PAIR_LIMIT, jointLimit: JOINT_LIMIT }),
      );
      const { valid, reasons } = checkPassageCertificate(instance, budget, k, ours.certificate);
      if (!valid) throw new Error(`${title}: ${reasons.join('; ')}`);
      const others = baselines.map(({ name: method, select }) => {
        const [media, spent] = timed(() => select(instance, budget, k));
        const { value, cost } = coverageOf(instance, k, media);
        if (cost > budget) throw new Error(`${title}: ${method} spends more than there is`);
        return { name: method, value, milliseconds: spent };
      });
      const optimum = await optimumOf(title, instance, { budget, k, seconds }, optima);
      const { value, bound } = ours;
      if (optimum && (bound < optimum.value * (1 - 1e-9) || value > optimum.bound * (1 + 1e-9)))
        throw new Error(
          `${title}: the proof ${value} … ${bound} contradicts HiGHS ${optimum.value} … ${optimum.bound}`,
        );
      rows.push({ instance: name, k, budgetShare, value, bound, milliseconds, optimum, baselines: others });
    }
  }
  return rows;
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** One line a case; the methods compared are given as shares of our value, with their time. */
export function selectionTable(rows: readonly SelectionRow[]): string {
  const right = (title: string): Column => ({ title, align: 'right' });
  const columns: Column[] = [
    { title: 'instance' },
    ...['budget', 'k', 'value', 'bound', 'proved', 'time', 'HiGHS', 'short of it', 'its time'].map(right),
    ...baselines.map(({ name }) => right(name)),
  ];
  return tableText(
    columns,
    rows.map(({ instance, k, budgetShare, value, bound, milliseconds, optimum, baselines: others }) => [
      instance,
      `${100 * budgetShare} %`,
      String(k),
      value.toFixed(0),
      bound.toFixed(0),
      percent(bound > 0 ? value / bound : 1),
      durationText(milliseconds),
      optimum ? (optimum.proved ? String(optimum.value) : `≤ ${optimum.bound.toFixed(0)}`) : '–',
      optimum?.proved ? percent(1 - value / optimum.value) : '–',
      optimum ? `${optimum.seconds.toFixed(0)} s` : '–',
      ...others.map((other) => `${percent(other.value / value)} in ${durationText(other.milliseconds)}`),
    ]),
  );
}

/** The least proved ratios and the greatest distance from an optimum. */
export function selectionNotes(rows: readonly SelectionRow[]): string[] {
  const least = (of: readonly SelectionRow[]) =>
    Math.min(...of.map(({ value, bound }) => (bound > 0 ? value / bound : 1)));
  const known = rows.filter(({ optimum }) => optimum?.proved);
  const short = Math.max(0, ...known.map(({ value, optimum }) => 1 - value / (optimum?.value ?? value)));
  const small = rows.filter(({ k, budgetShare }) => k === 1 && budgetShare < 0.02);
  const large = rows.filter(({ k, budgetShare }) => k === 1 && budgetShare >= 0.02);
  const several = rows.filter(({ k }) => k > 1);
  const notes = [
    `${known.length} of ${rows.length} optima are proved by HiGHS; ours is at most ${percent(short)} short of one.`,
  ];
  const groups = { 'k = 1, under 2 %': small, 'k = 1, from 2 %': large, 'k = 3': several };
  for (const [title, group] of Object.entries(groups))
    if (group.length > 0) notes.push(`Least proved ratio, ${title}: ${percent(least(group))}.`);
  return notes;
}
