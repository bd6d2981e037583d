import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { FastifyRequest } from 'fastify';
import { isPermitted } from '../platform/session/is-permitted.ts';
import type { Context } from '../context.ts';
import { apiKeyPrefix } from '@ooh/contract/domain/api-key';
import { findKeyUser } from '../platform/session/api-key.ts';
import { AppError } from '../platform/http/app-error.ts';
import { findSession, type FoundSession, type SignedInUser } from '../platform/session/session.ts';

/** The token of the Authorization header. Cookies are ignored. */
function tokenOf(request: FastifyRequest): string | null {
  return /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Audit entry of an invalid token, by IP address. */
function recordRefusedToken(context: Context, request: FastifyRequest): Promise<void> {
  const { ip: address, id: requestId } = request;
  return context.audit.recordThinned(`token ${address}`, {
    action: 'session.refuse',
    outcome: 'denied',
    actor: null,
    address,
    requestId,
  });
}

/** Pages say so of requests that their user has not caused. */
const isIdle = (request: FastifyRequest): boolean => request.headers['x-user-idle'] !== undefined;

/**
 * The caller of a call: null on public ones; refuses a missing session ("03"), one without the second factor that it needs
 * ("16") and a missing permission ("05").
 */
export async function authorise(
  context: Context,
  call: Endpoint,
  request: FastifyRequest,
): Promise<FoundSession | null> {
  if (call.permit === 'public') return null;
  const token = tokenOf(request);
  const onDamaged = (reason: string) =>
    request.log.error({ reason }, 'damaged permission structure: nothing is allowed');
  const rules = {
    now: context.now(),
    idleMinutes: context.config.idleMinutes,
    isIdle: isIdle(request),
  };
  if (token?.startsWith(apiKeyPrefix)) return authoriseKey(context, call, request, token);
  const session = token === null ? null : await findSession(context.db, token, rules, onDamaged);
  if (session === null) {
    if (token !== null) await recordRefusedToken(context, request);
    throw new AppError('noSession', '登录已失效，请重新登录');
  }
  const { user, state } = session;
  if (state.factorStep !== 'none' && !call.isOpenBeforeFactor)
    throw new AppError(
      'factorRequired',
      state.factorStep === 'enter' ? '请先输入两步验证的验证码' : '您的角色须开启两步验证，请先设置',
    );
  if (!isPermitted(call.permit, user)) await refuseCall(context, call, request, user, '没有此功能的权限');
  return session;
}

async function refuseCall(
  context: Context,
  call: Endpoint,
  request: FastifyRequest,
  actor: SignedInUser,
  message: string,
): Promise<never> {
  await context.audit.record({
    action: 'call.denied',
    outcome: 'denied',
    actor,
    address: request.ip,
    requestId: request.id,
    detail: { call: `${call.prefix}:${call.path}` },
  });
  throw new AppError('forbidden', message);
}

/**
 * The user of a key, for calls of imports alone: refuses an unknown, expired or revoked key ("03"), every other call and a
 * permission that the user has lost ("05"), and too many requests.
 */
async function authoriseKey(
  context: Context,
  call: Endpoint,
  request: FastifyRequest,
  token: string,
): Promise<FoundSession> {
  const user = await findKeyUser(context.db, token, context.now());
  if (user === null) {
    await recordRefusedToken(context, request);
    throw new AppError('noSession', 'API 密钥无效、已到期或已吊销');
  }
  if (!context.keyLimits(user.sessionId))
    throw new AppError(
      'tooMany',
      `此 API 密钥每分钟最多 ${context.config.keyRequestsPerMinute} 次请求，请稍后再试`,
    );
  if (!call.isOpenToKeys) return refuseCall(context, call, request, user, '此 API 密钥只能用于导入数据');
  if (!isPermitted(call.permit, user))
    return refuseCall(context, call, request, user, '密钥的创建者没有导入数据的权限');
  return { user, state: { signedInBy: 'password', openedAt: context.now(), factorStep: 'none' } };
}
