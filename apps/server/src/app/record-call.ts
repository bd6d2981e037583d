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
