import { delineationDays, type ReachedArea } from '@ooh/contract/domain/delineation';
import type { CallOutput, ParsedInput } from '@ooh/contract/registry';
import { circleUnionSquareMeters } from '@ooh/geo/circle-union';
import type { Wgs84Point } from '@ooh/geo/point';
import { AppError } from '../../platform/http/app-error.ts';
import { cityName } from '../../reference/region/regions.ts';
import { areaFiguresOf, figureContext } from '../city-perspective/area-figures.ts';
import { crowdUnderCircles } from '../city-perspective/circle-cells.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { isMediumGranted } from '../city-perspective/granted-city.ts';
import { pageSlice } from './aoi-table.ts';
import { mediaOfCity, rateCardOf } from './city-media.ts';
import { lineRowsOf } from './line-rows.ts';
import { grantedNetwork, linesNear } from './lines-nearby.ts';
import {
  facesOf,
  mediaSummary,
  positionRowsOf,
  positionsNear,
  pricesOf,
  type PositionNearby,
} from './nearby-positions.ts';
import { reachedRing } from './reached-ring.ts';
import type { Reached, Supply } from './reached.ts';
import { pointsAlong, type ScopeShape } from './scope-shape.ts';
import { besideStreetMeters, walkedPoints, walkGraphOf } from './walked-streets.ts';

type Question = ParsedInput<'v1/places/delineate'>;
type Answer = CallOutput<'v1/places/delineate'>;

/** One face of a position in its cheapest form for 28 days, fen; 0 where the rate card has none. */
function cheapestFen({ media, rates }: Supply, position: number): number {
  const prices = pricesOf(media, rates, position).map(
    ({ priceFen, periodDays }) => (priceFen * delineationDays) / periodDays,
  );
  return prices.length === 0 ? 0 : Math.round(Math.min(...prices));
}

function presentReach(stores: Stores, city: CityCrowd, supply: Supply, reached: Reached): ReachedArea {
  const { radiusMeters, minutes, sumSquareMeters, unionSquareMeters, crowd, near, lines } = reached;
  const sumOf = (of: (position: number) => number) =>
    near.reduce((sum, { position }) => sum + of(position), 0);
  return {
    radiusMeters,
    minutes,
    sumSquareMeters,
    unionSquareMeters,
    overlapShare: sumSquareMeters > 0 ? Math.max(0, 1 - unionSquareMeters / sumSquareMeters) : 0,
    crowd: areaFiguresOf(crowd, figureContext(city, stores.config.minimumCell)),
    positions: near.length,
    faces: sumOf((position) => facesOf(supply.media, position)),
    lines: lines.length,
    rateCardFen: sumOf((position) => cheapestFen(supply, position)),
    media: mediaSummary(supply.media, supply.rates, near),
  };
}

/** What circles of one radius around some points hold; the points of a way or a walk count as one place. */
async function reachedAround(
  stores: Stores,
  city: CityCrowd,
  supply: Supply,
  around: {
    readonly points: readonly Wgs84Point[];
    readonly radiusMeters: number;
    readonly areDistinct: boolean;
  },
): Promise<Omit<Reached, 'minutes'>> {
  const { points, radiusMeters, areDistinct } = around;
  const { media, network } = supply;
  const union = circleUnionSquareMeters(points, radiusMeters);
  const near = positionsNear(media, points, radiusMeters);
  const lines = network === null ? [] : linesNear(network, points, radiusMeters);
  const asOne = <One extends { places: number }>(one: One): One =>
    areDistinct ? one : { ...one, places: 1 };
  return {
    radiusMeters,
    sumSquareMeters: areDistinct ? points.length * Math.PI * radiusMeters ** 2 : union,
    unionSquareMeters: union,
    crowd: await crowdUnderCircles(
      stores,
      city,
      points.map((centre) => ({ centre, radiusMeters })),
    ),
    near: near.map(asOne),
    lines: lines.map(asOne),
  };
}

/** What is reached on foot on the schematic streets; refuses cities without streets. */
async function reachedOnFoot(
  stores: Stores,
  city: CityCrowd,
  supply: Supply,
  points: readonly Wgs84Point[],
  minutes: readonly number[],
): Promise<{ reached: Reached[]; covered: Answer['covered'] }> {
  const most = 50;
  if (points.length > most)
    throw new AppError('refused', `步行等时圈最多 ${most} 个地点，现有 ${points.length} 个`);
  const graph = await walkGraphOf(stores.config.dataDir, city.cityCode);
  if (graph === null) throw new AppError('refused', `${cityName(city.cityCode)}没有路网，不能计算步行等时圈`);
  const reached: Reached[] = [];
  let covered: Answer['covered'] = [];
  for (const time of minutes) {
    const walked = walkedPoints(graph, points, time);
    const around = { points: walked, radiusMeters: besideStreetMeters, areDistinct: false };
    if (reached.length === 0)
      covered = walked.map(({ lng, lat }) => ({ lng, lat, radiusMeters: besideStreetMeters }));
    reached.push({ ...(await reachedAround(stores, city, supply, around)), radiusMeters: 0, minutes: time });
  }
  return { reached, covered };
}

/** Circles an eighth of their radius apart leave less than 0.2 % of it uncovered at the edge of a way's buffer. */
const stepFor = (radiusMeters: number): number => Math.max(25, radiusMeters / 8);

async function reachesOf(
  stores: Stores,
  city: CityCrowd,
  supply: Supply,
  shape: ScopeShape,
  question: Question,
) {
  if (shape.kind === 'ring')
    return { reached: [await reachedRing(stores, city, supply, shape.ring)], covered: [] };
  if (question.minutes !== undefined && shape.kind === 'places')
    return reachedOnFoot(stores, city, supply, shape.points, question.minutes);
  const areDistinct = shape.kind === 'places';
  const reached: Reached[] = [];
  for (const radiusMeters of question.radiiMeters) {
    const points = shape.kind === 'way' ? pointsAlong(shape.way, stepFor(radiusMeters)) : shape.points;
    const around = { points, radiusMeters, areDistinct };
    reached.push({ ...(await reachedAround(stores, city, supply, around)), minutes: null });
  }
  return { reached, covered: [] };
}

/** People, media and lines in a scope, by radius or by minutes; the list is that of the first of them. */
export async function surroundings(
  stores: Stores,
  city: CityCrowd,
  shape: ScopeShape,
  question: Question,
): Promise<Answer> {
  const [media, rates, network] = await Promise.all([
    mediaOfCity(stores.db, city.cityCode),
    rateCardOf(stores.db, city.cityCode),
    grantedNetwork(stores.db, city),
  ]);
  const supply = { media, rates, network };
  const { reached, covered } = await reachesOf(stores, city, supply, shape, question);
  const isWanted = ({ position }: PositionNearby) => {
    const { mediumId } = media.positions[position];
    const isAsked = question.mediumIds.length === 0 || question.mediumIds.includes(mediumId);
    return isAsked && isMediumGranted(city, mediumId);
  };
  const seen = reached.map((one) => ({ ...one, near: one.near.filter(isWanted) }));
  const [first] = seen;
  const nameOf = (place: number) =>
    shape.kind === 'places' && first.minutes === null ? shape.names[place] : '';
  const { list, pageNo, pageSize } = question;
  const page = { pageNo, pageSize };
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: shape.kind === 'places' ? shape.points.length : 0,
    reaches: seen.map((one) => presentReach(stores, city, supply, one)),
    isSchematic: first.minutes !== null,
    covered,
    positionRows: list === 'media' ? positionRowsOf(media, rates, pageSlice(first.near, page), nameOf) : [],
    lineRows:
      list === 'lines' && network !== null
        ? await lineRowsOf(stores, city, network, pageSlice(first.lines, page), nameOf)
        : [],
    total: list === 'media' ? first.near.length : first.lines.length,
    pageNo,
    pageSize,
  };
}
