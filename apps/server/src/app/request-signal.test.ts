import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '../platform/http/app-error.ts';
import { orAborted, requestSignal } from './request-signal.ts';

function replyOf(writableFinished: boolean) {
  const raw = Object.assign(new EventEmitter(), { writableFinished });
  return { reply: { raw } as unknown as FastifyReply, raw };
}

test('work without end is aborted at its deadline with a message for the user', async () => {
  const { signal } = requestSignal(replyOf(false).reply, 0.05);
  const endless = new Promise<never>(() => undefined);
  const error = await orAborted(endless, signal).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'unavailable', message: '处理超时，请缩小范围后重试' });
});

test('the signal aborts when the client disconnects, not when the answer is complete', async () => {
  const left = replyOf(false);
  const { signal } = requestSignal(left.reply, 60);
  left.raw.emit('close');
  expect(signal.aborted).toBe(true);
  const complete = replyOf(true);
  const answered = requestSignal(complete.reply, 60);
  complete.raw.emit('close');
  expect(answered.signal.aborted).toBe(false);
  answered.settle();
});

test('after settling nothing aborts and no listener remains', async () => {
  const { reply, raw } = replyOf(false);
  const { signal, settle } = requestSignal(reply, 0.02);
  expect(await orAborted(Promise.resolve(7), signal)).toBe(7);
  settle();
  await sleep(60);
  expect(signal.aborted).toBe(false);
  expect(raw.listenerCount('close')).toBe(0);
});
