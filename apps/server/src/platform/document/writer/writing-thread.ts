import { serveCalls } from '../../worker/serve-calls.ts';
import { writers, type WriterCalls } from './writers.ts';

serveCalls<WriterCalls>(
  { write: ({ writer, model }) => (writers[writer] as (model: unknown) => Promise<Uint8Array>)(model) },
  (document) => {
    const { buffer, byteLength } = document as Uint8Array<ArrayBuffer>;
    return byteLength === buffer.byteLength ? [buffer] : [];
  },
);
