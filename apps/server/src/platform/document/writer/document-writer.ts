import { DocumentError } from '@ooh/report/plan-checks';
import { openWorkerClient } from '../../worker/worker-client.ts';
import type { WriterModel, WriterCalls, WriterName } from './writers.ts';

/** Writes workbooks and presentations away from the thread that answers calls: a large one takes seconds. */
export interface DocumentWriter {
  /** Rejects as the writer itself would: DocumentError for a document that must not be handed out. */
  write<Name extends WriterName>(writer: Name, model: WriterModel<Name>): Promise<Uint8Array>;
  /** Ends at once; whoever waits for a document gets an error. */
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
