import { areaBounds, areaCentroid, areaSquareMeters, type Area } from '@ooh/geo/polygon';
import { localPlane } from '@ooh/geo/local-plane';
import { boundsIntersect, expandBounds } from '@ooh/geo/bounds';
import type { CityDeclaration } from '@ooh/streets/declaration/city-declaration';
import { declaredCities } from '@ooh/streets/declaration/declared-cities';
import { defaultDeclaration } from '@ooh/streets/declaration/default-declaration';
import { layStreets, type StreetsInput } from '@ooh/streets/lay-streets';
import { packStreets } from '@ooh/streets/packed/pack-streets';
import {
  countryAdcode,
  readFamily,
  readForeignLand,
  type Boundary,
  type BoundaryFamily,
} from '../boundary/read-boundaries.ts';
import { streetsSeed } from './streets-seed.ts';
import type { StreetsCity } from './streets-questions.ts';

/** Residents of a city of which none are known, by the area of its urban districts: people a km². */
const usualDensity = 900;
const [fewestResidents, mostResidents] = [400_000, 6_000_000];
/** The coast is drawn this much farther than the city reaches, in reaches of the city. */
const coastReach = 3.5;
/** Land this far away may show on the city's map, metres. */
const landReach = 400_000;

/** A plan for a city that is not declared: its middle is that of its smallest urban district. */
function undeclared({ cityCode, name }: StreetsCity, districts: readonly Boundary[]): CityDeclaration {
  const urban = districts.filter((district) => district.name.endsWith('区'));
  const sized = (urban.length > 0 ? urban : districts)
    .map((district) => ({ ...district, squareMeters: areaSquareMeters(district.area) }))
    .sort((a, b) => a.squareMeters - b.squareMeters);
  const { lng, lat } = areaCentroid(sized[0].area);
  const squareKilometers = sized.reduce((sum, { squareMeters }) => sum + squareMeters / 1e6, 0);
  const residents = Math.min(mostResidents, Math.max(fewestResidents, usualDensity * squareKilometers));
  return defaultDeclaration({ cityCode, name, lng, lat, residents });
}

/** How far a city reaches from its centre, metres east–west or north–south. */
function reachOf({ lng, lat }: CityDeclaration, districts: readonly Boundary[]): number {
  const plane = localPlane(lng, lat);
  return Math.max(
    ...districts.flatMap(({ area }) => {
      const { west, east, south, north } = areaBounds(area);
      return [plane.x(west), plane.x(east), plane.y(south), plane.y(north)].map(Math.abs);
    }),
  );
}

function districtsOf({ self, children }: BoundaryFamily): readonly Boundary[] {
  if (children.length > 0) return children;
  return self === null ? [] : [self];
}

/** The country's land and its neighbours' around a city. */
async function landAround(districts: readonly Boundary[]): Promise<readonly Area[]> {
  const reach = expandBounds(areaBounds(districts[0].area), landReach);
  const land = [
    ...(await readFamily(countryAdcode)).children.map(({ area }) => area),
    ...(await readForeignLand()),
  ];
  return land.filter((area) => boundsIntersect(areaBounds(area), reach));
}

/** What a city's streets are laid on: its shipped outlines; null where it has none. */
export async function streetsInputOf(city: StreetsCity): Promise<StreetsInput | null> {
  const districts = districtsOf(await readFamily(city.cityCode));
  if (districts.length === 0) return null;
  const declaration = declaredCities.get(city.declaredCode) ?? undeclared(city, districts);
  return {
    declaration: { ...declaration, cityCode: city.cityCode },
    districts: districts.map(({ area }) => area),
    land: await landAround(districts),
    coastMeters: Math.round(coastReach * reachOf(declaration, districts)),
    seed: streetsSeed,
  };
}

/** Lays the streets of a city and packs them; null where it has no outline. */
export async function layCityStreets(city: StreetsCity): Promise<Uint8Array<ArrayBuffer> | null> {
  const input = await streetsInputOf(city);
  return input && packStreets(layStreets(input));
}
