import type { BoardCard } from './effect-board-facts.ts';
import type { ReportChart } from './report-page.ts';

/** A card without its name. */
export type Made = Pick<BoardCard, 'title' | 'blocks' | 'reason'>;

export const nothing = (title: string, reason: string): Made => ({ title, blocks: [], reason });

/** Weeks and rows that a table of a slide has room for. */
export const mostWeeks = 8;
export const mostRows = 10;

export const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);

export const chart = (part: Omit<ReportChart, 'kind'>): ReportChart => ({ kind: 'chart', ...part });

export const planAndRun = (planned: readonly (number | null)[], actual: readonly (number | null)[]) => [
  { name: '计划', meaning: 'plan' as const, values: planned },
  { name: '按上刊记录测算', meaning: 'as-run' as const, values: actual },
];
