import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { effectPermit } from '../../domain/effect.ts';

export const getThirdPartyReport = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/third-party-reports/{reportId}',
  kind: 'file',
  permit: effectPermit,
  scope: 'city-media',
  summary: '下载第三方评估报告',
  privacy: { open: '第三方上传的原件' },
  input: z.object({ reportId: z.string().max(60) }),
  output: fileOutput,
  example: {
    input: { reportId: 'r-1' },
    output: { fileName: '第三方评估.pdf', mediaType: 'application/pdf' },
  },
});
