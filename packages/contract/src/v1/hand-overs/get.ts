import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { handOver } from '../../domain/hand-over.ts';

export const getHandOver = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'hand-overs/get',
  permit: 'signed-in',
  scope: { own: '本人的交接单，按去向的授权裁剪' },
  summary: '读取本人的交接单：按去向的权限裁剪，并说明未带入的项数',
  input: z.object({ handOverId: z.string().min(1).max(40) }),
  output: handOver,
  example: {
    input: { handOverId: 'h-1' },
    output: {
      kind: 'plan-bus',
      load: {
        cityCodes: ['440300'],
        mediumIds: [],
        areas: [],
        pois: [],
        units: [],
        evidence: [],
      },
      carriedItems: 1,
      leftOutItems: 0,
      sentence: '已带入 1 项',
    },
  },
});
