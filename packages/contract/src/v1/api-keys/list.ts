import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { apiKey, exampleApiKey } from '../../domain/api-key.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';

export const listApiKeys = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'api-keys/list',
  permit: dataReleasePermit,
  scope: { own: '本人建立的密钥的范围' },
  summary: '导入用 API 密钥：本人的；账号管理员看到全部',
  reads: ['api-key'],
  input: z.object({}),
  output: z.array(apiKey),
  example: { input: {}, output: [exampleApiKey] },
});
