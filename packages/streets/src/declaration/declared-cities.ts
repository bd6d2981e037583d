import type { CityDeclaration } from './city-declaration.ts';
import { parseDeclaration } from './parse-declaration.ts';
import { central } from './table/central.ts';
import { east } from './table/east.ts';
import { north } from './table/north.ts';
import { northeast } from './table/northeast.ts';
import { south } from './table/south.ts';
import { west } from './table/west.ts';

function readTable(): ReadonlyMap<string, CityDeclaration> {
  const cities = new Map<string, CityDeclaration>();
  for (const region of [north, northeast, east, central, south, west])
    for (const line of region.trim().split('\n')) {
      const city = parseDeclaration(line);
      if (cities.has(city.cityCode)) throw new Error(`城市声明 ${city.cityCode} 重复`);
      cities.set(city.cityCode, city);
    }
  return cities;
}

/** Cities whose plan is declared, by code; municipalities have the code of their province. */
export const declaredCities: ReadonlyMap<string, CityDeclaration> = readTable();
