import { formatFen, formatNumber, missing } from '../../ui/figure/format-figure.ts';
import type { MediaMeasure } from './city-base-address.ts';
import { closedText, costsWord } from './city-market.ts';
import type { CityRow } from './city-metrics.ts';

export const measureNames: Readonly<Record<MediaMeasure, string>> = {
  cpm: '综合 CPM',
  rivalBrands: '竞品品牌数',
  rivalSpend: '竞品花费（估算）',
  units: '可售单元',
};

interface NamedMedium {
  readonly mediumId: number;
  readonly mediumName: string;
}

/** Media that any of the cities has for sale or competitors use, by their numbers. */
export function mediaColumns(rows: readonly CityRow[]): NamedMedium[] {
  const seen = ({ market }: CityRow) =>
    market?.rivals === undefined || market.rivals === 'closed' ? [] : market.rivals.media;
  const names = new Map(
    rows
      .flatMap((row): readonly NamedMedium[] => [...row.media, ...seen(row)])
      .map(({ mediumId, mediumName }) => [mediumId, mediumName] as const),
  );
  return [...names].sort(([a], [b]) => a - b).map(([mediumId, mediumName]) => ({ mediumId, mediumName }));
}

function costText({ market }: CityRow, mediumId: number): string {
  const costs = market?.costs;
  const medium = costs?.media.find((one) => one.mediumId === mediumId);
  if (medium === undefined) return costs === undefined || costs.state === 'computing' ? '计算中' : missing;
  return medium.cpmFen === null ? (costsWord(costs) ?? missing) : formatFen(medium.cpmFen);
}

function rivalText({ market }: CityRow, mediumId: number, measure: 'rivalBrands' | 'rivalSpend'): string {
  const rivals = market?.rivals;
  if (rivals === undefined) return missing;
  if (rivals === 'closed' || !rivals.sees(mediumId)) return closedText;
  const medium = rivals.media.find((one) => one.mediumId === mediumId);
  return measure === 'rivalBrands'
    ? formatNumber(medium?.brandCount ?? 0)
    : formatFen(medium?.spendFen ?? 0, { unit: 'auto' });
}

/** What a city has of a medium, in words where there is no number. */
export function mediumText(row: CityRow, mediumId: number, measure: MediaMeasure): string {
  if (measure === 'cpm') return costText(row, mediumId);
  if (measure !== 'units') return rivalText(row, mediumId, measure);
  const own = row.media.find((one) => one.mediumId === mediumId);
  return own === undefined ? missing : formatNumber(own.units);
}
