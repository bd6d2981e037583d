import type { delineation } from '@ooh/contract/domain/delineation';
import { circleUnionSquareMeters } from '@ooh/geo/circle-union';
import type { z } from 'zod';
import { areaFiguresOf, figureContext } from '../city-perspective/area-figures.ts';
import { crowdUnderCircles } from '../city-perspective/circle-cells.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { isMediumGranted } from '../city-perspective/granted-city.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageSlice } from './aoi-table.ts';
import { geographyOf, type CityPoi } from '../../city-data/place/city-geography.ts';
import { mediaOfCity, rateCardOf } from './city-media.ts';
import { lineRowsOf } from './line-rows.ts';
import { mediaSummary, positionRowsOf, positionsNear } from './nearby-positions.ts';
import { grantedNetwork, linesNear } from './lines-nearby.ts';
import type { PoiGroupRule } from './poi-map.ts';
import { countText } from '../../disclosure/figure-text.ts';

type Delineation = z.output<typeof delineation>;

export interface DelineationQuestion {
  readonly radiusMeters: number;
  readonly districtNames: readonly string[];
  readonly mediumIds: readonly number[];
  readonly list: 'media' | 'lines';
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Beyond this many places a delineation says nothing more than the city. */
const maxPois = 5000;

const tooManyPois = (pois: number) =>
  new AppError(
    'refused',
    `命中 ${countText(pois)} 个地点，超过 ${countText(maxPois)} 个，请增加条件或缩小范围`,
  );

/** The places of the groups, and what stands within a radius of any of them. */
export async function delineate(
  stores: Stores,
  city: CityCrowd,
  rules: readonly PoiGroupRule[],
  question: DelineationQuestion,
): Promise<Delineation> {
  const { radiusMeters, districtNames, mediumIds, pageNo, pageSize } = question;
  const ground = await geographyOf(stores.db, city.data);
  const wanted = (poi: CityPoi) =>
    districtNames.length === 0 || districtNames.includes(poi.districtName ?? '');
  const pois = ground.pois.filter((poi) => wanted(poi) && rules.some((rule) => rule.holds(poi)));
  if (pois.length > maxPois) throw tooManyPois(pois.length);
  const points = pois.map((poi) => poi.point);
  const [media, rates, network] = await Promise.all([
    mediaOfCity(stores.db, city.cityCode),
    rateCardOf(stores.db, city.cityCode),
    grantedNetwork(stores.db, city),
  ]);
  const circles = points.map((centre) => ({ centre, radiusMeters }));
  const crowd = await crowdUnderCircles(stores, city, circles);
  const near = positionsNear(media, points, radiusMeters).filter(({ position }) => {
    const { mediumId } = media.positions[position];
    return isMediumGranted(city, mediumId) && (mediumIds.length === 0 || mediumIds.includes(mediumId));
  });
  const lines = network === null ? [] : linesNear(network, points, radiusMeters);
  const sum = pois.length * Math.PI * radiusMeters * radiusMeters;
  const union = circleUnionSquareMeters(points, radiusMeters);
  const page = { pageNo, pageSize };
  const nameOf = (place: number) => pois[place].name;
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    pois: pois.length,
    groups: rules.map(({ name, holds }) => ({ name, count: pois.filter((poi) => holds(poi)).length })),
    sumSquareMeters: sum,
    unionSquareMeters: union,
    overlapShare: sum > 0 ? Math.max(0, 1 - union / sum) : 0,
    crowd: areaFiguresOf(crowd, figureContext(city, stores.config.minimumCell)),
    media: mediaSummary(media, rates, near),
    lines: lines.length,
    positionRows:
      question.list === 'media' ? positionRowsOf(media, rates, pageSlice(near, page), nameOf) : [],
    lineRows:
      question.list === 'lines' && network !== null
        ? await lineRowsOf(stores, city, network, pageSlice(lines, page), nameOf)
        : [],
    total: question.list === 'media' ? near.length : lines.length,
    pageNo,
    pageSize,
  };
}
