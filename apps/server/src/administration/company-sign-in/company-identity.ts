import { userName as userNameForm } from '@ooh/contract/domain/administration';
import { AppError } from '../../platform/http/app-error.ts';
import type { CompanySignIn } from '../../platform/config/company-sign-in.ts';
import type { Claims } from './provider.ts';

/** Who signs in, as the provider says. */
export interface CompanyIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly userName: string;
  readonly nickName: string;
  readonly groups: readonly string[];
  /** The provider has asked for a second factor that counts here. */
  readonly hasSecondFactor: boolean;
}

const longestNickName = 30;

const textsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === 'string');

function passedFactor({ secondFactor }: CompanySignIn, { amr, acr }: Claims): boolean {
  if (typeof secondFactor === 'string') return secondFactor === 'provider';
  return [...textsOf(amr), ...textsOf(acr)].some((value) => secondFactor.includes(value));
}

/** Reads the claims by the settings. Refuses a user whose name is missing, or an address that is not confirmed. */
export function identityOf(settings: CompanySignIn, claims: Claims): CompanyIdentity {
  const { userClaim, groupClaim } = settings;
  const parsed = userNameForm.safeParse(claims[userClaim]);
  if (!parsed.success)
    throw new AppError('refused', `企业账号没有可用的账号名（声明 ${userClaim}），请联系管理员`);
  if (userClaim === 'email' && claims['email_verified'] === false)
    throw new AppError('refused', '企业账号的邮箱尚未验证，不能登录');
  const name = typeof claims['name'] === 'string' ? claims['name'].trim() : '';
  return {
    issuer: claims.iss,
    subject: claims.sub,
    userName: parsed.data,
    nickName: [...(name === '' ? parsed.data : name)].slice(0, longestNickName).join(''),
    groups: textsOf(claims[groupClaim]),
    hasSecondFactor: passedFactor(settings, claims),
  };
}
