import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { effectPermit } from '../../domain/effect.ts';
import {
  exampleReportLayout,
  exampleReportSubject,
  reportLayout,
  reportPageChange,
  reportSubject,
} from '../../domain/report.ts';

export const saveReportLayout = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'reports/save-layout',
  permit: effectPermit,
  scope: 'city-media',
  summary: '保存报告的页面编排',
  changes: ['report-layout'],
  idempotent: 'naturally',
  audit: 'report.arrange',
  input: reportSubject.extend({
    pages: z.array(reportPageChange).max(400, '最多 400 页'),
    /** The version that it is based on; 0 for the first. */
    version: z.int().min(0).max(1_000_000),
  }),
  output: reportLayout,
  example: { input: { ...exampleReportSubject, pages: [], version: 0 }, output: exampleReportLayout },
});
