import { DocumentError } from '@ooh/report/plan-checks';
import { openWorkerClient } from '../../worker/worker-client.ts';
import type { WriterModel, WriterCalls, WriterName } from './writers.ts';

/** Writes workbooks and presentations in a thread of its own, because a large one takes seconds. */
export interface DocumentWriter {
  /** Rejects with the writer's error: DocumentError for an inconsistent document. */
  write<Name extends WriterName>(writer: Name, model: WriterModel<Name>): Promise<Uint8Array>;
  /** Ends immediately; pending requests are rejected. */
  close(): Promise<void>;
}

export function openDocumentWriter(): DocumentWriter {
  const thread = openWorkerClient<WriterCalls>(new URL('./writing-thread.ts', import.meta.url), {
    name: 'document writer',
    heapMegabytes: 2048,
    errors: { DocumentError: ({ fields }) => new DocumentError(fields['problems'] as readonly string[]) },
  });
  return {
    write: (writer, model) => thread.request('write', { writer, model }),
    close: () => thread.close(),
  };
}
