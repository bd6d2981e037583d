import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit } from '../../domain/crowd-pack.ts';
import { cityCode } from '../../domain/region.ts';

export const uploadPackIds = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/uploads',
  kind: 'upload',
  // A million SHA-256 ids, one a line.
  mostBytes: 64 * 1024 * 1024,
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '上传 SHA-256 或 MD5 哈希 ID 并与城市人群样本匹配；只保留匹配结果，不保存文件与 ID',
  privacy: 'refused',
  changes: [],
  idempotent: 'by-key',
  audit: 'pack.upload',
  input: z.object({ cityCode }),
  output: z.object({
    uploadId: z.string(),
    cityCode: z.string(),
    fileName: z.string(),
    rows: z.int(),
    /** Number of distinct ids in the rows. */
    ids: z.int(),
    refusedRows: z.int(),
    matched: z.int(),
    matchRate: z.number(),
    /** Numbers of the first rows without a valid hash; their content is not returned. */
    problems: z.array(z.object({ row: z.int(), reason: z.string() })),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      uploadId: 'u-1',
      cityCode: '440300',
      fileName: '会员.csv',
      rows: 1000,
      ids: 998,
      refusedRows: 0,
      matched: 600,
      matchRate: 600 / 998,
      problems: [],
    },
  },
});
