import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crsNames, dataReleasePermit, importKinds, importModes } from '../../domain/data-release.ts';
import { exampleSchedule, importSchedule, pullTiming } from '../../domain/import-schedule.ts';
import { cityCode } from '../../domain/region.ts';

export const saveImportSchedule = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'import-schedules/save',
  permit: dataReleasePermit,
  scope: 'city-media',
  summary: '新建或修改定时导入：从 https 或 sftp 地址取文件',
  changes: ['import-schedule'],
  idempotent: 'by-key',
  audit: 'import-schedule.save',
  input: z.object({
    /** Of one that is changed. */
    scheduleId: z.string().max(60).optional(),
    name: z.string().trim().min(1, '请填写名称').max(60),
    kind: z.enum(importKinds),
    cityCode,
    crs: z.enum(crsNames).default('WGS84'),
    /** A saved template of the kind: its coordinate system, and its way of acting unless `mode` says another. */
    templateId: z.string().max(60).nullable().default(null),
    mode: z.enum(importModes).nullable().default(null),
    url: z.url({ protocol: /^(https?|sftp)$/, error: '地址须以 https:// 或 sftp:// 开头' }).max(1000),
    userName: z.string().trim().max(100).nullable().default(null),
    /** Password, or private key of sftp; kept where left out. */
    secret: z.string().max(8000).optional(),
    hostKey: z
      .string()
      .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, '主机指纹须为 SHA256: 加 43 个字符')
      .nullable()
      .default(null),
    timing: pullTiming,
    isEnabled: z.boolean().default(true),
  }),
  output: importSchedule,
  example: {
    input: {
      name: '点位每日同步',
      kind: 'media-positions',
      cityCode: '440300',
      url: 'https://media.example.cn/positions.csv',
      timing: { dailyAt: '02:30' },
    },
    output: exampleSchedule,
  },
});
