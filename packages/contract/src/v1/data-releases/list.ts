import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataRelease, dataReleasePermit, exampleRelease, releaseKinds } from '../../domain/data-release.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { cityCode } from '../../domain/region.ts';
import { plannedMedium } from '../../domain/moving-media.ts';

export const listDataReleases = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'data-releases',
  permit: dataReleasePermit,
  scope: { medium: plannedMedium.mediumId, facts: ({ rows }) => rows },
  summary: '数据版本登记：来源、依据、坐标系、保留期',
  reads: ['release'],
  input: pageInput.extend({ kind: z.enum(releaseKinds).optional(), cityCode: cityCode.optional() }),
  output: pageOf(dataRelease),
  example: { input: {}, output: { rows: [exampleRelease], total: 1, pageNo: 1, pageSize: 20 } },
});
