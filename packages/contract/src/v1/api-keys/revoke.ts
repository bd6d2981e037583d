import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';

export const revokeApiKey = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'api-keys/{keyId}/revoke',
  permit: dataReleasePermit,
  scope: 'own',
  summary: '吊销 API 密钥：下一次请求即被拒绝',
  changes: ['api-key'],
  idempotent: 'naturally',
  audit: 'api-key.revoke',
  input: z.object({ keyId: z.string().max(60) }),
  output: z.object({ keyId: z.string() }),
  example: { input: { keyId: 'k-1' }, output: { keyId: 'k-1' } },
});
