import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import { readMediaNames } from '../../city-data/inventory/media-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { readBrands, type NamedBrand } from '../../reference/brand/brand-names.ts';
import { basisOf, type Market } from './market.ts';
import { shareOf, spendBy, sumFen } from './spend-by.ts';

type ShareOfVoice = CallOutput<'competitor/getMediaCompetitorData'>;
export type ShareOfVoiceCell = ShareOfVoice['cells'][number];

const maxCells = 300;
const maxRivals = 5;

interface CellSpend {
  readonly brand: string;
  readonly city: string;
  readonly medium: number;
  readonly spendFen: number;
}

/**
 * Cells of city and medium with the brand's and its rivals' spend, the largest market first. `rows` are all brands'
 * spend; `rivals` names those to show, the largest of each cell when empty.
 */
export async function shareOfVoiceCells(
  db: Db,
  own: { readonly brandId: string },
  rows: readonly CellSpend[],
  rivals: readonly string[],
): Promise<ShareOfVoiceCell[]> {
  const names = await readMediaNames(db);
  const wanted = rivals.length > 0 ? new Set(rivals) : null;
  const cells = [...Map.groupBy(rows, ({ city, medium }) => `${city}:${medium}`).values()].map((list) => {
    const { city, medium } = list[0];
    const marketFen = sumFen(list);
    const ownFen = sumFen(list.filter(({ brand }) => brand === own.brandId));
    return {
      cityCode: city,
      cityName: cityName(city),
      mediumId: medium,
      mediumName: names.medium(medium),
      marketFen,
      ownFen,
      sos: shareOf(ownFen, marketFen),
      rivals: list
        .filter(({ brand }) => brand !== own.brandId && (wanted === null || wanted.has(brand)))
        .sort((a, b) => b.spendFen - a.spendFen)
        .slice(0, maxRivals)
        .map((row) => ({
          brandId: row.brand,
          spendFen: row.spendFen,
          sos: shareOf(row.spendFen, marketFen) ?? 0,
        })),
    };
  });
  const shown = cells
    .sort((a, b) => b.marketFen - a.marketFen || (a.cityCode < b.cityCode ? -1 : 1))
    .slice(0, maxCells);
  const known = await readBrands(
    db,
    shown.flatMap((cell) => cell.rivals.map(({ brandId }) => brandId)),
  );
  return shown.map((cell) => ({
    ...cell,
    rivals: cell.rivals.map((rival) => ({
      ...rival,
      brandName: certain(known.get(rival.brandId), 'brand', rival.brandId).brandName,
    })),
  }));
}

/** The brand's voice in its market, cell by cell. */
export async function shareOfVoiceOf(
  db: Db,
  market: Market,
  brand: NamedBrand,
  rivals: readonly string[],
): Promise<ShareOfVoice> {
  const rows = spendBy(market, ['city', 'medium', 'brand']);
  const marketFen = sumFen(rows);
  const ownFen = sumFen(rows.filter((row) => row.brand === brand.brandId));
  return {
    basis: basisOf(market),
    brandId: brand.brandId,
    brandName: brand.brandName,
    industry: brand.industry,
    marketFen,
    ownFen,
    sos: shareOf(ownFen, marketFen),
    cells: await shareOfVoiceCells(db, brand, rows, rivals),
  };
}
