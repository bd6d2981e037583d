import type { LabelJoin, TargetAudience } from '@ooh/contract/domain/target-audience';
import type { LabelBits } from './label-bits.ts';

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

/**
 * The panel persons of an audience, one byte each. Groups and the conditions inside a group are read from
 * left to right; no group means all persons. An unknown label has no members.
 */
export function audienceMask(labels: LabelBits, audience: TargetAudience): Uint8Array {
  const mask = new Uint8Array(labels.personCount);
  if (audience.groups.length === 0) return mask.fill(1);
  const bytes = (labels.personCount + 7) >> 3;
  const bits = joinAll(
    audience.groups.map((group) => ({
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
  for (let p = 0; p < mask.length; p++) mask[p] = (bits[p >> 3] >> (p & 7)) & 1;
  return mask;
}
