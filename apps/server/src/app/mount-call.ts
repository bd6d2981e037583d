import { urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer, RequestInfo } from '../api/handler.ts';
import type { Context } from '../context.ts';
import { success } from './answer.ts';
import { authorise } from './authorise.ts';
import { parseInput, rawInput } from './parse-input.ts';
import { receiveUpload } from './receive-upload.ts';
import { orAborted, requestSignal } from './request-signal.ts';
import { sendEvents } from './send-events.ts';
import { sendFile } from './send-file.ts';

/** A handler without the types of its call: the registry has checked that they fit. */
export type AnyHandler = (context: Context, input: unknown, request: RequestInfo) => Promise<unknown>;

/** An answer that its own schema refuses is a defect of the handler. */
class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

function checkAnswer(call: Endpoint, answer: unknown): void {
  const parsed = call.output.safeParse(answer);
  if (!parsed.success)
    throw new AnswerMismatch(`${call.path} answers against its schema: ${parsed.error.message}`);
}

async function sendAnswer(
  context: Context,
  call: Endpoint,
  reply: FastifyReply,
  answer: unknown,
): Promise<void> {
  if (call.kind === 'events') return sendEvents(reply, answer as AsyncIterable<unknown>);
  if (call.kind === 'file') return sendFile(reply, answer as FileAnswer);
  if (context.config.checksAnswers) checkAnswer(call, answer);
  reply.header('cache-control', 'no-store').send(success(answer));
}

const longestClient = 200;

/** Whatever leaves the product as a file is recorded. */
async function recordDownload(
  context: Context,
  call: Endpoint,
  request: RequestInfo,
  file: FileAnswer,
): Promise<void> {
  await context.audit.record({
    action: 'file.download',
    actor: request.user,
    address: request.address,
    requestId: request.requestId,
    detail: { call: call.path, fileName: file.fileName, byteCount: file.bytes.byteLength },
  });
}

/** Puts one call of the registry on its address: session, permission, input, handler, answer. */
export function mountCall(app: FastifyInstance, context: Context, call: Endpoint, handler: AnyHandler): void {
  const isEvents = call.kind === 'events';

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const user = await authorise(context, call, request);
    const upload = call.kind === 'upload' ? await receiveUpload(request) : null;
    const raw =
      upload === null ? rawInput(call, request) : { ...upload.fields, ...(request.params as object) };
    const input = parseInput(call, raw);
    // Listeners of events may stay for hours; only their leaving ends them.
    const { signal, settle } = requestSignal(reply, isEvents ? 86_400 : context.config.requestSeconds);
    const info: RequestInfo = {
      user,
      file: upload?.file ?? null,
      requestId: request.id,
      address: request.ip,
      client: request.headers['user-agent']?.slice(0, longestClient) ?? null,
      signal,
    };
    try {
      const result = await orAborted(handler(context, input, info), signal);
      if (call.kind === 'file') await recordDownload(context, call, info, result as FileAnswer);
      await sendAnswer(context, call, reply, result);
    } finally {
      settle();
    }
  }

  app.route({
    method: call.method,
    url: urlTemplateOf(call).replaceAll(/\{([^}]+)\}/g, ':$1'),
    handler: (request, reply) => void answer(request, reply).catch((error: unknown) => reply.send(error)),
    ...(call.path === 'access/login'
      ? { config: { rateLimit: { max: context.config.loginsPerMinute, timeWindow: '1 minute' } } }
      : {}),
  });
}
