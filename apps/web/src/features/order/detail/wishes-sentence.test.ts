import { expect, test } from 'vitest';
import { wishesSentence } from './wishes-sentence.ts';

const must = (isMet: boolean) => ({ wish: 'must', isMet }) as const;
const excluded = (isMet: boolean) => ({ wish: 'excluded', isMet }) as const;

test.each([
  [[must(true), must(false), must(true)], '必投 3 处，2 处已选、1 处未选入'],
  [[must(true), excluded(true), excluded(true)], '必投 1 处，均已选；避投 2 处，均已避开'],
  [[must(false), excluded(false)], '必投 1 处，均未选入；避投 1 处，均误选'],
  [[], ''],
])('what became of the wishes, in a sentence', (wishes, sentence) => {
  expect(wishesSentence(wishes)).toBe(sentence);
});
