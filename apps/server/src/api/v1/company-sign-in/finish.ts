import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { takeAttempt } from '../../../administration/company-sign-in/attempt.ts';
import { identityOf } from '../../../administration/company-sign-in/company-identity.ts';
import {
  companySettings,
  enterCompanyUser,
  type RecordChange,
} from '../../../administration/company-sign-in/enter-company-user.ts';
import {
  claimsFor,
  isSilence,
  noAnswer,
  type Claims,
} from '../../../administration/company-sign-in/provider.ts';
import { pictureOf } from '../../../administration/account/picture.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { openSession } from '../../../platform/session/session.ts';
import type { Handler, RequestOf } from '../../handler.ts';

type Call = 'v1/company-sign-in/finish';

/** What the provider says in exchange for the code of an attempt. */
async function askedClaims(context: Context, input: ParsedInput<Call>): Promise<Claims> {
  const settings = companySettings(context);
  const { attempt, state, code, issuer, error } = input;
  const expected = takeAttempt(attempt, state, context.now());
  if (error === 'access_denied') throw new AppError('refused', '已取消企业账号登录');
  if (code === undefined) throw new AppError('refused', '身份提供方拒绝了登录，请重试或联系管理员');
  try {
    return await claimsFor(settings, { code, state, issuer }, expected);
  } catch (failure) {
    if (isSilence(failure)) throw noAnswer();
    context.log.warn({ err: failure }, 'a sign-in with a company account did not verify');
    throw new AppError('refused', '企业账号登录未通过校验，请重新登录');
  }
}

/** The session of an identity that may sign in, or why it may not. */
async function entering(context: Context, claims: Claims, request: RequestOf<Call>) {
  const { db, now, config, audit } = context;
  const settings = companySettings(context);
  const identity = identityOf(settings, claims);
  const { address, requestId } = request;
  return db.transaction().execute(async (transaction) => {
    const record: RecordChange = (action, detail, actor) =>
      audit.record({ action, detail, actor, address, requestId }, transaction);
    const entered = await enterCompanyUser(transaction, { settings, identity, now: now(), record });
    const { account, refusal } = entered;
    if (refusal !== null) return { account, refusal, session: null };
    const session = await openSession(transaction, {
      userId: account.userId,
      now: now(),
      hours: config.sessionHours,
      address,
      client: request.client,
      by: 'company',
      hasSecondFactor: identity.hasSecondFactor,
    });
    const detail = { by: 'company' };
    await audit.record(
      { action: 'session.sign-in', detail, actor: account, address, requestId },
      transaction,
    );
    return { account, refusal, session };
  });
}

/** Signs in whom the company's provider knows. Every refusal is in the audit log, with the name where it is known. */
export const finishCompanySignIn: Handler<Call> = async (context, input, request) => {
  const { address, requestId } = request;
  let userName: string | undefined;
  try {
    const claims = await askedClaims(context, input);
    userName = String(claims[companySettings(context).userClaim] ?? '').slice(0, longestNoted);
    const { account, refusal, session } = await entering(context, claims, request);
    if (session === null) throw new AppError('refused', refusal);
    const answer: CallOutput<Call> = {
      token: session.token,
      userName: account.userName,
      nickName: account.nickName,
      picture: pictureOf(account.avatarAttachmentId),
      expiresAt: session.expiresAt.toISOString(),
    };
    return answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Anybody can send what does not verify.
    await context.audit.recordThinned(`company ${address} ${userName ?? ''}`, {
      action: 'session.sign-in',
      outcome: 'denied',
      actor: null,
      address,
      requestId,
      detail: { by: 'company', reason: error.message, ...(userName === undefined ? {} : { userName }) },
    });
    throw error;
  }
};

const longestNoted = 60;
