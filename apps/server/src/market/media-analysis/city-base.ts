import { certain } from '@ooh/contract/core/certain';
import { movingMedia } from '@ooh/contract/domain/moving-media';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { scopeTouches, type PairScope } from '../../access/pair-scope.ts';
import { greatRegionOf } from '@ooh/contract/domain/great-region';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import type { Context } from '../../context.ts';
import { readMediaNames, type MediaNames } from '../../city-data/inventory/media-names.ts';
import { highTierCity, regionByCode, regions } from '../../reference/region/regions.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { addInventory } from './add-inventory.ts';
import { cityAnalysisScope } from './media-scopes.ts';
import { priceLevels } from './price-level.ts';
import { readInventory, type InventoryRow } from './inventory-rows.ts';

/** Filters and order of a list of cities, whatever becomes of it. */
export type CityBaseQuestion = ParsedInput<'v1/city-base/export'>;
export type CityRow = CallOutput<'app-analyse-city/conditionQuery'>['rows'][number];

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

function cityRow(
  cityCode: string,
  inventory: readonly InventoryRow[],
  names: MediaNames,
  priceIndex: number | null,
): CityRow {
  const region = certain(regionByCode(cityCode), 'region', cityCode);
  const facts = highTierCity(cityCode);
  const whole = addInventory(inventory);
  const bus = addInventory(
    inventory.filter(({ mediumId }) => mediumId === movingMedia.on('bus-lines').mediumId),
  );
  const populationWan = facts?.populationWan ?? null;
  const media = [...Map.groupBy(inventory, ({ mediumId }) => mediumId)].map(([mediumId, own]) => {
    const { positions, faces, units } = addInventory(own);
    const [mediumName, unit] = [names.medium(mediumId), names.unit(mediumId)];
    return { mediumId, mediumName, unit, positions, faces, units };
  });
  return {
    cityCode,
    cityName: region.name,
    provinceName: regionByCode(`${cityCode.slice(0, 2)}0000`)?.name ?? '',
    tier: region.tier,
    center: region.center,
    populationWan,
    isSamplePopulation: facts !== undefined && !facts.populationAgrees,
    gdpYi: facts?.gdp2023Yi ?? null,
    positions: whole.positions,
    faces: whole.faces,
    units: whole.units,
    busLines: bus.positions,
    busVehicles: bus.units,
    free: whole.free,
    freeShare: whole.units === 0 ? null : whole.free.map((free) => round(free / whole.units, 4)),
    unitsPerWan: populationWan === null ? null : round(whole.units / populationWan, 3),
    priceIndex,
    media: media.sort((a, b) => a.mediumId - b.mediumId),
  };
}

const isWithin = (value: number | null, least: number | undefined, most: number | undefined): boolean =>
  (least === undefined && most === undefined) ||
  (value !== null && (least === undefined || value >= least) && (most === undefined || value <= most));

function fits(row: CityRow, asked: CityBaseQuestion): boolean {
  const keyword = asked.keyword.trim().toLowerCase();
  const region = certain(regionByCode(row.cityCode), 'region', row.cityCode);
  const greatRegion = greatRegionOf(row.cityCode);
  return (
    (asked.greatRegions.length === 0 ||
      (greatRegion !== undefined && asked.greatRegions.includes(greatRegion))) &&
    (asked.provinceCode === undefined || row.cityCode.startsWith(asked.provinceCode.slice(0, 2))) &&
    (asked.tiers.length === 0 || (row.tier !== null && asked.tiers.includes(row.tier))) &&
    (keyword === '' ||
      row.cityName.includes(keyword) ||
      region.pinyin.startsWith(keyword) ||
      region.initials.startsWith(keyword)) &&
    isWithin(row.populationWan, asked.minPopulationWan, asked.maxPopulationWan) &&
    isWithin(row.gdpYi, asked.minGdpYi, asked.maxGdpYi) &&
    isWithin(row.units, asked.minUnits, undefined) &&
    isWithin(row.priceIndex, undefined, asked.maxPriceIndex)
  );
}

const sortValues: Readonly<
  Record<Exclude<CityBaseQuestion['sort'], 'city'>, (row: CityRow) => number | null>
> = {
  population: (row) => row.populationWan,
  gdp: (row) => row.gdpYi,
  positions: (row) => row.positions,
  units: (row) => row.units,
  freeShare: (row) => row.freeShare?.[0] ?? null,
  unitsPerWan: (row) => row.unitsPerWan,
  priceIndex: (row) => row.priceIndex,
};

/** What is unknown comes last, whichever way is asked for. */
function sorted(
  rows: readonly CityRow[],
  { sort, order }: Pick<CityBaseQuestion, 'sort' | 'order'>,
): CityRow[] {
  const sign = order === 'asc' ? 1 : -1;
  const byCode = (a: CityRow, b: CityRow): number => (a.cityCode < b.cityCode ? -1 : 1);
  if (sort === 'city') return rows.toSorted((a, b) => sign * byCode(a, b));
  const valueOf = sortValues[sort];
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byCode(a, b);
    return sign * (x - y) || byCode(a, b);
  });
}

/** Cities that may be compared: granted ones of the 49, and others that hold any granted media. */
function comparable(scope: PairScope, held: ReadonlySet<string>): string[] {
  return regions()
    .filter(({ level, tier, adcode }) => level === 'city' && (tier !== null || held.has(adcode)))
    .map(({ adcode }) => adcode)
    .filter((cityCode) => scopeTouches(scope, cityCode));
}

export interface CityBases {
  readonly rows: readonly CityRow[];
  /** Day that free units count from. */
  readonly today: string;
  readonly isDemo: boolean;
}

/** Every city that matches, in the order asked for. */
export async function findCityBases(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  asked: CityBaseQuestion,
): Promise<CityBases> {
  const { db } = context;
  const scope = cityAnalysisScope(user);
  const today = chinaDate(context.now());
  const { cityCodes, mediumIds } = asked;
  const [inventory, prices, names] = await Promise.all([
    readInventory(db, { scope, cityCodes, mediumIds, today }),
    priceLevels(db, scope),
    readMediaNames(db),
  ]);
  const byCity = Map.groupBy(inventory, ({ cityCode }) => cityCode);
  const rows = comparable(scope, new Set(byCity.keys()))
    .filter((cityCode) => cityCodes.length === 0 || cityCodes.includes(cityCode))
    .map((cityCode) => cityRow(cityCode, byCity.get(cityCode) ?? [], names, prices.get(cityCode) ?? null))
    .filter((row) => fits(row, asked));
  return { rows: sorted(rows, asked), today, isDemo: inventory.some(({ isDemo }) => isDemo) };
}

/** Cities as advertising bases: who lives there, what can be bought and at what price level. */
export async function queryCityBase(
  context: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  asked: ParsedInput<'app-analyse-city/conditionQuery'>,
): Promise<CallOutput<'app-analyse-city/conditionQuery'>> {
  const { pageNo, pageSize } = asked;
  const { rows, today, isDemo } = await findCityBases(context, user, asked);
  return {
    rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: rows.length,
    pageNo,
    pageSize,
    asOf: today,
    isDemo,
  };
}
