import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  crsNames,
  dataReleasePermit,
  exampleImport,
  importKinds,
  importSession,
} from '../../domain/data-release.ts';
import { cityCode } from '../../domain/region.ts';

export const uploadImport = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports',
  kind: 'upload',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'city-media',
  summary: '上传待导入文件：识别编码与列，返回预览',
  changes: [],
  idempotent: 'by-key',
  audit: 'attachment.upload',
  input: z.object({ kind: z.enum(importKinds), cityCode, crs: z.enum(crsNames).default('WGS84') }),
  output: importSession,
  example: { input: { kind: 'bus-lines', cityCode: '440300' }, output: exampleImport },
});
