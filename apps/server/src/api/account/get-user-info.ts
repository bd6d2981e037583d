import { certain } from '@ooh/contract/core/certain';
import { getAccount } from '../../administration/account/account-store.ts';
import { pictureOf } from '../../administration/account/picture.ts';
import type { Handler } from '../handler.ts';

export const getUserInfo: Handler<'account/get-user-info'> = async (context, _input, request) => {
  const { user } = request;
  const { factorStep, signedInBy } = certain(request.session, 'session of a caller');
  const account = await getAccount(context.db, user.userId);
  return {
    userName: user.userName,
    nickName: user.nickName,
    picture: pictureOf(account.avatarAttachmentId),
    phone: account.phone,
    email: account.email,
    organisationName: user.organisationName,
    organisationKind: user.organisationKind,
    roleName: user.roleName,
    hasSecondFactor: account.hasSecondFactor,
    factorStep,
    signedInBy,
    isDemo: context.config.isDemo,
    amapKey: context.config.amapKey,
    dataRoleRequest: user.permission,
  };
};
