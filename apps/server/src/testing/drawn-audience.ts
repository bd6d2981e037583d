import { allLabels } from '@ooh/reference/labels';
import { labelJoins, type TargetAudience } from '@ooh/contract/domain/target-audience';
import type { RandomSource } from '@ooh/measurement/random';
import type { SmallPerson } from './small-panel.ts';

/** Labels of people. */
export const labelIds = allLabels().map(({ label }) => label.labelId);

/** Audiences of every size: half are random label rules, half are all people except a few. */
export function drawAudience(random: RandomSource, index: number): TargetAudience {
  const pick = <Item>(items: readonly Item[]) => items[random.below(items.length)];
  const condition = () => ({
    join: pick(labelJoins),
    labelIds: Array.from({ length: 1 + random.below(3) }, () => pick(labelIds)),
  });
  const few = Array.from({ length: 1 + random.below(3) }, condition);
  if (index % 2 === 0) return { groups: [{ join: 'and', conditions: few }] };
  return {
    groups: [
      { join: 'and', conditions: [{ join: 'and', labelIds: [101, 102] }] },
      { join: 'minus', conditions: few.map((one) => ({ ...one, join: 'and' as const })) },
    ],
  };
}

/** Whether a person is of an audience, read label by label. */
export function belongs({ labels }: SmallPerson, audience: TargetAudience): boolean {
  const read = (parts: readonly { join: string; holds: boolean }[]) =>
    parts.reduce(
      (sum, { join, holds }, i) =>
        i === 0 ? holds : join === 'and' ? sum && holds : join === 'or' ? sum || holds : sum && !holds,
      false,
    );
  return read(
    audience.groups.map(({ join, conditions }) => ({
      join,
      holds: read(
        conditions.map((one) => ({ join: one.join, holds: one.labelIds.some((id) => labels.includes(id)) })),
      ),
    })),
  );
}
