import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { combinationGroup } from '../../domain/combination-names.ts';
import { dataReleaseGroup } from '../../domain/data-release.ts';
import { mediaInventoryGroup } from '../../domain/medium.ts';
import { orderGroup } from '../../domain/media-order.ts';
import { cityCode } from '../../domain/region.ts';
import { smartSelectGroup } from '../../domain/smart-plan.ts';

/** The groups that choose cities to compute with. */
export const readinessGroups = [
  smartSelectGroup,
  orderGroup,
  combinationGroup,
  mediaInventoryGroup,
  dataReleaseGroup,
] as const;

const cityReadiness = z.object({
  cityCode,
  /** Panel persons; 0 without a panel. */
  persons: z.int(),
  /** POI of the city's data. */
  places: z.int(),
  /** Of the media that are granted: lines of buses, positions of the others. A medium without any is left out. */
  media: z.array(z.object({ cityCode, mediumId: z.int(), units: z.int() })),
  /** True where a demonstration has less than its whole data, which may be asked for. */
  canDeepen: z.boolean(),
});
export type CityReadiness = z.infer<typeof cityReadiness>;

export const getCityReadiness = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'cities/readiness',
  permit: 'signed-in',
  scope: { grants: readinessGroups, facts: ({ cities }) => cities.flatMap(({ media }) => media) },
  summary: '已开通城市的数据就绪情况：公交线路、固定媒体、人群样本与地点',
  privacy: { open: '整城样本量、地点数与媒体数量，不描述人群' },
  reads: ['release'],
  input: z.object({}),
  output: z.object({ cities: z.array(cityReadiness) }),
  example: {
    input: {},
    output: {
      cities: [
        {
          cityCode: '440300',
          persons: 50_000,
          places: 12_000,
          media: [{ cityCode: '440300', mediumId: 1, units: 750 }],
          canDeepen: false,
        },
      ],
    },
  },
});
