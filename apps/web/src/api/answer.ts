import type { CallResult } from './call-types.ts';

/** Code of a failure that has no envelope: no connection, time-out, unreadable answer. */
export const localCodes = { network: 'network', timeout: 'timeout', unreadable: 'unreadable' } as const;

/** The text is an answer envelope when it is an object with a code and a message. */
export function parseEnvelope(text: string): CallResult<unknown> | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  const { code, message, body } = value as { code: unknown; message?: unknown; body?: unknown };
  if (typeof code !== 'string') return undefined;
  return { code, message: typeof message === 'string' ? message : '', body: body ?? null };
}

/** Interprets a finished HTTP exchange. Only a 2xx envelope keeps its body. */
export function readAnswer(status: number, text: string): CallResult<unknown> {
  const isSuccess = status >= 200 && status < 300;
  const envelope = parseEnvelope(text);
  if (envelope) return isSuccess ? envelope : { ...envelope, body: null };
  if (isSuccess) return { code: localCodes.unreadable, message: '服务返回的内容无法识别', body: null };
  return { code: String(status), message: `服务返回 ${status}`, body: null };
}

/** Interprets an exchange that did not finish. */
export function readFailure(error: unknown, timeoutMs: number): CallResult<never> {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return {
      code: localCodes.timeout,
      message: `请求超时（${Math.round(timeoutMs / 1000)} 秒）`,
      body: null,
    };
  }
  return { code: localCodes.network, message: '网络连接失败，请检查网络后重试', body: null };
}
