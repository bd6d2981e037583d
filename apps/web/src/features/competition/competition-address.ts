import { codes, id, oneNumberOf, oneOf, text } from '../../ui/address/address-fields.ts';
import { allParts } from '../../ui/address/address-values.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';

export const ranges = [3, 6, 12, 24] as const;
export const dimensions = ['brand', 'city', 'medium'] as const;
export const dimensionNames = { brand: '品牌', city: '城市', medium: '媒体' } as const;

const fields = {
  draft: id(),
  /** The own brand; the market is its industry. */
  own: id(),
  industry: text(40),
  /** Rivals that are looked at. */
  brand: codes(/^[\w-]{1,64}$/, 5, 400),
  city: codes(/^\d{6}$/, 60, 500),
  media: codes(/^\d{1,4}$/, 50, 300),
  /** Months up to the last one on record. */
  range: oneNumberOf(ranges),
  by: oneOf(dimensions),
  metric: oneOf(['spend', 'sos']),
};
export const parseCompetitionAddress = addressReader(fields);
export type CompetitionAddress = ReadOf<typeof fields>;

export const citiesOf = ({ city }: CompetitionAddress): string[] => allParts(city);
export const mediaOf = ({ media }: CompetitionAddress): number[] => allParts(media).map(Number);
export const brandsOf = ({ brand }: CompetitionAddress): string[] => allParts(brand);

/** A list as an address holds it. */
export const listText = (items: readonly (string | number)[]): string | undefined =>
  items.length === 0 ? undefined : items.join(',');
