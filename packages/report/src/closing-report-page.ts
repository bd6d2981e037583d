import { asRun } from './report-frame.ts';
import type { ReportBlock, ReportChart, ReportMeaning, ReportTable } from './report-page.ts';

/** A page before it has its frame; a text says why there is none. */
export type ClosingPage =
  | { readonly title: string; readonly blocks: readonly ReportBlock[]; readonly isCover?: true }
  | string;

type Values = readonly (number | null)[];
const series = (name: string, meaning: ReportMeaning, values: Values) => ({ name, meaning, values });

/** Plan beside what was modelled from the postings. */
export const planAndAsRun = (planned: Values, actual: Values) => [
  series('计划', 'plan', planned),
  series(asRun, 'as-run', actual),
];

export const chart = (
  form: ReportChart['form'],
  title: string,
  [categoryName, categories]: readonly [string, readonly string[]],
  [valueName, unit]: readonly [string, ReportChart['unit']],
  shown: ReportChart['series'],
): ReportChart => ({ kind: 'chart', form, title, categoryName, valueName, categories, series: shown, unit });

/** A column is a title, with its width, to the right where it has figures. */
export type Column = readonly [title: string, width: number, align?: 'right'];

export const table = (
  name: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  hasTotal = false,
): ReportTable => ({
  kind: 'table',
  name,
  columns: columns.map(([title, width, align]) => ({ title, width, ...(align && { align }) })),
  rows,
  hasTotal,
});

export const kpis = (...items: readonly (readonly [label: string, value: string, note: string])[]) => ({
  kind: 'kpis' as const,
  items: items.map(([label, value, note]) => ({ label, value, note })),
});

export const text = (paragraphs: readonly string[], isLarge = false) => ({
  kind: 'text' as const,
  paragraphs,
  isLarge,
});
