import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import type { SignedInUser } from '../platform/session/session.ts';

const all = {
  isEnabled: true,
  regionCodes: ['ALL'],
  mediaIds: [0],
  mediaRegionData: [{ regionCodes: ['ALL'], mediaIds: [0] }],
};

/** Who the service itself looks at orders as, for opportunities and comparisons: it sees every part of every order. */
export const fullReader: SignedInUser = {
  sessionId: 'service',
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
