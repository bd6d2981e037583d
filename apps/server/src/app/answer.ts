import { codes, type CodeName, type Envelope } from '@ooh/contract/core/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';

export function success<Body>(body: Body): Envelope<Body> {
  return { code: codes.success.code, message: '成功', body };
}

/** Sends the envelope of a failure with the HTTP status that belongs to its code. */
export function sendFailure(
  reply: FastifyReply,
  name: Exclude<CodeName, 'success'>,
  message: string,
): FastifyReply {
  const { code, status } = codes[name];
  return reply.code(status).type('application/json; charset=utf-8').send({ code, message, body: null });
}

const unavailableCodes = new Set([
  '57014', // statement timeout
  '55P03', // lock timeout
  '57P01', // server shutting down
  '57P02',
  '57P03',
  '53300', // too many connections
  '53100', // disk full
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOSPC',
  'EPIPE',
]);

function isUnavailable(error: Error & { code?: string }): boolean {
  const { code = '', message } = error;
  return (
    unavailableCodes.has(code) ||
    code.startsWith('08') ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Cannot use a pool after/i.test(
      message,
    )
  );
}

/** Failures of the framework itself, before a handler is reached. */
function frameworkFailure(error: FastifyError): [Exclude<CodeName, 'success'>, string] | undefined {
  if (error.statusCode === 413) return ['tooLarge', '内容超过大小限制'];
  if (error.statusCode === 429) return ['tooMany', '请求过于频繁，请稍后再试'];
  if (error.statusCode === 414) return ['invalid', '地址过长'];
  if (error.statusCode === 415) return ['invalid', '内容类型不正确'];
  if (error.statusCode === 400) return ['invalid', '请求格式不正确'];
  return undefined;
}

/** Converts any thrown error to an envelope. Only unexpected errors are logged as such; no internals are revealed. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) return sendFailure(reply, error.code, error.message);
  const known = frameworkFailure(error);
  if (known !== undefined) return sendFailure(reply, ...known);
  // An upload over a line that was cut, or an answer that its reader did not wait for; nobody reads what is sent now.
  const isCut = request.raw.destroyed && !request.raw.complete;
  if (isCut || request.socket.destroyed || error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
    request.log.info({ err: error }, 'a request broke off');
    return sendFailure(reply, 'unavailable', '连接中断，请重新提交');
  }
  if (isUnavailable(error)) {
    request.log.error({ err: error }, 'a store is unavailable');
    return sendFailure(reply, 'unavailable', '服务暂时不可用，请稍后重试');
  }
  request.log.error({ err: error }, 'unforeseen error');
  return sendFailure(reply, 'internal', `服务内部错误（编号 ${request.id}）`);
}
