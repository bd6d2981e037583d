import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { RequestInfo } from '../api/handler.ts';
import type { Context } from '../context.ts';
import { beginExport, endExport, exportActionOf } from '../platform/export/export-store.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';

/** Performs a call; where it exports a file, its user finds it among the exports, with its state. */
export async function keepingExport<Done extends { readonly result: unknown }>(
  context: Pick<Context, 'db' | 'now'>,
  call: Endpoint,
  name: string,
  { user }: Pick<RequestInfo, 'user'>,
  input: unknown,
  perform: () => Promise<Done>,
): Promise<Done> {
  const action = exportActionOf(call);
  if (action === undefined || user === null) return perform();
  const { db, now } = context;
  const exportId = await beginExport(db, { userId: user.userId, action, call: name, input, now: now() });
  try {
    const done = await perform();
    await endExport(db, exportId, { file: done.result as FileAnswer }, now());
    return done;
  } catch (error) {
    const message = error instanceof AppError ? error.message : '生成失败，请重试';
    await endExport(db, exportId, { message }, now());
    throw error;
  }
}
