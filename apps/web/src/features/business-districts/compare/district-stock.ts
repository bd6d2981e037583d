import type { CallOutput } from '@ooh/contract/registry';

export interface DistrictStock {
  /** Slots of faces, and those free today. */
  readonly units: number;
  readonly free: number;
  /** Rate card of one unit, the least of all media. */
  readonly leastPriceFen: number | null;
  readonly isSamplePrice: boolean;
}

type Row = CallOutput<'business-area-media/list'>['rows'][number];

/** What a business district has to sell, over all its media. */
export function stockOf({ units, free, media }: Pick<Row, 'units' | 'free' | 'media'>): DistrictStock {
  const prices = media.flatMap(({ stock }) => stock.leastPriceFen ?? []);
  return {
    units,
    free,
    leastPriceFen: prices.length === 0 ? null : Math.min(...prices),
    isSamplePrice: media.some(({ stock }) => stock.isSamplePrice),
  };
}
