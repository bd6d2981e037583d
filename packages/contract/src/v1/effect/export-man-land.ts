import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookMediaType } from '../../core/file.ts';
import { effectPermit } from '../../domain/effect.ts';
import { effectAreaQuery } from '../../domain/effect-area-query.ts';

export const exportEffectManLand = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/export-man-land',
  kind: 'file',
  permit: effectPermit,
  scope: 'city-media',
  summary: '下载人地效果的区域表（Excel）：计划覆盖、实际覆盖、差异与未达人数，附筛选条件与口径',
  privacy: 'refused',
  audit: 'export.effect-areas',
  input: effectAreaQuery,
  output: fileOutput,
  example: {
    input: { orderId: 'o-1', cityCode: '440300' },
    output: { fileName: '星河汽车_秋季通勤_人地效果_V1_20261121.xlsx', mediaType: workbookMediaType },
  },
});
