import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { CallOutput } from '@ooh/contract/registry';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { formatCount, formatFen, formatNumber, missing } from '../../ui/figure/format-figure.ts';
import { metricDictionary, type MetricKey } from '../../shared/figure/metric-dictionary.ts';
import { closedText, costsWord, type CityMarket } from './city-market.ts';
import { horizonDays, horizonNames, type CityMetricKey, type HorizonDays } from './city-metric-keys.ts';

export type CityRow = CallOutput<'app-analyse-city/conditionQuery'>['rows'][number] & {
  readonly market?: CityMarket;
};

export interface CityMetric {
  readonly key: CityMetricKey;
  readonly name: string;
  readonly dictionary: MetricKey;
  readonly unit: string;
  /** Null where it is not known. */
  readonly valueOf: (row: CityRow) => number | null;
  /** Of several cities together, those left out that it is not known of. */
  readonly ofMany: (rows: readonly CityRow[]) => number | null;
  readonly format: (value: number) => string;
  /** The word in place of an unknown value, where there is a better one than a dash. */
  readonly absent?: (row: CityRow) => string | undefined;
}

/** The value of a city as it is written. */
export function metricText({ valueOf, format, absent }: CityMetric, row: CityRow): string {
  const value = valueOf(row);
  return value === null ? (absent?.(row) ?? missing) : format(value);
}

const shelterMediumId = 2;

/** Electronic media are counted by the screen. */
const screenUnit = '块';

const holds = ({ media }: CityRow, mediumId: number): boolean =>
  media.some((medium) => medium.mediumId === mediumId);

/** Nothing on record is not the same as nothing for sale. */
const ofInventory =
  (pick: (row: CityRow) => number | null) =>
  (row: CityRow): number | null =>
    row.media.length === 0 ? null : pick(row);

const ofBuses =
  (pick: (row: CityRow) => number) =>
  (row: CityRow): number | null =>
    holds(row, movingMedia.on('bus-lines').mediumId) ? pick(row) : null;

const add = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const sumOf =
  (valueOf: CityMetric['valueOf']) =>
  (rows: readonly CityRow[]): number | null => {
    const known = rows.flatMap((row) => valueOf(row) ?? []);
    return known.length === 0 ? null : add(known);
  };

/** Σ parts ÷ Σ wholes over the cities of which both are known. */
function ratioOf(
  rows: readonly CityRow[],
  partOf: (row: CityRow) => number | null,
  wholeOf: (row: CityRow) => number | null,
): number | null {
  const known = rows.flatMap((row) => {
    const [part, whole] = [partOf(row), wholeOf(row)];
    return part === null || whole === null || whole === 0 ? [] : [{ part, whole }];
  });
  return known.length === 0
    ? null
    : add(known.map(({ part }) => part)) / add(known.map(({ whole }) => whole));
}

const count = (value: number): string => formatCount(value);

const decimal = (value: number): string => formatNumber(value, 1);

type Counted = Omit<CityMetric, 'key' | 'name' | 'ofMany'>;

const counted: Readonly<
  Record<
    Exclude<CityMetricKey, 'vacancy' | 'unitsPerWan' | 'priceIndex' | 'cpm' | 'rivalBrands' | 'rivalSpend'>,
    Counted
  >
> = {
  units: {
    dictionary: 'inventoryUnits',
    unit: '个',
    valueOf: ofInventory((row) => row.units),
    format: count,
  },
  positions: {
    dictionary: 'inventoryPositions',
    unit: '个',
    valueOf: ofInventory((row) => row.positions),
    format: count,
  },
  faces: {
    dictionary: 'inventoryFaces',
    unit: '面',
    valueOf: ofInventory((row) => row.faces),
    format: count,
  },
  shelters: {
    dictionary: 'busShelters',
    unit: '个',
    valueOf: ({ media }) => media.find(({ mediumId }) => mediumId === shelterMediumId)?.positions ?? null,
    format: count,
  },
  screens: {
    dictionary: 'mediaScreens',
    unit: '块',
    valueOf: ({ media }) => {
      const screens = media.filter(({ unit }) => unit === screenUnit);
      return screens.length === 0 ? null : add(screens.map(({ faces }) => faces));
    },
    format: count,
  },
  busLines: { dictionary: 'busLines', unit: '条', valueOf: ofBuses((row) => row.busLines), format: count },
  busVehicles: {
    dictionary: 'busVehicles',
    unit: '辆',
    valueOf: ofBuses((row) => row.busVehicles),
    format: count,
  },
  population: {
    dictionary: 'residents',
    unit: '万人',
    valueOf: ({ populationWan }) => populationWan,
    format: (value) => formatNumber(value),
  },
  gdp: {
    dictionary: 'gdp',
    unit: '亿元，2023 年',
    valueOf: ({ gdpYi }) => gdpYi,
    format: (value) => formatNumber(value),
  },
};

const rivalsOf = ({ market }: CityRow) =>
  market?.rivals === undefined || market.rivals === 'closed' ? null : market.rivals;

const rivalsWord = ({ market }: CityRow): string | undefined =>
  market?.rivals === 'closed' ? closedText : undefined;

const money = (fen: number): string => formatFen(fen, { unit: 'auto' });

const ofMarket: Readonly<Record<'cpm' | 'rivalBrands' | 'rivalSpend', Omit<CityMetric, 'key' | 'name'>>> = {
  cpm: {
    dictionary: 'cityCpm',
    unit: '元/千次',
    valueOf: ({ market }) => market?.costs?.cpmFen ?? null,
    ofMany: (rows) =>
      ratioOf(
        rows,
        ({ market, units }) => (market?.costs?.cpmFen == null ? null : market.costs.cpmFen * units),
        ({ units }) => units,
      ),
    format: (fen) => formatFen(Math.round(fen)),
    absent: ({ market }) => costsWord(market?.costs),
  },
  rivalBrands: {
    dictionary: 'rivalBrands',
    unit: '个',
    valueOf: (row) => rivalsOf(row)?.brandCount ?? null,
    // The same brands are seen in several cities.
    ofMany: (rows) => {
      const known = rows.flatMap((row) => rivalsOf(row)?.brandCount ?? []);
      return known.length === 0 ? null : Math.max(...known);
    },
    format: count,
    absent: rivalsWord,
  },
  rivalSpend: {
    dictionary: 'rivalSpend',
    unit: '元',
    valueOf: (row) => rivalsOf(row)?.spendFen ?? null,
    ofMany: sumOf((row) => rivalsOf(row)?.spendFen ?? null),
    format: money,
    absent: rivalsWord,
  },
};

/** A metric; vacancies are those of the day that lies so many days ahead. */
export function cityMetricOf(key: CityMetricKey, days: HorizonDays = 0): CityMetric {
  if (key === 'vacancy') {
    const at = horizonDays.indexOf(days);
    return {
      key,
      name: `空位率（${horizonNames[days]}）`,
      dictionary: 'vacancyOnDay',
      unit: '%',
      valueOf: ({ freeShare }) => freeShare?.[at] ?? null,
      ofMany: (rows) =>
        ratioOf(
          rows,
          ({ free }) => free[at],
          ({ units }) => units,
        ),
      format: asShare,
    };
  }
  if (key === 'unitsPerWan')
    return {
      key,
      name: metricDictionary.unitsPerWan.name,
      dictionary: 'unitsPerWan',
      unit: '个/万人',
      valueOf: ofInventory((row) => row.unitsPerWan),
      ofMany: (rows) =>
        ratioOf(
          rows,
          ofInventory((row) => row.units),
          ({ populationWan }) => populationWan,
        ),
      format: decimal,
    };
  if (key === 'priceIndex')
    return {
      key,
      name: metricDictionary.priceIndex.name,
      dictionary: 'priceIndex',
      unit: '权限内均价 = 100',
      valueOf: (row) => row.priceIndex,
      ofMany: (rows) =>
        ratioOf(
          rows,
          ({ priceIndex, units }) => (priceIndex === null ? null : priceIndex * units),
          ({ units }) => units,
        ),
      format: decimal,
    };
  if (key === 'cpm' || key === 'rivalBrands' || key === 'rivalSpend') {
    const metric = ofMarket[key];
    return { key, name: metricDictionary[metric.dictionary].name, ...metric };
  }
  const metric = counted[key];
  return { key, name: metricDictionary[metric.dictionary].name, ...metric, ofMany: sumOf(metric.valueOf) };
}
