import { ruleOfAudience } from '@ooh/contract/domain/system-crowds';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { allLabels } from '@ooh/reference/labels';
import { Diagrams, DiagramTooLarge, type Variable } from './decision-diagram.ts';

interface LabelQuestion {
  readonly variable: Variable;
  readonly answer: number;
}

/** The question behind every label: the labels of an exclusive dimension are answers to one. Answer 0 is none of them. */
const questions: ReadonlyMap<number, LabelQuestion> = new Map(
  allLabels().map(({ label: { labelId }, dimension }) => {
    const { exclusive, labels } = dimension;
    const rank = exclusive ? labels[0].labelId : labelId;
    const answer = exclusive ? labels.findIndex((one) => one.labelId === labelId) + 1 : 1;
    return [labelId, { variable: { rank, answers: exclusive ? labels.length + 1 : 2 }, answer }];
  }),
);

const questionOf = (labelId: number): LabelQuestion =>
  questions.get(labelId) ?? { variable: { rank: labelId, answers: 2 }, answer: 1 };

type Condition = TargetAudience['groups'][number]['conditions'][number];

function anyOf(diagrams: Diagrams, labelIds: Condition['labelIds']): number {
  return labelIds.reduce((sum, labelId) => {
    const { variable, answer } = questionOf(labelId);
    return diagrams.join('or', sum, diagrams.oneOf(variable, new Set([answer])));
  }, Diagrams.nobody);
}

function joinAll<Part extends { readonly join?: 'and' | 'or' | 'minus' | undefined }>(
  diagrams: Diagrams,
  parts: readonly Part[],
  of: (part: Part) => number,
): number {
  return parts.reduce<number>(
    (sum, part, at) => (at === 0 ? of(part) : diagrams.join(part.join ?? 'and', sum, of(part))),
    Diagrams.everybody,
  );
}

/** An answer has thousands of counts of one audience. */
const meanings = new WeakMap<TargetAudience, string>();

/**
 * The meaning of an audience, independent of its wording: order and repetition of labels, conditions that change nothing,
 * double exclusion. Only the label tree is known, not the data: that a dimension's labels together are everybody is not.
 * A rule too intricate to be compared stands for itself.
 */
export function meantAudience(audience: TargetAudience): string {
  const known = meanings.get(audience) ?? meaningOf(audience);
  meanings.set(audience, known);
  return known;
}

function meaningOf(audience: TargetAudience): string {
  const { groups, packId, packEdition } = ruleOfAudience(audience);
  if (packId !== undefined && groups.length === 0) return `pack ${packId} ${packEdition ?? 0}`;
  try {
    const diagrams = new Diagrams();
    const root = joinAll(diagrams, groups, ({ conditions }) =>
      joinAll(diagrams, conditions, ({ labelIds }) => anyOf(diagrams, labelIds)),
    );
    return diagrams.text(root);
  } catch (error) {
    if (!(error instanceof DiagramTooLarge)) throw error;
    return JSON.stringify(groups);
  }
}
