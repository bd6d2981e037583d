import { call } from '../../api/call.ts';
import { notifyBriefly } from '../../api/notice.ts';
import { getSession, updateSession } from '../../session/session-store.ts';

export const userInfoFailure = '获取用户信息失败';

let underWay: { readonly token: string; readonly done: Promise<void> } | undefined;

async function loadUserInfo(token: string): Promise<void> {
  // Unnotified: it has a notice of its own.
  const result = await call('account/get-user-info', {}, { unnotified: true });
  if (getSession().token !== token) return;
  if (result.code !== '01' || result.body === null) {
    updateSession({ userInfo: 'failed', dataRoleRequest: null });
    notifyBriefly({ kind: 'error', title: userInfoFailure, description: result.message });
    return;
  }
  const { userName, nickName, picture, dataRoleRequest, isDemo, amapKey } = result.body;
  const { organisationName, organisationKind, roleName, factorStep } = result.body;
  updateSession({
    userInfo: 'loaded',
    userName,
    nickName,
    avatar: picture,
    dataRoleRequest,
    organisationName,
    organisationKind,
    roleName,
    factorStep,
    isDemo,
    amapKey,
    phone: result.body.phone ?? '',
    email: result.body.email ?? '',
  });
}

/** Fetches the user's profile and permissions unless they are loaded; one request at a time for one token. */
export async function ensureUserInfo(): Promise<void> {
  const { token, dataRoleRequest } = getSession();
  if (token === null || dataRoleRequest !== null) return;
  if (underWay?.token !== token) {
    const done = loadUserInfo(token).finally(() => {
      underWay = undefined;
    });
    underWay = { token, done };
  }
  await underWay.done;
}
