import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';

export const downloadCertificate = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-plan/certificate',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '最优性证书（JSON），可独立校验',
  privacy: 'refused',
  audit: 'export.certificate',
  input: z.object({ planId, cityCode }),
  output: fileOutput,
  example: {
    input: { planId: 'p-1', cityCode: '440300' },
    output: { fileName: 'ZX2611210001_深圳市_最优性证书.json', mediaType: 'application/json' },
  },
});
