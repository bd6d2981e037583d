import { z } from 'zod';
import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';

/** The token is sent in the body, as that of the order itself. */
export const openSharedCreative = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/shared-creative',
  kind: 'file',
  permit: 'public',
  scope: 'own',
  summary: '凭分享口令查看订单的创意画面',
  privacy: noAudience,
  input: z.object({ token: z.string().min(1).max(100) }),
  output: fileOutput,
  example: {
    input: { token: 'a'.repeat(43) },
    output: { fileName: '主画面.png', mediaType: 'image/png' },
  },
});
