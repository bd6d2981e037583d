import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  crsNames,
  dataReleasePermit,
  exampleImport,
  importGrid,
  importModes,
  importSession,
} from '../../domain/data-release.ts';

export const setImportMapping = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports/{importId}/mapping',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'city-media',
  summary: '指定表头行、列映射、固定值、取值对应、导入方式与坐标系，或套用模板，重新预览',
  changes: [],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({
    importId: z.string().max(60),
    crs: z.enum(crsNames).optional(),
    grid: importGrid.nullable().optional(),
    /** Row with the names of the columns, 0 for none. Columns are guessed anew. */
    headerRow: z.int().min(0).max(100).optional(),
    mode: z.enum(importModes).optional(),
    /** A saved way of reading, taken as a whole; what is said besides counts over it. */
    templateId: z.string().max(60).optional(),
    /** A column of the file, a text that holds for every row, or neither. */
    mapping: z
      .array(
        z.object({
          field: z.string().max(60),
          column: z.string().max(200).nullable(),
          constant: z.string().trim().max(100).nullable().default(null),
        }),
      )
      .max(60),
    /** What words mean, remembered for the organisation; null forgets it. */
    words: z
      .array(
        z.object({
          field: z.string().max(60),
          word: z.string().max(100),
          value: z.string().max(100).nullable(),
        }),
      )
      .max(200)
      .default([]),
  }),
  output: importSession,
  example: {
    input: { importId: 'i-1', mapping: [{ field: 'lineName', column: 'linename' }] },
    output: exampleImport,
  },
});
