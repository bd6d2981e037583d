import type { delineation } from '@ooh/contract/domain/delineation';
import { circleUnionSquareMeters } from '@ooh/geo/circle-union';
import type { z } from 'zod';
import { registerOf } from '../../city-data/bus-line/city-lines.ts';
import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import { areaFiguresOf, figureContext } from '../city-perspective/area-figures.ts';
import { crowdUnderCircles } from '../city-perspective/circle-cells.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { isMediumGranted } from '../city-perspective/granted-city.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { pageSlice } from './aoi-table.ts';
import { geographyOf, type CityPoi } from '../../city-data/place/city-geography.ts';
import { mediaOfCity, rateCardOf, type CityMedia, type RateCard } from './city-media.ts';
import { grantedNetwork, linesNear, type LineNearby } from './lines-nearby.ts';
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

interface PositionNearby {
  readonly position: number;
  distanceMeters: number;
  nearest: number;
  places: number;
}

function positionsNear(media: CityMedia, pois: readonly CityPoi[], radiusMeters: number): PositionNearby[] {
  const found = new Map<number, PositionNearby>();
  pois.forEach(({ point }, nearest) => {
    for (const { index, distanceMeters } of media.index.within(point, radiusMeters)) {
      const sum = found.get(index);
      if (sum === undefined) found.set(index, { position: index, distanceMeters, nearest, places: 1 });
      else {
        sum.places++;
        if (distanceMeters < sum.distanceMeters) Object.assign(sum, { distanceMeters, nearest });
      }
    }
  });
  return [...found.values()].sort((a, b) => a.distanceMeters - b.distanceMeters || a.position - b.position);
}

function pricesOf(
  media: CityMedia,
  rates: RateCard,
  position: number,
): Delineation['positionRows'][number]['prices'] {
  const { mediumId, level, forms } = media.positions[position];
  return forms.flatMap(({ formId, formName }) => {
    const price = rates.priceOf(mediumId, formId, level);
    return price === undefined ? [] : [{ formName, deck: null, ...price }];
  });
}

function mediaSummary(
  media: CityMedia,
  rates: RateCard,
  near: readonly PositionNearby[],
): Delineation['media'] {
  const groups = Map.groupBy(near, ({ position }) => media.positions[position].mediumId);
  return [...groups]
    .map(([mediumId, positions]) => {
      const prices = positions.flatMap(({ position }) =>
        pricesOf(media, rates, position).map((price) => price.priceFen),
      );
      return {
        mediumId,
        mediumName: media.media.get(mediumId)?.name ?? String(mediumId),
        unit: media.media.get(mediumId)?.unit ?? '',
        positions: positions.length,
        faces: positions.reduce((sum, { position }) => sum + facesOf(media, position), 0),
        lowestPriceFen: prices.length > 0 ? prices.reduce((a, b) => Math.min(a, b)) : null,
        highestPriceFen: prices.length > 0 ? prices.reduce((a, b) => Math.max(a, b)) : null,
      };
    })
    .sort((a, b) => b.positions - a.positions || a.mediumId - b.mediumId);
}

const facesOf = (media: CityMedia, position: number): number =>
  media.positions[position].forms.reduce((sum, { faces }) => sum + faces, 0);

async function lineRows(
  stores: Stores,
  city: CityCrowd,
  lineIds: readonly string[],
  pois: readonly CityPoi[],
  near: readonly LineNearby[],
): Promise<Delineation['lineRows']> {
  if (near.length === 0) return [];
  const register = await registerOf(stores.db, city.data.busLines!);
  return near.flatMap(({ line, distanceMeters, nearest, places }) => {
    const record = register.get(lineIds[line]);
    if (record === undefined) return [];
    const prices = record.prices.map(({ formId, deck, priceFen, isPlaceholderPrice }) => ({
      formName: busFormOf(formId)?.name ?? String(formId),
      deck,
      priceFen,
      periodDays: 30,
      isSample: isPlaceholderPrice,
    }));
    const { lineId, lineName, level } = record;
    return [
      {
        lineId,
        lineName,
        level,
        nearestPoi: pois[nearest].name,
        distanceMeters,
        poisWithin: places,
        prices,
      },
    ];
  });
}

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
  const near = positionsNear(media, pois, radiusMeters).filter(({ position }) => {
    const { mediumId } = media.positions[position];
    return isMediumGranted(city, mediumId) && (mediumIds.length === 0 || mediumIds.includes(mediumId));
  });
  const lines = network === null ? [] : linesNear(network, points, radiusMeters);
  const sum = pois.length * Math.PI * radiusMeters * radiusMeters;
  const union = circleUnionSquareMeters(points, radiusMeters);
  const page = { pageNo, pageSize };
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
      question.list === 'media'
        ? pageSlice(near, page).map(({ position, distanceMeters, nearest, places }) => {
            const { positionId, mediumId, code, name, districtName, level, point } =
              media.positions[position];
            return {
              positionId,
              mediumId,
              mediumName: media.media.get(mediumId)?.name ?? String(mediumId),
              code,
              name,
              districtName,
              level,
              lng: point.lng,
              lat: point.lat,
              faces: facesOf(media, position),
              nearestPoi: pois[nearest].name,
              distanceMeters,
              poisWithin: places,
              prices: pricesOf(media, rates, position),
            };
          })
        : [],
    lineRows:
      question.list === 'lines' && network !== null
        ? await lineRows(
            stores,
            city,
            network.lines.map((line) => line.lineId),
            pois,
            pageSlice(lines, page),
          )
        : [],
    total: question.list === 'media' ? near.length : lines.length,
    pageNo,
    pageSize,
  };
}
