import type { FilterChip } from '../../shared/map-workbench/filter-chips.tsx';
import { areasOf, mediaOf, tiersOf, type CityBaseAddress } from './city-base-address.ts';

export interface ChipNames {
  /** Of the list of cities that is looked at, once it is known. */
  readonly lineName: string | undefined;
  readonly mediumNameOf: (mediumId: number) => string;
}

/** The filters that an address sets, in the words of the panel; the province stands above the map by itself. */
export function cityChips(
  address: CityBaseAddress,
  { lineName, mediumNameOf }: ChipNames,
): FilterChip<CityBaseAddress>[] {
  const { tier, area, media, q, line } = address;
  const chips: (FilterChip<CityBaseAddress> | false)[] = [
    q !== undefined && { text: `名称含「${q}」`, without: { q: undefined } },
    tier !== undefined && { text: `城市等级：${tiersOf(address).join('、')}`, without: { tier: undefined } },
    area !== undefined && { text: `大区：${areasOf(address).join('、')}`, without: { area: undefined } },
    media !== undefined && {
      text: `媒体：${mediaOf(address).map(mediumNameOf).join('、')}`,
      without: { media: undefined },
    },
    line !== undefined &&
      lineName !== undefined && { text: `城市线：${lineName}`, without: { line: undefined } },
  ];
  return chips.filter((chip) => chip !== false);
}
