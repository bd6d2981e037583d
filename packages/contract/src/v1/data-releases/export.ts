import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { dataExportFormats } from '../../domain/data-export.ts';
import { dataReleasePermit, importKinds } from '../../domain/data-release.ts';

export const exportDataRelease = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'data-releases/{releaseId}/export',
  kind: 'file',
  permit: dataReleasePermit,
  scope: 'city-media',
  summary: '导出数据版本：列与导入模板相同，可原样再导入，图集可连图片一起；或下载上传的原文件',
  privacy: { open: '管理员自己导入的媒体、线路、地点与资料库数据，不含人群样本；严格隐私下不导出出行记录' },
  audit: 'export.city-data',
  input: z.object({
    releaseId: z.string().max(60),
    /** Which of the kinds that the version holds; the only one where left out. */
    kind: z.enum(importKinds).optional(),
    format: z.enum(dataExportFormats),
  }),
  output: fileOutput,
  example: {
    input: { releaseId: 'r-1', format: 'csv' },
    output: { fileName: '深圳市_公交线路_R-440300-bus-lines-1.csv', mediaType: 'text/csv' },
  },
});
