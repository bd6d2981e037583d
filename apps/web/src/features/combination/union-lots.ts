import type { LotInput } from '@ooh/contract/domain/combination';

/** Lots of several cells without what stands in two of them: a line may pass several scenes. */
export function unionOfLots(lots: readonly LotInput[]): LotInput[] {
  const seen = new Set<string>();
  return lots.flatMap((lot) => {
    const units = lot.units.filter((unit) => {
      const key = unit.faceId ?? `${unit.lineId} ${unit.deck}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    return units.length === 0 ? [] : [{ ...lot, units }];
  });
}
