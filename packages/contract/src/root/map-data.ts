import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { region } from '../domain/region.ts';

export const mapData = endpoint({
  method: 'GET',
  prefix: 'root',
  path: 'json/map-data.json',
  permit: 'public',
  scope: 'reference',
  summary: '行政区树（静态）',
  input: z.object({}),
  output: z.array(region),
  example: {
    input: {},
    output: [
      {
        adcode: '440000',
        parentAdcode: null,
        name: '广东省',
        level: 'province',
        tier: null,
        pinyin: 'guangdong',
        initials: 'gd',
        center: null,
      },
    ],
  },
});
