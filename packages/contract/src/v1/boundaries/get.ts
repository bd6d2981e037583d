import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const getBoundaries = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'boundaries/{adcode}',
  permit: 'signed-in',
  scope: 'reference',
  isCacheable: true,
  summary: '行政区边界及下级边界（GeoJSON，WGS-84）；城市的区县以现行导入为准；100000 为全国各省',
  reads: ['release'],
  input: z.object({ adcode: z.string().regex(/^\d{6}$/, '行政区代码须为 6 位数字') }),
  output: z.object({
    type: z.literal('FeatureCollection'),
    /** 审图号 to show on the map; null when none is configured. */
    mapApprovalNumber: z.string().nullable(),
    /** Source of a city's districts: a current import with its number, or the product's own data. */
    source: z.string(),
    releaseNo: z.string().nullable(),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        properties: z.object({ adcode: z.string(), name: z.string(), isSelf: z.boolean() }),
        geometry: z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.any()) }),
      }),
    ),
  }),
  example: {
    input: { adcode: '440300' },
    output: {
      type: 'FeatureCollection',
      mapApprovalNumber: null,
      source: '内置行政区边界',
      releaseNo: null,
      features: [],
    },
  },
});
