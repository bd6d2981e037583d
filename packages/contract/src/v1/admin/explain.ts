import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { accountId, accountPermit } from '../../domain/administration.ts';

export const explainVisibility = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/explain',
  permit: accountPermit,
  scope: 'platform',
  summary: '为什么看不到：指出是哪条规则、哪个权限组不允许该用户看到某功能、城市或媒体',
  input: z
    .object({
      userId: accountId,
      /** A call by its key, for example mediaOrder/list. */
      call: z.string().max(120).optional(),
      /** A permission group, for example effectAppraisalData. */
      group: z.string().max(120).optional(),
      /** City or district. */
      regionCode: z
        .string()
        .regex(/^\d{6}$/, '城市代码须为 6 位数字')
        .optional(),
      mediumId: z.int().min(1).max(10_000).optional(),
    })
    .refine(({ call, group }) => call !== undefined || group !== undefined, {
      path: ['group'],
      message: '请指定功能（调用）或权限组',
    }),
  output: z.object({
    isVisible: z.boolean(),
    /** The first rule that denies; null when none does. */
    deniedBy: z.string().nullable(),
    /** The evaluated rules in order, up to the one that denies. */
    steps: z.array(
      z.object({
        rule: z.enum([
          'account-enabled',
          'role-readable',
          'call-known',
          'call-permit',
          'platform-only',
          'group-known',
          'group-enabled',
          'region-known',
          'city-granted',
          'medium-known',
          'pair-granted',
          'data-present',
        ]),
        /** The permission group or flag that the rule reads. */
        path: z.string().nullable(),
        holds: z.boolean(),
        /** What was found, in Chinese. */
        finding: z.string(),
      }),
    ),
  }),
  example: {
    input: { userId: 'u-1', group: 'effectAppraisalData', regionCode: '310100', mediumId: 1 },
    output: {
      isVisible: false,
      deniedBy: 'city-granted',
      steps: [
        {
          rule: 'city-granted',
          path: 'effectAppraisalData',
          holds: false,
          finding: '「效果评估」没有包含上海市的条目',
        },
      ],
    },
  },
});
