import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { vacancy } from '../../domain/home.ts';
import { mediaInventoryPermit } from '../../domain/medium.ts';

export const listVacancies = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'home/vacancies',
  permit: mediaInventoryPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '今日空位：各城市固定媒体的面位总数与未锁、未售的面位数',
  reads: ['booking', 'release'],
  input: z.object({}),
  output: z.object({ today: z.string(), rows: z.array(vacancy) }),
  example: {
    input: {},
    output: {
      today: '2026-11-21',
      rows: [
        {
          cityCode: '440300',
          cityName: '深圳市',
          mediumId: 2,
          mediumName: '公交候车亭',
          slots: 120,
          freeSlots: 48,
        },
      ],
    },
  },
});
