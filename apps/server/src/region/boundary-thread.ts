import { answerQuestions } from '../thread/answer-questions.ts';
import type { BoundaryQuestion } from './boundary-questions.ts';
import { drawBoundaries } from './draw-boundaries.ts';
import { readFamily, type Boundary, type BoundaryFamily } from './read-boundaries.ts';

async function familyWith(adcode: string, imported: readonly Boundary[] | null): Promise<BoundaryFamily> {
  if (imported === null) return readFamily(adcode);
  if (!adcode.endsWith('00')) return { self: imported[0] ?? null, children: [] };
  return { self: (await readFamily(adcode)).self, children: imported };
}

answerQuestions(async (asked: BoundaryQuestion) =>
  asked.kind === 'family'
    ? readFamily(asked.adcode)
    : drawBoundaries(asked.adcode, await familyWith(asked.adcode, asked.imported)),
);
