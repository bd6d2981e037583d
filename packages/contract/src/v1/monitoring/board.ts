import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleCounts, monitoringBoard, monitoringPermit } from '../../domain/monitoring.ts';

export const getMonitoringBoard = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/board',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '投放监测看板：上刊率、准时率、合格率、异常与照片数，分城市进度',
  reads: ['monitoring'],
  input: z.object({ orderId: z.string().max(40).optional() }),
  output: monitoringBoard,
  example: {
    input: {},
    output: {
      counts: exampleCounts,
      passRate: null,
      acceptedPhotos: 0,
      reviewedPhotos: 0,
      exceptions: 0,
      photos: 0,
      doubtfulPhotos: 0,
      cities: [],
    },
  },
});
