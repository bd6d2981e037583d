import { z } from 'zod';
import {
  confirmedKinds,
  contentFigures,
  contentKinds,
  contentRoutes,
  type ContentRoute,
} from './content-names.ts';

/** Readers of any of the four screens; a document opens by the flag of its screen. */
export const contentReadPermit = { anyOf: Object.values(contentRoutes) } as const;
/** Only users of the platform's own organisation write; for other users the flag has no effect. */
export const contentEditPermit = { anyOf: ['administrationData.contentData.isEnabled'] } as const;

export const contentId = z.string().regex(/^[\w.-]{1,60}$/, '文档编号不正确');
export const contentKind = z.enum(contentKinds);
export const contentRoute = z.enum(Object.keys(contentRoutes) as [ContentRoute, ...ContentRoute[]]);
const day = z.iso.date('日期格式须为 YYYY-MM-DD');

const cell = z.string().max(600, '单元格不超过 600 字');

/** A piece of a document. Rows have keys, by which screens find the row that they measure or link. */
export const contentBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    heading: z.string().max(60, '小标题不超过 60 字').default(''),
    text: z.string().trim().min(1, '段落不能为空').max(4000, '段落不超过 4000 字'),
  }),
  z
    .object({
      type: z.literal('table'),
      caption: z.string().trim().min(1, '请填写表名').max(60, '表名不超过 60 字'),
      columns: z.array(z.string().min(1).max(40)).min(1).max(8),
      rows: z
        .array(z.object({ key: z.string().min(1).max(60), cells: z.array(cell) }))
        .max(120, '表格不超过 120 行'),
    })
    .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
      message: '每行的单元格数须与表头一致',
      path: ['rows'],
    })
    .refine(({ rows }) => new Set(rows.map(({ key }) => key)).size === rows.length, {
      message: '行编号不能重复',
      path: ['rows'],
    }),
  z.object({ type: z.literal('figure'), figure: z.enum(contentFigures) }),
  z.object({
    type: z.literal('callout'),
    tone: z.enum(['info', 'warning']),
    text: z.string().trim().min(1, '提示不能为空').max(600, '提示不超过 600 字'),
  }),
]);
export type ContentBlock = z.infer<typeof contentBlock>;
export type ContentTable = Extract<ContentBlock, { type: 'table' }>;

export const contentTitle = z.string().trim().min(1, '请填写标题').max(60, '标题不超过 60 字');
export const contentBody = z.array(contentBlock).min(1, '正文不能为空').max(40, '正文不超过 40 段');
export const changeNote = z.string().trim().max(200, '修改说明不超过 200 字');

/** A version of a document as lists show it. */
export const contentHead = z.object({
  docId: z.string(),
  kind: contentKind,
  route: contentRoute,
  title: z.string(),
  version: z.int(),
  effectiveOn: day,
  changeNote: z.string(),
  /** Null for what ships with the product. */
  author: z.string().nullable(),
  publishedAt: z.string().nullable(),
});
export type ContentHead = z.infer<typeof contentHead>;

export const contentVersion = contentHead.extend({ body: contentBody });
export type ContentVersion = z.infer<typeof contentVersion>;

/** What is not yet published. */
export const contentDraft = z.object({
  /** Increases with every save; a save names the one that it is based on, 0 for none. */
  revision: z.int(),
  title: z.string(),
  body: contentBody,
  changeNote: z.string(),
  author: z.string(),
  savedAt: z.string(),
});

export const isConfirmed = ({ kind }: Pick<ContentHead, 'kind'>): boolean => confirmedKinds.includes(kind);

export const exampleHead: ContentHead = {
  docId: 'sla',
  kind: 'sla',
  route: '/standards',
  title: '服务承诺',
  version: 1,
  effectiveOn: '2026-11-01',
  changeNote: '首次发布',
  author: null,
  publishedAt: null,
};
export const exampleBlocks: ContentBlock[] = [
  { type: 'text', heading: '', text: '上刊照在上刊后 5 个工作日内交付。' },
];
