import { z } from 'zod';

const kpis = z.object({
  kind: z.literal('kpis'),
  items: z.array(z.object({ label: z.string(), value: z.string(), note: z.string() })),
});

const chart = z.object({
  kind: z.literal('chart'),
  form: z.enum(['column', 'bar', 'line']),
  title: z.string(),
  categoryName: z.string(),
  valueName: z.string(),
  categories: z.array(z.string()),
  series: z.array(
    z.object({
      name: z.string(),
      meaning: z.enum(['plan', 'as-run', 'third-party', 'other']),
      values: z.array(z.number().nullable()),
    }),
  ),
  unit: z.enum(['count', 'share']),
});

const table = z.object({
  kind: z.literal('table'),
  name: z.string(),
  columns: z.array(z.object({ title: z.string(), width: z.number(), align: z.literal('right').optional() })),
  rows: z.array(z.array(z.string())),
  hasTotal: z.boolean().optional(),
});

const text = z.object({
  kind: z.literal('text'),
  paragraphs: z.array(z.string()),
  isLarge: z.boolean().optional(),
});

/** A page of a report as a link shows it: texts, tables and charts, no photos. */
export const sharedReportPage = z.object({
  pageId: z.string(),
  section: z.string(),
  title: z.string(),
  isCover: z.boolean().optional(),
  blocks: z.array(z.union([kpis, chart, table, text])),
  source: z.string(),
});

export const exampleSharedReportPage: z.infer<typeof sharedReportPage> = {
  pageId: 'closing-goals',
  section: 'closing',
  title: '约定目标 2 项：达成 2 项',
  blocks: [{ kind: 'kpis', items: [{ label: 'TA 到达率', value: '15.7%', note: '95% 区间 15.5%–15.8%' }] }],
  source: '「按上刊记录测算」为模型按上下刊登记计算，不是实地测量；截至 2026-06-22',
};
