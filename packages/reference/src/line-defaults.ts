/**
 * The declared rule for bus lines that come without commercial data: level, vehicles, headway, riders,
 * vehicles in publication and prices follow from the city's tier, the line's length and stops, and the share
 * of its stops in business districts. A pure function of one line, so an import gives the same figures
 * whatever else is in the file. Every value is 估算; prices are 示例价.
 */
import type { CityFacts, PlaceFact } from './facts/city-facts.ts';
import { haversineMeters } from '@ooh/geo/distance';
import { shareOfText } from './text-hash.ts';

/** Most expensive first. 经纬线 here means the long lines of the outskirts (our interpretation of the level). */
export const busLevels = ['特级', 'A++', 'A+', 'A', '经纬线'] as const;
export type BusLevel = (typeof busLevels)[number];
export type BusDeck = 'single' | 'double';

/** Forms of advertising on a bus body, with the price relative to the full wrap. */
export const busForms = [
  { formId: 1, name: '全车彩贴', priceShare: 1 },
  { formId: 2, name: '车身彩贴', priceShare: 0.72 },
  { formId: 3, name: '条幅式', priceShare: 0.36 },
  { formId: 4, name: '车尾彩贴', priceShare: 0.24 },
] as const;

export interface LineFacts {
  /** Seed of the small differences between lines, for example name and city. */
  readonly key: string;
  readonly cityTier: CityFacts['tier'];
  /** Metres of one direction. */
  readonly lengthMeters: number;
  /** Stops of one direction. */
  readonly stopCount: number;
  /** 0..1, see `centralShareOf`. */
  readonly centralShare: number;
  /** How many times the trips of the rule the city runs; 1 where its fleet is not published. */
  readonly service?: number;
}

export interface LinePrice {
  readonly formId: number;
  readonly deck: BusDeck;
  /** One vehicle for 30 days. */
  readonly priceFen: number;
  readonly isPlaceholderPrice: true;
}

export interface LineDefaults {
  readonly level: BusLevel;
  readonly singleDeckVehicles: number;
  readonly doubleDeckVehicles: number;
  readonly headwayMinutes: number;
  readonly dailyRiders: number;
  /** Vehicles that carry an advertisement today and in 30, 60 and 90 days. */
  readonly inPublication: readonly [number, number, number, number];
  readonly prices: readonly LinePrice[];
  /** Names of the fields above that this rule filled: all of them. */
  readonly estimatedFields: readonly string[];
}

/** Full wrap of a single-deck vehicle on a line of level A, yuan for 30 days. */
const basePriceYuan: Record<CityFacts['tier'], number> = { 一线: 9800, 新一线: 7200, 二线: 5400, 其他: 3800 };
const levelFactor: Record<BusLevel, number> = { 特级: 1.75, 'A++': 1.4, 'A+': 1.2, A: 1, 经纬线: 0.78 };
const deckFactor: Record<BusDeck, number> = { single: 1, double: 1.55 };

/** Rate of the 示例价 card: yuan rounded to 50, in fen. */
export function samplePriceFen(
  tier: CityFacts['tier'],
  level: BusLevel,
  deck: BusDeck,
  formId: number,
): number {
  const form = busForms.find((candidate) => candidate.formId === formId);
  if (form === undefined) throw new RangeError(`unknown bus form ${formId}`);
  const yuan = basePriceYuan[tier] * levelFactor[level] * deckFactor[deck] * form.priceShare;
  return Math.round(yuan / 50) * 50 * 100;
}

/**
 * 0..1: centrality of the stops plus a little for length and stops. Half of the score is the share of stops
 * in business districts.
 */
function levelOf(line: LineFacts): BusLevel {
  const { centralShare, lengthMeters, stopCount } = line;
  if (centralShare < 0.12 && lengthMeters > 12_000) return '经纬线';
  const score = centralShare + 0.12 * Math.min(1, stopCount / 40) + 0.1 * Math.min(1, lengthMeters / 25_000);
  if (score >= 0.78) return '特级';
  if (score >= 0.62) return 'A++';
  return score >= 0.46 ? 'A+' : 'A';
}

const headwayByLevel: Record<BusLevel, number> = { 特级: 8.5, 'A++': 10, 'A+': 12, A: 14, 经纬线: 18 };
/** Share of vehicles that carry an advertisement today and in 30, 60 and 90 days. */
const occupancy = [0.61, 0.44, 0.29, 0.17];

/** Fills the missing fields of a line. Lengths and counts below one stop interval are treated as one. */
export function lineDefaults(line: LineFacts): LineDefaults {
  const level = levelOf(line);
  const share = (aspect: string): number => shareOfText(`${line.key}|${aspect}`);
  // Long lines run less often, so the number of vehicles grows with the square root of a long line's length.
  const stretch = Math.sqrt(Math.max(1, line.lengthMeters / 18_000));
  const headwayWish =
    (headwayByLevel[level] * stretch * (0.8 + 0.4 * share('headway'))) / (line.service ?? 1);
  // 18 km/h including stops, and eight minutes at each terminus.
  const roundMinutes = (2 * Math.max(500, line.lengthMeters)) / 300 + 16;
  const vehicles = Math.max(2, Math.round(roundMinutes / headwayWish));
  const doubleShare = level === '特级' || level === 'A++' ? 0.16 : level === 'A+' ? 0.05 : 0;
  const doubleDeckVehicles = share('deck') < doubleShare ? vehicles : 0;
  const ridersPerVehicle = 170 + 120 * Math.min(1, 0.6 * line.centralShare + 0.4 * share('riders'));
  const demand = { 特级: 1.15, 'A++': 1.1, 'A+': 1.05, A: 0.95, 经纬线: 0.8 }[level];
  const posted = occupancy.map((part) =>
    Math.min(vehicles, Math.round(vehicles * part * demand * (0.75 + 0.5 * share('posted')))),
  );
  const prices = (['single', 'double'] as const).flatMap((deck) =>
    busForms.map(({ formId }) => ({
      formId,
      deck,
      priceFen: samplePriceFen(line.cityTier, level, deck, formId),
      isPlaceholderPrice: true as const,
    })),
  );
  return {
    level,
    singleDeckVehicles: vehicles - doubleDeckVehicles,
    doubleDeckVehicles,
    headwayMinutes: Math.round((roundMinutes / vehicles) * 10) / 10,
    dailyRiders: Math.round(vehicles * ridersPerVehicle),
    inPublication: [posted[0], posted[1], posted[2], posted[3]],
    prices: prices.filter((price) =>
      doubleDeckVehicles > 0 ? price.deck === 'double' : price.deck === 'single',
    ),
    estimatedFields: [
      'level',
      'singleDeckVehicles',
      'doubleDeckVehicles',
      'headwayMinutes',
      'dailyRiders',
      'inPublication',
      'prices',
    ],
  };
}

/** Share of stops at most 400 m outside a business district's circle; 0 without stops. */
export function centralShareOf(
  stops: readonly { readonly lng: number; readonly lat: number }[],
  centres: readonly PlaceFact[],
): number {
  if (stops.length === 0) return 0;
  const inside = stops.filter((stop) =>
    centres.some(
      (centre) => haversineMeters(stop.lng, stop.lat, centre.lng, centre.lat) <= centre.radiusMeters + 400,
    ),
  );
  return inside.length / stops.length;
}
