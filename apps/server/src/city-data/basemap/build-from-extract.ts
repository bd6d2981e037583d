import { boundsContain } from '@ooh/geo/bounds';
import { wgs84 } from '@ooh/geo/point';
import { areaBounds, areaContains } from '@ooh/geo/polygon';
import { AppError } from '../../platform/http/app-error.ts';
import { regionByCode, regions } from '../../reference/region/regions.ts';
import { readFamily } from '../boundary/read-boundaries.ts';
import { buildBasemap, cityOutline, type BuiltBasemap } from './build-basemap.ts';
import { extractObjects } from './extract-objects.ts';
import { osmBlocks } from './osm-items.ts';
import { readExtract, type Extract, type OnPass } from './read-extract.ts';

/** One node in so many tells where a file lies. */
const sampledEach = 97;
/** The city of a file holds this part of its nodes, or the file is of several. */
const ownPart = 0.6;

/** The city in which an extract lies. Throws AppError where it is none or one of several. */
export async function cityOfExtract(path: string): Promise<string> {
  const samples: { lng: number; lat: number }[] = [];
  let count = 0;
  for await (const block of osmBlocks(path))
    for (const item of block) {
      if (item.type !== 'node') continue;
      if (count % sampledEach === 0) samples.push({ lng: item.lon, lat: item.lat });
      count += 1;
    }
  const found: { code: string; name: string; part: number }[] = [];
  for (const { adcode, name, level } of regions()) {
    if (level !== 'city') continue;
    const { self } = await readFamily(adcode);
    if (self === null) continue;
    const bounds = areaBounds(self.area);
    const inside = samples.filter(
      ({ lng, lat }) => boundsContain(bounds, wgs84(lng, lat)) && areaContains(self.area, wgs84(lng, lat)),
    ).length;
    if (inside > 0) found.push({ code: adcode, name, part: inside / samples.length });
  }
  found.sort((a, b) => b.part - a.part);
  if (found.length === 0) throw new AppError('refused', '文件所在区域不属于任何城市，请检查文件');
  if (found[0].part >= ownPart) return found[0].code;
  const names = found.slice(0, 8).map(({ code, name }) => `${name} ${code}`);
  throw new AppError('refused', `文件包含多个城市，请用 --city 指定其中一个：${names.join('、')}`);
}

/** Streets that reach into the city itself, not only its surroundings. */
function hasStreets({ ways, nodes }: Extract, contains: (lng: number, lat: number) => boolean): boolean {
  return ways.some(({ kind, refs }) => {
    const at = kind.layer === 'roads' ? nodes.at(refs[refs.length >> 1]) : undefined;
    return at !== undefined && contains(at[0], at[1]);
  });
}

/** Builds a city's base map of an OpenStreetMap extract. Throws AppError where nothing of the city is in it. */
export async function buildFromExtract(
  dataDir: string,
  path: string,
  cityCode: string,
  onPass?: OnPass,
): Promise<BuiltBasemap> {
  const { area, bounds } = await cityOutline(cityCode);
  const extract = await readExtract(path, bounds, onPass);
  if (!hasStreets(extract, (lng, lat) => areaContains(area, wgs84(lng, lat)))) {
    const name = regionByCode(cityCode)?.name ?? cityCode;
    throw new AppError('refused', `文件中没有${name}的道路，未作任何修改；请换用包含该城市的文件`);
  }
  return buildBasemap(dataDir, cityCode, extractObjects(extract), extract.dataDate);
}
