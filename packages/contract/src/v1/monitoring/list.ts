import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { monitoringFilter, monitoringPermit, postingRow } from '../../domain/monitoring.ts';

export const listPostings = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/list',
  permit: monitoringPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '投放监测点位表：计划与实际上刊、状态、照片与定位偏差，分页检索',
  reads: ['monitoring'],
  input: pageInput.extend(monitoringFilter.shape).extend({
    sortBy: z.enum(['plannedFrom', 'postedOn', 'unitName', 'state']).default('plannedFrom'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  output: pageOf(postingRow),
  example: { input: {}, output: { rows: [], total: 0, pageNo: 1, pageSize: 20 } },
});
