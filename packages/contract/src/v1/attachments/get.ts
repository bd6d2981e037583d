import { z } from 'zod';
import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';

export const getAttachment = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'attachments/{attachmentId}',
  kind: 'file',
  permit: 'signed-in',
  scope: 'own',
  summary: '下载本人可见的附件',
  privacy: noAudience,
  input: z.object({ attachmentId: z.string().max(60) }),
  output: fileOutput,
  example: {
    input: { attachmentId: '0198c0de-0000-7000-8000-000000000001' },
    output: { fileName: 'me.png', mediaType: 'image/png' },
  },
});
