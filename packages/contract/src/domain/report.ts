import { z } from 'zod';
import { effectInput } from './effect.ts';

/** Kinds of reports that are read as pages. */
export const reportKind = z.enum(['bus', 'closing']);

/** client: for the advertiser, without a word of the trade. internal: for agency and platform. */
export const closingVersion = z.enum(['client', 'internal']);

/** What a closing report was made of; its hashes are SHA-256. */
export const reportIdentity = z.object({
  reportKind: z.literal('closing'),
  orderId: z.string(),
  orderNo: z.string(),
  version: closingVersion,
  madeBy: z.string(),
  dataReleases: z.array(z.string()),
  codeVersion: z.string(),
  minimumCell: z.int(),
  asOf: z.string(),
  conclusionVersion: z.int(),
  layoutVersion: z.int(),
  seed: z.string(),
  pages: z.array(z.object({ pageId: z.string(), hash: z.string() })),
  hash: z.string(),
});

/** What somebody changed of a page; the list has the order that he wants. */
export const reportPageChange = z.object({
  pageId: z.string().min(1).max(60),
  isHidden: z.boolean(),
  /** Null: the title that follows from the figures. */
  title: z.string().trim().min(1, '标题不能为空').max(120, '标题最多 120 字').nullable(),
});
export type ReportPageChange = z.infer<typeof reportPageChange>;

export const reportSubject = z.object({ reportKind, orderId: effectInput.shape.orderId });
export const exampleReportSubject = { reportKind: 'bus', orderId: 'o-1' } as const;

/** How the pages of a report are arranged; version 0 where nobody has changed them. */
export const reportLayout = z.object({
  pages: z.array(reportPageChange),
  version: z.int(),
  updatedBy: z.string().nullable(),
  updatedAt: z.string().nullable(),
});
export type ReportLayout = z.infer<typeof reportLayout>;
export const exampleReportLayout: ReportLayout = { pages: [], version: 0, updatedBy: null, updatedAt: null };
