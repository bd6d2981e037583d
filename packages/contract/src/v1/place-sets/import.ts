import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { importIssue } from '../../domain/data-release.ts';
import { examplePlaceSet, placeEntry, placeSetPermit } from '../../domain/place-set.ts';
import { cityCode } from '../../domain/region.ts';

export const readPlaceFile = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'place-sets/import',
  kind: 'upload',
  permit: placeSetPermit,
  scope: { reference: '只读出文件中的地点，不写入，也不返回城市数据' },
  summary: '读取门店、地点或区域的 Excel/CSV：逐行核对坐标与轮廓，没有坐标的行留待地址解析',
  audit: 'call.change',
  idempotent: 'naturally',
  changes: [],
  input: z.object({ cityCode, crs: z.enum(['WGS84', 'GCJ02', 'BD09']).default('WGS84') }),
  output: z.object({
    rowsRead: z.int(),
    /** Places with coordinates, each once. */
    entries: z.array(placeEntry),
    /** Rows with a name or address and no coordinates. */
    unplaced: z.array(z.object({ row: z.int(), name: z.string(), address: z.string() })),
    /** Rows that repeat a place of the file. */
    duplicates: z.int(),
    issues: z.array(importIssue),
    issueCount: z.int(),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      rowsRead: 1,
      entries: examplePlaceSet.entries,
      unplaced: [],
      duplicates: 0,
      issues: [],
      issueCount: 0,
    },
  },
});
