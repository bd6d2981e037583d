import { DocumentError } from '@ooh/report/plan-checks';
import { answerQuestions } from '../../thread/answer-questions.ts';
import { writers, type WriteRequest, type Written } from './writers.ts';

async function written({ writer, model }: WriteRequest): Promise<Written> {
  const write = writers[writer] as (model: unknown) => Promise<Uint8Array>;
  try {
    return { bytes: await write(model) };
  } catch (error) {
    if (error instanceof DocumentError) return { problems: error.problems };
    throw error;
  }
}

answerQuestions(written, (answer) => {
  if (!('bytes' in answer)) return [];
  const { buffer, byteLength } = answer.bytes;
  return byteLength === buffer.byteLength ? [buffer as ArrayBuffer] : [];
});
