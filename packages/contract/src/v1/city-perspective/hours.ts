import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  cityVisionScreen,
  crowdQuestion,
  crowdRole,
  insightBasis,
  placedArea,
  screenPermit,
  spatialUnit,
} from '../../domain/place-insight.ts';
import { exampleBasis } from '../../domain/place-insight-example.ts';

/** One value for each hour of the day, 00:00–01:00 first; null where too few panel persons stand behind it. */
const dayHours = z.array(z.number().nullable());

export const getAreaHours = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'city-perspective/hours',
  permit: screenPermit(cityVisionScreen),
  scope: {
    medium: null,
    facts: ({ areas }) => areas.map(({ mediaPositions: _m, busLines: _l, ...area }) => area),
  },
  summary: '城市透视：各区域 24 小时的在场或到访人数与目标人群人数，一次给出，另附区域内媒体与线路数',
  privacy: 'refused',
  input: crowdQuestion.omit({ fromHour: true, toHour: true, role: true }).extend({
    unit: spatialUnit.default('district'),
    /** Who lives or works in an area does so at all hours. */
    role: crowdRole.extract(['present', 'visitors']).default('present'),
  }),
  output: insightBasis.extend({
    areas: z.array(
      placedArea.extend({
        /** Outline of a cell, WGS-84; null for areas whose outlines other calls give. */
        ring: z.array(z.tuple([z.number(), z.number()])).nullable(),
        squareMeters: z.number(),
        /** Media positions and bus lines that the caller may see. */
        mediaPositions: z.int(),
        busLines: z.int(),
        /** People of an average day in each hour, and the audience among them. */
        persons: dayHours,
        taPersons: dayHours,
      }),
    ),
    /** 样本不足: areas without a figure in any hour. */
    withheld: z.int(),
  }),
  example: {
    input: { cityCode: '440300', dayType: 'workday' },
    output: {
      ...exampleBasis,
      areas: [
        {
          areaId: '440304',
          name: '福田区',
          districtName: '福田区',
          center: [114.05, 22.54],
          ring: null,
          squareMeters: 78_660_000,
          mediaPositions: 214,
          busLines: 180,
          persons: Array.from({ length: 24 }, () => 1_200_000),
          taPersons: Array.from({ length: 24 }, () => 130_000),
        },
      ],
      withheld: 0,
    },
  },
});
