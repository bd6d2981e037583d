import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { RequestInfo } from '../api/handler.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import type { Context } from '../context.ts';
import { AppError } from '../platform/http/app-error.ts';

/** The identifying fields of an input: ids, codes, numbers and versions; never texts or secrets. */
function namesIn(input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {};
  const isName = ([field, value]: [string, unknown]) =>
    /(Id|Ids|Code|Codes|No|[vV]ersion|kind)$/.test(field) && JSON.stringify(value ?? null).length <= 400;
  return Object.fromEntries(Object.entries(input).filter(isName));
}

const callerOf = ({ user, address, requestId }: RequestInfo) => ({ actor: user, address, requestId });

/** Records every downloaded file. */
export async function recordDownload(
  context: Context,
  call: Endpoint,
  request: RequestInfo,
  file: FileAnswer,
): Promise<void> {
  await context.audit.record({
    ...callerOf(request),
    action: 'file.download',
    detail: { call: call.path, fileName: file.fileName, byteCount: file.bytes.byteLength },
  });
}

/** Records a change whose call has no action of its own. */
export async function recordChange(
  context: Context,
  call: Endpoint,
  request: RequestInfo,
  input: unknown,
): Promise<void> {
  await context.audit.record({
    ...callerOf(request),
    action: 'call.change',
    detail: { call: call.path, ...namesIn(input) },
  });
}

/** Records a request of a signed-in user for an unknown or ungranted object, without distinction. */
export async function recordDenial(
  context: Context,
  call: Endpoint,
  request: RequestInfo,
  input: unknown,
  error: unknown,
): Promise<void> {
  const isDenial = error instanceof AppError && (error.code === 'notFound' || error.code === 'forbidden');
  if (!isDenial || request.user === null) return;
  await context.audit.record({
    ...callerOf(request),
    action: 'call.not-found',
    outcome: 'denied',
    detail: { call: call.path, ...namesIn(input) },
  });
}

/** Objects of customers, by the fields of inputs that name them: who looked at which is recorded. */
const viewedObjects = ['orderId', 'planId', 'packId'] as const;
/** Once in so long, by user and object: a page makes many calls about what it shows. */
const viewMilliseconds = 3_600_000;

/** Records who looked at an order, a plan or a crowd pack: by any call that reads it, exports included. */
export async function recordView(
  context: Pick<Context, 'audit'>,
  call: Endpoint,
  request: RequestInfo,
  input: unknown,
): Promise<void> {
  const { user } = request;
  if (user === null || call.changes !== undefined || typeof input !== 'object' || input === null) return;
  const named = input as Readonly<Record<string, unknown>>;
  for (const field of viewedObjects) {
    const id = named[field];
    if (typeof id !== 'string') continue;
    const entry = {
      ...callerOf(request),
      action: 'object.view',
      detail: { call: call.path, [field]: id },
    } as const;
    await context.audit.recordThinned(`view ${user.userId} ${field} ${id}`, entry, viewMilliseconds);
  }
}

/** Brings what a call has recorded into the chain. The change is committed: where that fails, the next entry brings it. */
export async function settleEntries({ audit, log }: Pick<Context, 'audit' | 'log'>): Promise<void> {
  await audit
    .settle()
    .catch((error: unknown) => log.warn({ err: error }, 'entries wait for the audit chain'));
}
