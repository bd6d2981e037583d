import { z } from 'zod';
import { noAudience } from '../core/privacy.ts';
import { endpoint } from '../core/endpoint.ts';
import { fileOutput, workbookMediaType } from '../core/file.ts';
import { orderPermit } from '../domain/media-order.ts';
import { cityCode } from '../domain/region.ts';

export const downloadOrderTemplate = endpoint({
  method: 'POST',
  path: 'mediaOrder/downloadTemplate',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '媒体清单导入模板（Excel）；给出城市时附该城市可下单的线路与点位',
  privacy: noAudience,
  audit: 'export.order-template',
  input: z.object({ cityCode: cityCode.optional() }),
  output: fileOutput,
  example: { input: {}, output: { fileName: '媒体清单模板.xlsx', mediaType: workbookMediaType } },
});
