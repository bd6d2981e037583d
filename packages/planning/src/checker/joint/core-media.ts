import type { JointPart } from './part.ts';
import type { ReadStep } from './read-proof.ts';

/** Maximum media that ever have columns for their pairs. */
const MOST_MEDIA = 6000;

/** The media with columns for their pairs in any step, ranked in ascending order, and the places of their pairs. */
export interface CoreMedia {
  /** By rank: place among the open media of the part. */
  readonly open: Int32Array;
  /** By place among the open media: its rank; -1 where it has none. */
  readonly rankOf: Int32Array;
  readonly pairCount: number;
  /** The pair a < b of ranks has the place pairsOf[a] + b. */
  readonly pairsOf: Int32Array;
}

/** @throws RangeError where they are too many */
export function coreMedia(part: JointPart, steps: readonly ReadStep[]): CoreMedia {
  const has = new Uint8Array(part.media.length);
  for (const { core } of steps) {
    if (core === null) has.fill(1);
    else for (const m of core) if (part.openOf[m] >= 0) has[part.openOf[m]] = 1;
  }
  const open = Int32Array.from([...has.keys()].filter((place) => has[place] !== 0));
  const count = open.length;
  if (count > MOST_MEDIA)
    throw new RangeError(`joint 的 core 共有 ${count} 个媒体，超出核对的限度 ${MOST_MEDIA}`);
  const rankOf = new Int32Array(part.media.length).fill(-1);
  open.forEach((place, rank) => (rankOf[place] = rank));
  return {
    open,
    rankOf,
    pairCount: (count * (count - 1)) / 2,
    pairsOf: Int32Array.from(open, (_, a) => (a * (2 * count - a - 1)) / 2 - a - 1),
  };
}
