import { z } from 'zod';
import { crsNames, exampleTemplate, importModes, importTemplate } from './data-release.ts';

/** A template as what uses it unattended names it. */
export const namedTemplate = z.object({
  templateId: z.string(),
  /** The name of now; the last one known of a template that is gone. */
  name: z.string(),
  /** Whether it was deleted: imports that name it are refused. */
  isGone: z.boolean(),
});
export type NamedTemplate = z.infer<typeof namedTemplate>;

/** A template with all that it says, and what uses it. */
export const importTemplateDetail = importTemplate.extend({
  /** Row of the header; 0 where files have none. */
  headerRow: z.int(),
  crs: z.enum(crsNames),
  mode: z.enum(importModes),
  /** Fields that are read, from a column or as the same text in every row. */
  mapping: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      column: z.string().nullable(),
      constant: z.string().nullable(),
    }),
  ),
  /** What words of those fields mean to the organisation. */
  words: z.array(z.object({ label: z.string(), word: z.string(), value: z.string() })),
  /** When a file was last read by it. */
  lastUsedAt: z.string().nullable(),
  /** Scheduled imports and API keys in force that name it. */
  usedBy: z.array(z.object({ by: z.enum(['schedule', 'key']), name: z.string(), owner: z.string() })),
});
export type ImportTemplateDetail = z.infer<typeof importTemplateDetail>;

export const exampleTemplateDetail: ImportTemplateDetail = {
  ...exampleTemplate,
  headerRow: 1,
  crs: 'WGS84',
  mode: 'merge',
  mapping: [
    { field: 'name', label: '名称', column: 'linename', constant: null },
    { field: 'operator', label: '运营公司', column: null, constant: '巴士集团' },
  ],
  words: [],
  lastUsedAt: null,
  usedBy: [{ by: 'schedule', name: '线路每日同步', owner: '策划示例' }],
};
