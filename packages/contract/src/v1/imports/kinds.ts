import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit, exampleImportKind, importKindInfo } from '../../domain/data-release.ts';

export const listImportKinds = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'imports/kinds',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'reference',
  summary: '可导入的数据类型及其字段',
  input: z.object({}),
  output: z.array(importKindInfo),
  example: { input: {}, output: [exampleImportKind] },
});
