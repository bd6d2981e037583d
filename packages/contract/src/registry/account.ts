import { beginSecondFactor } from '../v1/second-factor/begin.ts';
import { changePassword } from '../account/change-password.ts';
import { confirmSecondFactor } from '../v1/second-factor/confirm.ts';
import { endOwnSession } from '../v1/session/end.ts';
import { getUserApiData } from '../account/getUserApiData.ts';
import { getUserInfo } from '../account/get-user-info.ts';
import { login } from '../access/login.ts';
import { removeSecondFactor } from '../v1/second-factor/remove.ts';
import { updateLoginUser } from '../account/updateLoginUser.ts';

/** Sign-in, profile and session. */
export const accountCalls = {
  'access/login': login,
  'account/change-password': changePassword,
  'account/get-user-info': getUserInfo,
  'account/getUserApiData': getUserApiData,
  'account/updateLoginUser': updateLoginUser,
  'v1/second-factor/begin': beginSecondFactor,
  'v1/second-factor/confirm': confirmSecondFactor,
  'v1/second-factor/remove': removeSecondFactor,
  'v1/session/end': endOwnSession,
} as const;
