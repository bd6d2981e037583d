import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  dataReleasePermit,
  exampleTemplate,
  importKinds,
  importTemplate,
} from '../../domain/data-release.ts';

export const listImportTemplates = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'imports/templates',
  permit: dataReleasePermit,
  scope: 'own',
  summary: '本机构存下的导入模板',
  reads: ['import-template'],
  input: z.object({ kind: z.enum(importKinds) }),
  output: z.array(importTemplate),
  example: { input: { kind: 'bus-lines' }, output: [exampleTemplate] },
});
