import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';

export const downloadCertificateDocument = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-plan/certificate-document',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '最优性证明（PDF）：给客户看的两页说明，附技术附录',
  privacy: 'refused',
  audit: 'export.certificate',
  input: z.object({ planId, cityCode }),
  output: fileOutput,
  example: {
    input: { planId: 'p-1', cityCode: '440300' },
    output: { fileName: 'ZX2611210001_深圳市_最优性证明.pdf', mediaType: 'application/pdf' },
  },
});
