import { endpoint } from '../../core/endpoint.ts';
import { effectPermit } from '../../domain/effect.ts';
import {
  exampleReportLayout,
  exampleReportSubject,
  reportLayout,
  reportSubject,
} from '../../domain/report.ts';

export const getReportLayout = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'reports/layout',
  permit: effectPermit,
  scope: 'city-media',
  summary: '报告的页面编排：顺序、隐藏的页与改过的标题',
  reads: ['report-layout'],
  input: reportSubject,
  output: reportLayout,
  example: { input: exampleReportSubject, output: exampleReportLayout },
});
