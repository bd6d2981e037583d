import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';
import { analysePermit } from '../../domain/media-filter.ts';
import { handbookQuestion } from './get.ts';

export const sendSpecSheet = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'media-handbook/spec-sheet',
  kind: 'file',
  permit: analysePermit,
  scope: { own: '手册按媒体编写，与城市无关；文件带本人水印' },
  summary: '一种形式的制作规范，PDF：画面、材质、文件、安全区与交稿日历',
  privacy: noAudience,
  audit: 'export.content',
  input: handbookQuestion.extend({ formId: z.coerce.number().int().min(1).max(10_000) }),
  output: fileOutput,
  example: {
    input: { mediumId: 2, formId: 1 },
    output: { fileName: '制作规范_候车亭灯箱.pdf', mediaType: 'application/pdf' },
  },
});
