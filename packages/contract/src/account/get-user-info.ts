import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { permissionStructure } from '../permission/permission-structure.ts';

export const getUserInfo = endpoint({
  method: 'POST',
  path: 'account/get-user-info',
  permit: 'signed-in',
  isOpenBeforeFactor: true,
  scope: 'own',
  summary: '当前用户的昵称、头像与权限结构',
  reads: ['account'],
  input: z.object({}),
  output: z.object({
    userName: z.string(),
    nickName: z.string(),
    picture: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    organisationName: z.string(),
    /** Side of the trade: it decides what the first page shows. */
    organisationKind: z.enum(['platform', 'agency', 'advertiser']),
    roleName: z.string(),
    hasSecondFactor: z.boolean(),
    /** What this session has to do before any other call: set up a second factor, or enter its code. */
    factorStep: z.enum(['none', 'set-up', 'enter']),
    signedInBy: z.enum(['password', 'company']),
    /** True when the service contains synthetic demonstration data. */
    isDemo: z.boolean(),
    /** Key of the AMap base map; null for the embedded one, empty where AMap is set up without a key. */
    amapKey: z.string().nullable(),
    dataRoleRequest: permissionStructure,
  }),
  example: {
    input: {},
    output: {
      userName: 'planner',
      nickName: '策划示例',
      picture: null,
      phone: null,
      email: null,
      organisationName: '媒介代理示例公司',
      organisationKind: 'agency',
      roleName: '媒介策划',
      hasSecondFactor: false,
      factorStep: 'none',
      signedInBy: 'password',
      isDemo: true,
      amapKey: null,
      dataRoleRequest: {
        investmentOrderData: {
          pageIsEnabled: true,
          wiseChoicePatternData: {
            isEnabled: true,
            mediaRegionData: [{ regionCodes: ['ALL'], mediaIds: [0] }],
          },
        },
      },
    },
  },
});
