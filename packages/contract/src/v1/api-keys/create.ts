import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { apiKey, apiKeyMostDays, exampleApiKey } from '../../domain/api-key.ts';
import { dataReleasePermit, importKinds } from '../../domain/data-release.ts';
import { cityCode } from '../../domain/region.ts';

export const createApiKey = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'api-keys/create',
  permit: dataReleasePermit,
  scope: 'city-media',
  summary: '新建导入用 API 密钥；密钥只在此答复中出现一次',
  changes: ['api-key'],
  idempotent: 'never',
  audit: 'api-key.create',
  input: z.object({
    name: z.string().trim().min(1, '请填写名称').max(60),
    kinds: z.array(z.enum(importKinds)).min(1, '请选择数据类型').max(importKinds.length),
    cityCodes: z.array(cityCode).min(1, '请选择城市').max(400),
    /** Templates by which it reads files, one of a kind at most. */
    templateIds: z.array(z.string().max(60)).max(importKinds.length).default([]),
    days: z.int().min(1).max(apiKeyMostDays),
  }),
  output: z.object({ key: apiKey, secret: z.string() }),
  example: {
    input: { name: '点位系统每日同步', kinds: ['media-positions'], cityCodes: ['440300'], days: 180 },
    output: { key: exampleApiKey, secret: 'ooh_x7GkQ…' },
  },
});
