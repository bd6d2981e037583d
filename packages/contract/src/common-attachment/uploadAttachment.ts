import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const attachmentPurposes = ['avatar', 'import', 'brief', 'report', 'album', 'monitoring'] as const;

export const uploadAttachment = endpoint({
  method: 'POST',
  path: 'common-attachment/uploadAttachment',
  kind: 'upload',
  permit: 'signed-in',
  scope: 'own',
  summary: '上传附件：头像、导入文件、需求附件、第三方报告、图库图片、监播照片',
  changes: [],
  idempotent: 'by-key',
  audit: 'attachment.upload',
  input: z.object({ purpose: z.enum(attachmentPurposes).default('brief') }),
  output: z.object({
    attachmentId: z.string(),
    fileName: z.string(),
    bytes: z.int(),
    mediaType: z.string(),
    /** URL of the file for its owner. */
    url: z.string(),
  }),
  example: {
    input: { purpose: 'avatar' },
    output: {
      attachmentId: '0198c0de-0000-7000-8000-000000000001',
      fileName: 'me.png',
      bytes: 20_480,
      mediaType: 'image/png',
      url: '/api/v1/attachments/0198c0de-0000-7000-8000-000000000001',
    },
  },
});
