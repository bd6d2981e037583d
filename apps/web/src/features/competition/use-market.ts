import { useCall } from '../../api/use-call.ts';
import { brandsOf, citiesOf, mediaOf, type CompetitionAddress } from './competition-address.ts';
import { firstMonth } from './market-months.ts';

const kept = { keepPrevious: true } as const;
const usualMonths = 12;
const matrixSize = 12;
/** Largest page of a list. */
const everyBrand = 200;

/** Months that an address looks at, up to the last one on record. */
export const spanOf = ({ range }: Pick<CompetitionAddress, 'range'>, endMonth: string | null) => ({
  startMonth: firstMonth(endMonth, range ?? usualMonths),
  endMonth: endMonth ?? undefined,
});

/** The market of an address: its industry, months and filter. Without an own brand or an industry the first on record. */
export function useMarketFilter(address: CompetitionAddress, own: string | undefined) {
  const cityCodes = citiesOf(address);
  const mediumIds = mediaOf(address);
  // What is on record at all: industries to choose from and the last month.
  const recorded = useCall('competitor/marketLayout', { pageSize: everyBrand }, kept);
  const months = address.range ?? usualMonths;
  const span = spanOf(address, recorded.data?.basis.endMonth ?? null);
  const blanks = useCall(
    'v1/competitor/blanks',
    { ownBrandId: own ?? '', industry: address.industry, cityCodes, mediumIds, ...span },
    { ...kept, enabled: recorded.data !== undefined && own !== undefined },
  );
  const industries = [...new Set(recorded.data?.rows.map(({ industry }) => industry))].toSorted();
  const ofOwn = own === undefined ? undefined : blanks.data?.industry;
  const industry = address.industry ?? ofOwn ?? (own === undefined ? industries[0] : undefined);
  // Without an industry nothing else is asked.
  const failed = [recorded, blanks].find(({ error, data }) => error !== null && data === undefined);
  return {
    recorded,
    failed: industry === undefined ? failed : undefined,
    industries,
    industry,
    filter: { industry, cityCodes, mediumIds, ...span },
    blanks,
    by: address.by ?? ('brand' as const),
    months,
  };
}

export type MarketFilter = ReturnType<typeof useMarketFilter>;

/** Everything that the page shows of a market. Amounts of all parts are of one filter. */
export function useMarket(address: CompetitionAddress, own: string | undefined) {
  const base = useMarketFilter(address, own);
  const { filter, industry, by } = base;
  const { cityCodes, mediumIds } = filter;
  const options = { ...kept, enabled: industry !== undefined };
  const brandIds = own === undefined ? brandsOf(address) : [own];
  const summary = useCall('competitor/getCompetitorSummarize', { ...filter, brandIds }, options);
  const trend = useCall(
    'competitor/getTendencyOverview',
    { ...filter, dimension: by, limit: 5, ...(by === 'brand' ? { brandIds: brandsOf(address) } : {}) },
    options,
  );
  const cities = useCall('competitor/marketLayoutCityData', { ...filter, brandIds }, options);
  const largest = cities.data?.rows.slice(0, matrixSize).map(({ cityCode }) => cityCode) ?? [];
  // Within twelve cities the answer lists every city of a brand.
  const matrix = useCall(
    'competitor/marketLayout',
    { ...filter, cityCodes: largest, pageSize: matrixSize },
    { ...kept, enabled: largest.length > 0 },
  );
  const brands = useCall('competitor/marketLayout', { ...filter, pageSize: everyBrand }, options);
  const structure = useCall('competitor/getCompetitorDataTypeCategoryData', filter, options);
  const years = useCall('competitor/mediaAnalysisDataYear', { industry, cityCodes, mediumIds }, options);
  return { ...base, summary, trend, cities, matrix, brands, structure, years };
}
