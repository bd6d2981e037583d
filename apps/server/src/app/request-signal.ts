import type { FastifyReply } from 'fastify';
import { AppError } from '../platform/http/app-error.ts';

/** Aborts when the client disconnects or after `seconds`; `settle` releases it once the answer is complete. */
export function requestSignal(
  reply: FastifyReply,
  seconds: number,
): { signal: AbortSignal; settle: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new AppError('unavailable', '处理超时，请缩小范围后重试')),
    seconds * 1000,
  );
  const onClose = () => {
    if (!reply.raw.writableFinished) controller.abort(new AppError('unavailable', '客户端已断开'));
  };
  reply.raw.once('close', onClose);
  return {
    signal: controller.signal,
    settle() {
      clearTimeout(timer);
      reply.raw.off('close', onClose);
    },
  };
}

/** The work's result, or the signal's reason when it aborts first. */
export function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
