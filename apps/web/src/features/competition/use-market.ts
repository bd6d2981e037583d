import { useCall } from '../../api/use-call.ts';
import { brandsOf, citiesOf, mediaOf, type CompetitionAddress } from './competition-address.ts';
import { firstMonth } from './market-months.ts';

const quiet = { quiet: true, keepPrevious: true } as const;
const usualMonths = 12;
const matrixSize = 12;
/** Largest page of a list. */
const everyBrand = 200;

/** Everything that the page shows of a market. Amounts of all parts are of one filter. */
export function useMarket(address: CompetitionAddress, own: string | undefined) {
  const cityCodes = citiesOf(address);
  const mediumIds = mediaOf(address);
  // What is on record at all: industries to choose from and the last month.
  const recorded = useCall('competitor/marketLayout', { pageSize: everyBrand }, quiet);
  const months = address.range ?? usualMonths;
  const endMonth = recorded.data?.basis.endMonth ?? null;
  const span = { startMonth: firstMonth(endMonth, months), endMonth: endMonth ?? undefined };
  const isReady = recorded.data !== undefined;
  const voice = useCall(
    'competitor/getMediaCompetitorData',
    { brandId: own ?? '', cityCodes, mediumIds, ...span },
    { ...quiet, enabled: isReady && own !== undefined },
  );
  const industries = [...new Set(recorded.data?.rows.map(({ industry }) => industry))].toSorted();
  const ofOwn = own === undefined ? undefined : voice.data?.industry;
  const industry = address.industry ?? ofOwn ?? (own === undefined ? industries[0] : undefined);
  const filter = { industry, cityCodes, mediumIds, ...span };
  const enabled = isReady && industry !== undefined;
  const focus = own === undefined ? brandsOf(address) : [own];
  const summary = useCall(
    'competitor/getCompetitorSummarize',
    { ...filter, brandIds: focus },
    { ...quiet, enabled },
  );
  const by = address.by ?? 'brand';
  const trend = useCall(
    'competitor/getTendencyOverview',
    { ...filter, dimension: by, limit: 5, ...(by === 'brand' ? { brandIds: brandsOf(address) } : {}) },
    { ...quiet, enabled },
  );
  const cities = useCall(
    'competitor/marketLayoutCityData',
    { ...filter, brandIds: focus },
    { ...quiet, enabled },
  );
  const largest = cities.data?.rows.slice(0, matrixSize).map(({ cityCode }) => cityCode) ?? [];
  // Within twelve cities the answer lists every city of a brand.
  const matrix = useCall(
    'competitor/marketLayout',
    { ...filter, cityCodes: largest, pageSize: matrixSize },
    { ...quiet, enabled: largest.length > 0 },
  );
  const brands = useCall(
    'competitor/marketLayout',
    { ...filter, pageSize: everyBrand },
    { ...quiet, enabled },
  );
  const structure = useCall('competitor/getCompetitorDataTypeCategoryData', filter, { ...quiet, enabled });
  const years = useCall(
    'competitor/mediaAnalysisDataYear',
    { industry, cityCodes, mediumIds },
    { ...quiet, enabled },
  );
  return {
    recorded,
    industries,
    industry,
    filter,
    voice,
    summary,
    trend,
    cities,
    matrix,
    brands,
    structure,
    years,
    by,
    months,
  };
}

export type MarketData = ReturnType<typeof useMarket>;
