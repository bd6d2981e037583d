import { createHash } from 'node:crypto';
import { auditActionsOf, urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import { otherPathOf } from '@ooh/contract/core/specification-names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestInfo } from '../api/handler.ts';
import { entryRecorder, assertMatch } from '../platform/audit/entry-recorder.ts';
import { withReadableAudiences } from '../measurement/crowd/readable-audience.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { AppError } from '../platform/http/app-error.ts';
import { memoize } from '../platform/memoize.ts';
import { success } from './answer.ts';
import type { FoundSession } from '../platform/session/session.ts';
import { authorise } from './authorise.ts';
import { assertSound, parseInput, rawInput } from './parse-input.ts';
import { keepingExport } from './keep-export.ts';
import { callName, performCall, type AnyHandler } from './perform-call.ts';
import { receiveUpload } from './receive-upload.ts';
import { requestReader } from './request/read-request.ts';
import { recordChange, recordDenial, recordDownload, recordView, settleEntries } from './record-call.ts';
import { orAborted, requestSignal } from './request-signal.ts';
import { sendEvents } from './send-events.ts';
import { sendFile } from './send-file.ts';
import type { UserShares } from './user-shares.ts';

/** An answer that does not match its schema is a defect of the handler. */
class AnswerMismatch extends Error {
  override readonly name = 'AnswerMismatch';
}

function checkAnswer(call: Endpoint, answer: unknown): void {
  const parsed = call.output.safeParse(answer);
  if (!parsed.success)
    throw new AnswerMismatch(`${call.path} answers against its schema: ${parsed.error.message}`);
}

/** Private cache of a day: an update of the program may change answers. */
const staticAnswer = 'private, max-age=86400';
/** Large constant answers are serialised once. */
const maxStaticTexts = 32;

/** Private cache with revalidation on every use. */
const keptAnswer = 'private, no-cache';
interface WrittenAnswer {
  readonly bytes: Buffer;
  readonly tag: string;
}
const writtenAnswers = new WeakMap<object, WrittenAnswer>();

function writtenOf(answer: object): WrittenAnswer {
  const known = writtenAnswers.get(answer);
  if (known !== undefined) return known;
  const bytes = Buffer.from(JSON.stringify(success(answer)));
  const written = { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  writtenAnswers.set(answer, written);
  return written;
}

/** Sends an answer cached by its handler: serialised once, and 304 for clients that have it. */
function sendKept(reply: FastifyReply, answer: object): void {
  const { bytes, tag } = writtenOf(answer);
  reply.header('cache-control', keptAnswer).header('etag', tag);
  if (reply.request.headers['if-none-match'] === tag) reply.code(304).send();
  else reply.type('application/json; charset=utf-8').send(bytes);
}

/** Sends the answers of one call. */
function createSender(context: Context, call: Endpoint) {
  const written = memoize<Buffer>(maxStaticTexts);
  return async (reply: FastifyReply, input: unknown, answer: unknown): Promise<void> => {
    if (call.kind === 'events') return sendEvents(reply, answer as AsyncIterable<unknown>);
    if (call.kind === 'file') return sendFile(reply, answer as FileAnswer);
    if (context.config.checksAnswers) checkAnswer(call, answer);
    if (call.isCacheable) return sendKept(reply, answer as object);
    if (!call.isStatic) return void reply.header('cache-control', 'no-store').send(success(answer));
    const bytes = await written(JSON.stringify(input), async () =>
      Buffer.from(JSON.stringify(success(answer))),
    );
    reply.header('cache-control', staticAnswer).type('application/json; charset=utf-8').send(bytes);
  };
}

const longestClient = 200;

const longestKey = 200;

/** The idempotency key of the request; refuses an invalid one. */
function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.trim() === '' || key.length > longestKey)
    throw new AppError('invalid', `幂等键须为 1–${longestKey} 个字符`);
  return key;
}

/** Who sends a request, before its session is looked at: a token, or an IP address. */
const senderOf = ({ headers, ip }: FastifyRequest): string => headers.authorization ?? `address ${ip}`;

/** Holds a place of a user until the answer is sent, or nobody waits for it. */
async function holdPlace(shares: UserShares, user: string, reply: FastifyReply): Promise<void> {
  const leave = await shares.enter(user);
  if (reply.raw.closed) leave();
  else reply.raw.once('close', leave);
}

/** Mounts one call of the registry on its URL: session, permission, input, handler, answer. */
export function mountCall(
  app: FastifyInstance,
  context: Context,
  shares: UserShares,
  call: Endpoint,
  handler: AnyHandler,
): void {
  const isEvents = call.kind === 'events';
  const send = createSender(context, call);
  const actions = auditActionsOf(call);
  const readRequest = requestReader(call);
  const working = context.privacy?.contextFor(call, context) ?? context;
  const callers = new WeakMap<FastifyRequest, FoundSession | null>();

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { user = null, state: session = null } = callers.get(request) ?? {};
    const mostBytes = call.mostBytes ?? context.config.uploadBytes;
    const upload = call.kind === 'upload' ? await receiveUpload(request, mostBytes) : null;
    const raw =
      upload === null ? rawInput(call, request) : { ...upload.fields, ...(request.params as object) };
    assertSound(raw);
    const asked = parseInput(call, readRequest(raw, user));
    // Event streams may last for hours; only the client ends them.
    const { signal, settle } = requestSignal(reply, isEvents ? 86_400 : context.config.requestSeconds);
    const { id: requestId, ip: address } = request;
    const info: RequestInfo = {
      user,
      session,
      file: upload?.file ?? null,
      requestId,
      address,
      record: entryRecorder(context.audit, actions, { actor: user, address, requestId }),
      client: request.headers['user-agent']?.slice(0, longestClient) ?? null,
      signal,
    };
    const key = idempotencyKeyOf(request);
    try {
      const input = user === null ? asked : await withReadableAudiences(context, user, asked);
      const { privacy } = context;
      // Strict privacy puts rows in order and cuts pages itself.
      const handled = privacy === null ? input : privacy.admit(call, input);
      const done = await keepingExport(context, call, callName(call), info, raw, () =>
        orAborted(performCall({ context: working, call, handler }, handled, info, key), signal),
      );
      const { result } = done;
      if (context.config.checksAnswers) assertMatch(call.path, actions, done);
      if (done.recorded.length > 0) await settleEntries(context);
      await recordView(context, call, info, asked);
      if (call.kind === 'file') await recordDownload(context, call, info, result as FileAnswer);
      else if (done.hasChanged && done.recorded.length === 0) await recordChange(context, call, info, input);
      await send(reply, input, privacy === null ? result : await privacy.protect(call, input, user, result));
    } catch (error) {
      await recordDenial(context, call, info, asked, error);
      throw error;
    } finally {
      settle();
    }
  }

  const options = {
    method: call.method,
    // Before anything is read of the body.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // A stream of events may last for hours.
      if (!isEvents) await holdPlace(shares, senderOf(request), reply);
      // The input of such a call is its URL: a content type without a body is not rejected.
      if (call.method === 'DELETE') delete request.headers['content-type'];
      const session = await authorise(context, call, request);
      // The same user may have many tokens.
      if (!isEvents && session !== null) await holdPlace(shares, session.user.userId, reply);
      callers.set(request, session);
    },
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      void answer(request, reply).catch((error: unknown) => reply.send(error)),
    ...(call.isSignIn
      ? { config: { rateLimit: { max: context.config.loginsPerMinute, timeWindow: '1 minute' } } }
      : {}),
  };
  const otherPath = otherPathOf(call.path);
  for (const path of otherPath === undefined ? [call.path] : [call.path, otherPath])
    app.route({ ...options, url: urlTemplateOf({ ...call, path }).replaceAll(/\{([^}]+)\}/g, ':$1') });
}
