import { parentPort, type Transferable } from 'node:worker_threads';
import type { Answered, Question } from './answering-thread.ts';

/** Answers the questions of an answering thread one after the other; `transferOf` names what moves instead of being copied. */
export function answerQuestions<Asked, Value>(
  answer: (asked: Asked) => Promise<Value>,
  transferOf: (value: Value) => Transferable[] = () => [],
): void {
  if (parentPort === null) throw new Error('runs as a worker thread only');
  const port = parentPort;
  async function reply({ id, asked }: Question<Asked>): Promise<void> {
    try {
      const value = await answer(asked);
      port.postMessage({ id, value } satisfies Answered<Value>, transferOf(value));
    } catch (error) {
      port.postMessage({ id, error } satisfies Answered<Value>);
    }
  }
  let last: Promise<void> = Promise.resolve();
  port.on('message', (question: Question<Asked>) => {
    last = last.then(() => reply(question));
  });
}
