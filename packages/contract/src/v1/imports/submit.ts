import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crsNames, dataReleasePermit, importKinds, importModes } from '../../domain/data-release.ts';
import { cityCode } from '../../domain/region.ts';

export const submitImport = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports/submit',
  kind: 'upload',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'city-media',
  summary: '无人值守导入：上传、识别列、开始导入一次完成；缺少必填列时拒绝并列出文件的列',
  changes: ['release', 'bus-line', 'plan'],
  idempotent: 'by-key',
  audit: 'attachment.upload',
  input: z.object({
    kind: z.enum(importKinds),
    cityCode,
    /** A saved template of the kind, by its name or id; for a key by default the one that it names. */
    template: z.string().trim().max(60).optional(),
    /** WGS84, or that of the template, where left out. */
    crs: z.enum(crsNames).optional(),
    isDryRun: z.enum(['true', 'false']).default('false'),
    /** That of the template, else the default of the file's kind, where left out. */
    mode: z.enum(importModes).optional(),
    source: z.string().trim().max(200).default(''),
    legalBasis: z.string().trim().max(200).default(''),
    retainUntil: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式须为 YYYY-MM-DD')
      .optional(),
    /** JSON: field → column, for columns that are not recognised by their names. */
    mapping: z.string().max(8000).optional(),
    /** JSON: {"lng","lat","cellMeters"} of a file that names cells by number. */
    grid: z.string().max(400).optional(),
  }),
  output: z.object({ importId: z.string(), jobId: z.string() }),
  example: {
    input: { kind: 'media-positions', cityCode: '440300' },
    output: { importId: 'i-1', jobId: 'j-1' },
  },
});
