import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import type { SignedInUser } from '../../platform/session/session.ts';
import { AppError } from '../../platform/http/app-error.ts';

const all = {
  isEnabled: true,
  regionCodes: ['ALL'],
  mediaIds: [0],
  mediaRegionData: [{ regionCodes: ['ALL'], mediaIds: [0] }],
};

/** Who the service itself looks at orders as, when it looks for opportunities: it sees every part of every order. */
export const fullReader: SignedInUser = {
  sessionId: 'optimise',
  userId: '',
  userName: '',
  nickName: '',
  organisationId: '',
  organisationName: '',
  organisationKind: 'platform',
  roleName: '',
  permission: permissionStructure.parse({
    effectAppraisalData: all,
    investmentOrderData: { pageIsEnabled: true, orderPatternData: all },
    operationOptimizeData: all,
  }),
};

/** Suggestions are for those who plan and place orders: an advertiser never sees them, whatever his role says. */
export function refuseAdvertiser({ organisationKind }: Pick<SignedInUser, 'organisationKind'>): void {
  if (organisationKind === 'advertiser') throw new AppError('refused', '优化建议由代理公司与平台处理');
}
