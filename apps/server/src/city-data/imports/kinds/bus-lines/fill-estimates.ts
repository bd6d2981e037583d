import { cityFactsOf, type CityFacts, type PlaceFact } from '@ooh/reference/facts/city-facts';
import { busForms, centralShareOf, lineDefaults, samplePriceFen } from '@ooh/reference/line-defaults';
import type { LineLevel } from '@ooh/contract/domain/bus';
import type { Deck } from '@ooh/contract/domain/bus-names';
import { cellCentre, cellOf, type H3Cell } from '@ooh/geo/h3-cell';
import type { BusLinePrice, BusLineRecord } from '../../../bus-line/bus-line-record.ts';
import { highTierCity } from '../../../../reference/region/regions.ts';
import type { ImportedLine } from './assemble-lines.ts';

/** Hours of service where a file gives none. */
const usualFirstHour = 6;
const usualLastHour = 22;
/** The form that a file's rate card prices: 全车彩贴. The other forms are sampled in proportion. */
export const pricedFormId = 1;

/** What the declared rule needs to know of a city. */
export interface EstimateCity {
  readonly cityCode: string;
  readonly tier: CityFacts['tier'];
  readonly centres: readonly PlaceFact[];
}

/** The city's declared business districts; where none are declared, the places with most stops of the file itself. */
export function estimateCity(cityCode: string, lines: readonly ImportedLine[]): EstimateCity {
  const facts = cityFactsOf(highTierCity(cityCode)?.adcode ?? cityCode);
  const centres = facts.businessDistricts.length > 0 ? facts.businessDistricts : densestPlaces(lines);
  return { cityCode, tier: facts.tier, centres };
}

const densestCount = 16;
const densestResolution = 7;

function densestPlaces(lines: readonly ImportedLine[]): PlaceFact[] {
  const visits = new Map<H3Cell, number>();
  for (const { directions } of lines) {
    for (const { point } of directions[0].stops) {
      const cell = cellOf(point, densestResolution);
      visits.set(cell, (visits.get(cell) ?? 0) + 1);
    }
  }
  return [...visits]
    .toSorted(([a, visitsA], [b, visitsB]) => visitsB - visitsA || (a < b ? -1 : 1))
    .slice(0, densestCount)
    .map(([cell]) => ({ name: cell, ...cellCentre(cell), radiusMeters: 1200, jobs: 1, shops: 1 }));
}

/** A complete line: values of the file, and the declared rule (估算, 示例价) for the rest. */
export function completeLine(line: ImportedLine, city: EstimateCity): BusLineRecord {
  const { attributes, directions } = line;
  const stops = directions[0].stops;
  const rule = lineDefaults({
    key: line.lineId,
    cityTier: city.tier,
    lengthMeters: line.lengthMeters,
    stopCount: stops.length,
    centralShare: centralShareOf(
      stops.map(({ point }) => point),
      city.centres,
    ),
  });
  const hasVehicles = attributes.singleDeckVehicles !== null || attributes.doubleDeckVehicles !== null;
  const single = hasVehicles ? (attributes.singleDeckVehicles ?? 0) : rule.singleDeckVehicles;
  const double = hasVehicles ? (attributes.doubleDeckVehicles ?? 0) : rule.doubleDeckVehicles;
  const level = attributes.level ?? rule.level;
  const given = {
    stops: directions.every((direction) => !direction.hasOnlyEnds),
    lengthMeters: directions.every((direction) => direction.isDrawn),
    level: attributes.level !== null,
    singleDeckVehicles: hasVehicles,
    doubleDeckVehicles: hasVehicles,
    headwayMinutes: attributes.headwayMinutes !== null,
    dailyRiders: attributes.dailyRiders !== null,
    firstHour: attributes.firstHour !== null,
    lastHour: attributes.lastHour !== null,
    inPublication: false,
    prices: false,
  };
  const prices = pricesOf(line, level, city, single, double);
  given.prices = prices.every((price) => !price.isPlaceholderPrice);
  return {
    lineId: line.lineId,
    lineName: line.lineName,
    level,
    operator: attributes.operator,
    lengthMeters: line.lengthMeters,
    singleDeckVehicles: single,
    doubleDeckVehicles: double,
    headwayMinutes: attributes.headwayMinutes ?? rule.headwayMinutes,
    dailyRiders: attributes.dailyRiders ?? rule.dailyRiders,
    firstHour: attributes.firstHour ?? usualFirstHour,
    lastHour: attributes.lastHour ?? usualLastHour,
    inPublication: rule.inPublication.map((vehicles) => Math.min(vehicles, single + double)),
    estimatedFields: Object.entries(given).flatMap(([field, isGiven]) => (isGiven ? [] : [field])),
    directions: directions.map(({ direction, name, lengthMeters, shape, stops }) => ({
      direction,
      name,
      lengthMeters: Math.round(lengthMeters),
      shape: shape.map(({ lng, lat }) => [lng, lat] as const),
      stops: stops.map(({ name, point }) => ({ name, lng: point.lng, lat: point.lat })),
    })),
    prices,
  };
}

function pricesOf(
  line: ImportedLine,
  level: LineLevel,
  city: EstimateCity,
  single: number,
  double: number,
): BusLinePrice[] {
  const decks: Deck[] = [
    ...(single > 0 || double === 0 ? (['single'] as const) : []),
    ...(double > 0 ? (['double'] as const) : []),
  ];
  return decks.flatMap((deck) => {
    const { singleDeckPriceFen, doubleDeckPriceFen } = line.attributes;
    const card = deck === 'single' ? singleDeckPriceFen : doubleDeckPriceFen;
    return busForms.map(({ formId, priceShare }): BusLinePrice => {
      if (card === null)
        return {
          formId,
          deck,
          priceFen: samplePriceFen(city.tier, level, deck, formId),
          isPlaceholderPrice: true,
        };
      return {
        formId,
        deck,
        priceFen: Math.round(card * priceShare),
        isPlaceholderPrice: formId !== pricedFormId,
      };
    });
  });
}

/** Fields that a person may correct by hand; such corrections outlive a new import that does not give them. */
const correctable = [
  'level',
  'singleDeckVehicles',
  'doubleDeckVehicles',
  'headwayMinutes',
  'dailyRiders',
] as const;

/** The line with what was known (not estimated) of it in the release before, where the new file gives nothing. */
export function keepCorrections(line: BusLineRecord, before: BusLineRecord | undefined): BusLineRecord {
  if (!before) return line;
  const kept = correctable.filter(
    (field) => line.estimatedFields.includes(field) && !before.estimatedFields.includes(field),
  );
  const known = new Map(
    before.prices
      .filter((price) => !price.isPlaceholderPrice)
      .map((price) => [`${price.formId}|${price.deck}`, price]),
  );
  const prices = line.prices.map((price) =>
    price.isPlaceholderPrice ? (known.get(`${price.formId}|${price.deck}`) ?? price) : price,
  );
  const isPriced = prices.every((price) => !price.isPlaceholderPrice);
  return {
    ...line,
    ...Object.fromEntries(kept.map((field) => [field, before[field]])),
    prices,
    estimatedFields: line.estimatedFields.filter(
      (field) => !(kept as readonly string[]).includes(field) && !(field === 'prices' && isPriced),
    ),
  };
}
