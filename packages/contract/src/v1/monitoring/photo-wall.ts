import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { cityCode } from '../../domain/region.ts';
import { monitoringPermit, monitoringPhoto, photoDoubt, photoVerdict } from '../../domain/monitoring.ts';

export const listMonitoringPhotos = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/photo-wall',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '监播照片墙：时间、定位、疑点与审核结果，分页',
  reads: ['monitoring'],
  input: pageInput.extend({
    orderId: z.string().max(40).optional(),
    postingId: z.string().max(40).optional(),
    cityCode: cityCode.optional(),
    verdict: photoVerdict.optional(),
    doubt: photoDoubt.optional(),
  }),
  output: pageOf(monitoringPhoto),
  example: { input: {}, output: { rows: [], total: 0, pageNo: 1, pageSize: 20 } },
});
