import type { LabelJoin } from '@ooh/contract/domain/target-audience';
import type { PlacedAudience } from './audience-members.ts';
import { maskOfBits, type LabelBits } from './label-bits.ts';

/** Joins `part` into `sum` in place: 且 keeps the common, 或 adds, 差 takes away. */
export function joinInto(sum: Uint8Array, part: Uint8Array, how: LabelJoin): void {
  if (how === 'and') for (let i = 0; i < sum.length; i++) sum[i] = sum[i] & part[i];
  else if (how === 'or') for (let i = 0; i < sum.length; i++) sum[i] = sum[i] | part[i];
  else for (let i = 0; i < sum.length; i++) sum[i] = sum[i] & ~part[i];
}

function joinAll(parts: readonly { bits: Uint8Array; how: LabelJoin }[], bytes: number): Uint8Array {
  const sum = new Uint8Array(bytes);
  parts.forEach(({ bits, how }, index) => {
    if (index === 0) sum.set(bits);
    else joinInto(sum, bits, how);
  });
  return sum;
}

function anyOf(labels: LabelBits, labelIds: readonly number[], bytes: number): Uint8Array {
  const empty = new Uint8Array(bytes);
  return joinAll(
    labelIds.map((id) => ({ bits: labels.bits.get(id) ?? empty, how: 'or' })),
    bytes,
  );
}

/** The persons of a rule over labels, one bit each. An unknown label has no members. */
function bitsOfRule(labels: LabelBits, { groups }: PlacedAudience, bytes: number): Uint8Array {
  return joinAll(
    groups.map((group) => ({
      how: group.join,
      bits: joinAll(
        group.conditions.map((condition) => ({
          how: condition.join,
          bits: anyOf(labels, condition.labelIds, bytes),
        })),
        bytes,
      ),
    })),
    bytes,
  );
}

/**
 * The panel persons of an audience, one byte each: those of its rule, of its pack, or of both where it has both.
 * Groups and the conditions inside a group are read from left to right; neither rule nor pack means all persons.
 */
export function audienceMask(labels: LabelBits, audience: PlacedAudience): Uint8Array {
  const { personCount } = labels;
  const { groups, packId, members } = audience;
  // A pack that nobody has read would otherwise be taken for everybody.
  if (packId !== undefined && members === undefined)
    throw new Error(`pack ${packId} came without its persons`);
  if (groups.length === 0)
    return members === undefined ? new Uint8Array(personCount).fill(1) : maskOfBits(members, personCount);
  const bits = bitsOfRule(labels, audience, (personCount + 7) >> 3);
  if (members !== undefined) joinInto(bits, members, 'and');
  return maskOfBits(bits, personCount);
}
