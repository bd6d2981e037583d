import { crowdLabels } from '@ooh/reference/labels';
import type { PackRule } from '@ooh/contract/domain/crowd-pack';
import type { LabelJoin, TargetAudience } from '@ooh/contract/domain/target-audience';

/** Whether a person satisfies a rule, as far as one label decides; null where undecided. */
type Truth = boolean | null;

const not = (value: Truth): Truth => (value === null ? null : !value);

function both(one: Truth, other: Truth): Truth {
  if (one === false || other === false) return false;
  return one === null || other === null ? null : true;
}

function joined(sum: Truth, how: LabelJoin, part: Truth): Truth {
  if (how === 'and') return both(sum, part);
  if (how === 'minus') return both(sum, not(part));
  return not(both(not(sum), not(part)));
}

/** Read from left to right, as members are chosen; how the first joins does not matter. */
function joinedAll(parts: readonly { readonly join: LabelJoin; readonly truth: Truth }[]): Truth {
  return parts.reduce<Truth>(
    (sum, { join, truth }, index) => (index === 0 ? truth : joined(sum, join, truth)),
    true,
  );
}

/** What having `labelId`, and none of `excluded`, implies for an audience. */
function audienceTruth(audience: TargetAudience, labelId: number, excluded: ReadonlySet<number>): Truth {
  const conditionTruth = (labelIds: readonly number[]): Truth => {
    if (labelIds.includes(labelId)) return true;
    return labelIds.every((id) => excluded.has(id)) ? false : null;
  };
  return joinedAll(
    audience.groups.map((group) => ({
      join: group.join,
      truth: joinedAll(
        group.conditions.map(({ join, labelIds }) => ({ join, truth: conditionTruth(labelIds) })),
      ),
    })),
  );
}

/**
 * Labels that nobody of an audience can have because of its conditions: 男性 for 女性. A portrait shows nothing
 * for them, however large the sample. Conditions on places, contacts and files exclude no label.
 */
export function contradictedLabels(parts: PackRule['parts']): Set<number> {
  const contradicted = new Set<number>();
  for (const { exclusive, labels } of crowdLabels.flatMap(({ dimensions }) => dimensions)) {
    const ids = labels.map((label) => label.labelId);
    for (const labelId of ids) {
      const excluded = new Set(exclusive ? ids.filter((id) => id !== labelId) : []);
      const truth = joinedAll(
        parts.map((part) => ({
          join: part.join,
          truth: part.kind === 'labels' ? audienceTruth(part.targetAudience, labelId, excluded) : null,
        })),
      );
      if (truth === false) contradicted.add(labelId);
    }
  }
  return contradicted;
}
