import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  crsNames,
  dataReleasePermit,
  exampleImport,
  importGrid,
  importSession,
} from '../../domain/data-release.ts';

export const setImportMapping = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports/{importId}/mapping',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'city-media',
  summary: '指定列映射与坐标系，重新预览',
  changes: [],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({
    importId: z.string().max(60),
    crs: z.enum(crsNames).optional(),
    grid: importGrid.nullable().optional(),
    mapping: z.array(z.object({ field: z.string().max(60), column: z.string().max(200).nullable() })).max(60),
  }),
  output: importSession,
  example: {
    input: { importId: 'i-1', mapping: [{ field: 'lineName', column: 'linename' }] },
    output: exampleImport,
  },
});
