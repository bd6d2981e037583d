/**
 * The fixed media of a city: positions with place and level, their faces, and the days on which faces are booked.
 * Everything is synthetic (示例点位). Shelters are at bus stops, light boxes in metro stations, posters in the lifts
 * of estates and towers, screens in business districts, billboards along main roads.
 */
import { haversineMeters } from '@ooh/geo/distance';
import { areaContains } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { cellAt } from './city-grid.ts';
import type { CityModel } from './city-model.ts';
import {
  levelShares,
  mediaMix,
  positionLevels,
  type MediumMix,
  type PositionLevel,
  type PositionSite,
} from './media-mix.ts';
import type { MetroSystem } from './metro.ts';
import { placeStem } from './place-names.ts';
import type { CityPlaces } from './places.ts';
import { cumulativeOf, pickIndex, randomStream, type Random } from '@ooh/reference/random';
import type { NetworkStops } from './network.ts';

export interface MediaFace {
  readonly faceId: string;
  readonly faceNo: string;
  readonly formId: number;
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  readonly isLit: boolean;
  readonly facingDegrees: number | null;
  readonly spotSeconds: number | null;
  readonly loopSeconds: number | null;
  readonly slots: number;
}

export interface MediaPosition {
  readonly positionId: string;
  readonly mediumId: number;
  readonly code: string;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly level: PositionLevel;
  readonly districtName: string | null;
  readonly roadId: string | null;
  readonly aoiId: string | null;
  readonly businessDistrictId: string | null;
  readonly metroStationId: string | null;
  readonly faces: readonly MediaFace[];
}

/** Data used to place positions. */
export interface MediaSurroundings {
  readonly places: CityPlaces;
  readonly metro: MetroSystem | null;
  /** Stops of the city's bus lines; null where it has none. */
  readonly stops: NetworkStops | null;
}

interface Site {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly weight: number;
  readonly aoiId?: string;
  readonly roadId?: string;
  readonly metroStationId?: string;
}

/** Sites in the cells of a field, for cities without generated stops or areas. */
function cellSites(city: CityModel, field: Float64Array, ending: string): Site[] {
  return Array.from(city.grid.cells.keys())
    .filter((cell) => field[cell] > 0)
    .map((cell) => ({
      name: `${placeStem(cell)}${ending}`,
      lng: city.grid.lng[cell],
      lat: city.grid.lat[cell],
      weight: field[cell],
    }));
}

/** Points along the main roads, about one every `step` metres. */
function roadSites(city: CityModel, places: CityPlaces, ending: string): Site[] {
  const { fields, grid } = city;
  return places.mainRoads.flatMap(({ name, roadId, line }) =>
    line.slice(1).flatMap((to, i) => {
      const from = line[i];
      const parts = Math.max(1, Math.round(haversineMeters(from[0], from[1], to[0], to[1]) / 600));
      return Array.from({ length: parts }, (_, part) => {
        const t = (part + 0.5) / parts;
        const [lng, lat] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        const cell = cellAt(grid, lng, lat);
        return { name: `${name}${ending}`, lng, lat, roadId, weight: cell < 0 ? 0 : 0.1 + fields.busy[cell] };
      });
    }),
  );
}

const areaSites = (places: CityPlaces, types: readonly string[]): Site[] =>
  places.areas
    .filter((area) => types.includes(area.type))
    .map(({ aoiId, name, lng, lat, poiCount }) => ({ name, lng, lat, aoiId, weight: poiCount }));

function stopSites(city: CityModel, { stops, places }: MediaSurroundings): Site[] {
  if (stops === null) {
    const roads = roadSites(city, places, '站').map((site) => ({ ...site, weight: site.weight * 0.2 }));
    return [...roads, ...cellSites(city, city.fields.busy, '站')];
  }
  return Array.from(stops.lng, (lng, i) => ({
    name: stops.names[i],
    lng,
    lat: stops.lat[i],
    weight: Math.sqrt(stops.lines[i]),
  }));
}

function sitesOf(city: CityModel, around: MediaSurroundings, site: PositionSite): Site[] {
  const { fields } = city;
  const { places, metro } = around;
  switch (site) {
    case 'stop':
      return stopSites(city, around);
    case 'station':
      return (metro?.stations ?? []).map(({ stationId, name, lng, lat, cell }) => ({
        name,
        lng,
        lat,
        metroStationId: stationId,
        weight: 0.2 + 400 * (fields.shops[cell] + fields.jobs[cell]),
      }));
    case 'tower':
      return [...areaSites(places, ['写字楼']), ...cellSites(city, fields.jobs, '大厦')];
    case 'estate':
      return [...areaSites(places, ['小区']), ...cellSites(city, fields.residential, '花园')];
    case 'mall':
      return [...areaSites(places, ['商场']), ...cellSites(city, fields.shops, '影城')];
    case 'hub':
      return areaSites(places, ['交通枢纽']);
    case 'road':
      return roadSites(city, places, '');
    case 'centre':
      return city.centres.map((centre) => ({ ...centre, weight: centre.shops }));
  }
}

/** Relative value of a site by its cell: workers, shoppers and traffic. */
function worthOf(city: CityModel): Float64Array {
  const { jobs, shops, busy } = city.fields;
  const [most, maxShops] = [Math.max(...jobs), Math.max(...shops)];
  return busy.map((value, cell) => value + jobs[cell] / most + shops[cell] / maxShops);
}

function levelOfRank(rank: number): PositionLevel {
  let sum = 0;
  for (let i = 0; i < levelShares.length; i++) {
    sum += levelShares[i];
    if (rank < sum) return positionLevels[i];
  }
  return positionLevels[levelShares.length - 1];
}

function facesOf(medium: MediumMix, positionId: string, random: Random): MediaFace[] {
  const [least, most] = medium.faces;
  const count = least + random.integer(most - least + 1);
  const mix = cumulativeOf(medium.forms.map((form) => form.share));
  const facing = medium.site === 'road' || medium.site === 'stop' ? random.integer(360) : null;
  return Array.from({ length: count }, (_, index) => {
    const form = medium.forms[pickIndex(mix, random.next())];
    return {
      faceId: `${positionId}-${index + 1}`,
      faceNo: String.fromCharCode(65 + index),
      formId: form.formId,
      widthMillimeters: form.widthMillimeters,
      heightMillimeters: form.heightMillimeters,
      isLit: form.isLit,
      facingDegrees: facing === null ? null : (facing + 180 * index) % 360,
      spotSeconds: form.spotSeconds,
      loopSeconds: form.loopSeconds,
      slots: medium.slots,
    };
  });
}

/** Sites for `count` positions: drawn by weight, several in one station or building where necessary. */
function drawSites(sites: readonly Site[], count: number, random: Random): Site[] {
  if (sites.length === 0) return [];
  const weights = cumulativeOf(sites.map((site) => site.weight));
  return Array.from({ length: count }, () => sites[pickIndex(weights, random.next())]);
}

/** Maximum distance in metres between a position and its site. */
const strayMeters: Record<PositionSite, number> = {
  stop: 12,
  station: 60,
  tower: 40,
  estate: 120,
  centre: 350,
  road: 30,
  mall: 40,
  hub: 120,
};

/** Number of positions of a medium in a city; `density` below 1 keeps a part of them. */
const countOf = (medium: MediumMix, residents: number, stations: number, density: number): number =>
  Math.ceil((medium.perMillion * (residents / 1e6) + medium.perStation * stations) * density);

/** Number of all positions of a city by the declared mix. */
export const positionCountFor = (residents: number, stations: number): number =>
  mediaMix.reduce((sum, medium) => sum + countOf(medium, residents, stations, 1), 0);

/**
 * Generates all positions of the city, medium by medium, ids in order. `density` 1 is the whole declared inventory,
 * less is a sample of it for a coarse city.
 */
export function generateInventory(city: CityModel, around: MediaSurroundings, density = 1): MediaPosition[] {
  const worth = worthOf(city);
  return mediaMix.flatMap((medium) => positionsOf(city, around, medium, worth, density));
}

function positionsOf(
  city: CityModel,
  around: MediaSurroundings,
  medium: MediumMix,
  worth: Float64Array,
  density: number,
): MediaPosition[] {
  const { grid } = city;
  const random = randomStream(city.seed, `medium ${medium.mediumId}`);
  const residents = city.districtResidents.reduce((sum, value) => sum + value, 0);
  const count = countOf(medium, residents, around.metro?.stations.length ?? 0, density);
  const sites = drawSites(sitesOf(city, around, medium.site), count, random);
  const placed = sites.map((site) => {
    const [x, y] = [grid.plane.x(site.lng), grid.plane.y(site.lat)];
    const stray = strayMeters[medium.site];
    const { lng, lat } = grid.plane.point(
      x + stray * (2 * random.next() - 1),
      y + stray * (2 * random.next() - 1),
    );
    const cell = cellAt(grid, lng, lat);
    return { site, lng, lat, cell, worth: (cell < 0 ? 0 : worth[cell]) + 0.3 * random.next() };
  });
  const order = Array.from(placed.keys()).sort((a, b) => placed[b].worth - placed[a].worth || a - b);
  const rank = new Float64Array(placed.length);
  order.forEach((index, at) => (rank[index] = at / placed.length));
  return placed.map(({ site, lng, lat, cell }, index) => {
    const number = String(index + 1).padStart(5, '0');
    const positionId = `${city.adcode}-m${medium.mediumId}-${number}`;
    const inside = around.places.businessDistricts.find(
      (district) => Math.abs(district.lat - lat) < 0.02 && areaContains(district.outline, wgs84(lng, lat)),
    );
    return {
      positionId,
      mediumId: medium.mediumId,
      code: `${city.adcode.slice(0, 4)}-${String(medium.mediumId).padStart(2, '0')}-${number}`,
      name: `${site.name}${medium.name}`,
      lng,
      lat,
      level: levelOfRank(rank[index]),
      districtName: cell < 0 ? null : city.districts[grid.district[cell]].name,
      roadId: site.roadId ?? null,
      aoiId: site.aoiId ?? null,
      businessDistrictId: inside?.districtId ?? null,
      metroStationId: site.metroStationId ?? null,
      faces: facesOf(medium, positionId, random),
    };
  });
}
