import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationMediaType } from '../../core/file.ts';
import { effectInput, effectPermit } from '../../domain/effect.ts';
import { closingVersion, exampleReportSubject, reportSubject } from '../../domain/report.ts';

export const exportReport = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'reports/export',
  kind: 'file',
  permit: effectPermit,
  scope: 'city-media',
  summary: '下载报告：PPT（图表可编辑）或 PDF，页面、顺序与标题同屏幕',
  privacy: 'refused',
  audit: 'export.report',
  input: reportSubject.extend({
    format: z.enum(['pptx', 'pdf']),
    /** The pages of this city alone; without it the whole report with all cities. */
    cityCode: effectInput.shape.cityCode,
    /** Of a closing report; advertisers have the client's. */
    version: closingVersion.default('client'),
  }),
  output: fileOutput,
  example: {
    input: { ...exampleReportSubject, format: 'pptx' },
    output: { fileName: '星河汽车_秋季通勤_公交数字报告_V1_20261121.pptx', mediaType: presentationMediaType },
  },
});
