import type { CallOutput } from '@ooh/contract/registry';

type Packs = CallOutput<'v1/crowd-packs/compare'>['packs'];

export interface LabelDifference {
  readonly labelId: number;
  readonly name: string;
  readonly dimension: string;
  /** TGI in each pack, in the order of the packs; null where it is not shown. */
  readonly tgis: readonly (number | null)[];
  readonly shares: readonly (number | null)[];
}

/** Labels by how far apart the packs are in their TGI, the widest first; only those known of every pack. */
export function widestDifferences(packs: Packs, most: number): LabelDifference[] {
  const labels = new Map<number, LabelDifference>();
  packs.forEach(({ portrait }, at) => {
    for (const { dimension, labels: own } of portrait) {
      for (const { labelId, name, tgi, share } of own) {
        const none = packs.map(() => null);
        const known = labels.get(labelId) ?? { labelId, name, dimension, tgis: none, shares: none };
        labels.set(labelId, {
          ...known,
          tgis: known.tgis.with(at, tgi),
          shares: known.shares.with(at, share.value),
        });
      }
    }
  });
  const spread = ({ tgis }: LabelDifference) => {
    const shown = tgis.filter((tgi) => tgi !== null);
    return shown.length < packs.length ? -1 : Math.max(...shown) - Math.min(...shown);
  };
  return [...labels.values()]
    .filter((label) => spread(label) >= 0)
    .sort((a, b) => spread(b) - spread(a))
    .slice(0, most);
}
