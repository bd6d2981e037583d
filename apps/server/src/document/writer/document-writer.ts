import { DocumentError } from '@ooh/report/plan-checks';
import { openAnsweringThread } from '../../thread/answering-thread.ts';
import type { WriterModel, WriterName, WriteRequest, Written } from './writers.ts';

/** Writes workbooks and presentations away from the thread that answers calls: a large one takes seconds. */
export interface DocumentWriter {
  /** Rejects as the writer itself would: DocumentError for a document that must not be handed out. */
  write<Name extends WriterName>(writer: Name, model: WriterModel<Name>): Promise<Uint8Array>;
  /** Ends at once; whoever waits for a document gets an error. */
  close(): Promise<void>;
}

export function openDocumentWriter(): DocumentWriter {
  const thread = openAnsweringThread<WriteRequest, Written>(new URL('./writing-thread.ts', import.meta.url), {
    name: 'document writer',
    heapMegabytes: 2048,
  });
  return {
    async write(writer, model) {
      const written = await thread.ask({ writer, model });
      if ('problems' in written) throw new DocumentError(written.problems);
      return written.bytes;
    },
    close: () => thread.close(),
  };
}
