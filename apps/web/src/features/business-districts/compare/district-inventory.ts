import type { CallOutput } from '@ooh/contract/registry';

export interface DistrictInventory {
  /** Slots of faces, and those free today. */
  readonly units: number;
  readonly free: number;
  /** Rate card of one unit, the least of all media. */
  readonly minPriceFen: number | null;
  readonly isSamplePrice: boolean;
}

type Row = CallOutput<'business-area-media/list'>['rows'][number];

/** What a business district has to sell, over all its media. */
export function inventoryOf({
  units,
  free,
  media,
}: Pick<Row, 'units' | 'free' | 'media'>): DistrictInventory {
  const prices = media.flatMap(({ inventory }) => inventory.minPriceFen ?? []);
  return {
    units,
    free,
    minPriceFen: prices.length === 0 ? null : Math.min(...prices),
    isSamplePrice: media.some(({ inventory }) => inventory.isSamplePrice),
  };
}
