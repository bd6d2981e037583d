import type { CallOutput } from '@ooh/contract/registry';
import type { Bounds } from '@ooh/geo/bounds';
import { areaBounds } from '@ooh/geo/polygon';
import { schematicStreetsNotice } from '@ooh/streets/notice';
import type { Config } from '../../platform/config/config.ts';
import { countryAdcode, readFamily } from '../boundary/read-boundaries.ts';
import { osmAttribution } from './build-basemap.ts';
import { cityArchivePath, openArchive, type BasemapArchive } from './kept-basemaps.ts';
import { tiandituPictures } from './tianditu.ts';

export type OfferedBasemaps = CallOutput<'v1/base-maps/{cityCode}'>;
type OfferedBasemap = OfferedBasemaps['maps'][number];

type Settings = Pick<Config, 'dataDir' | 'basemap' | 'tiandituKey' | 'amapKey'>;

/** Where archives are served; the operator's file has no city. */
export const archiveAddress = '/base-maps';
export const operatorArchive = 'operator';

const notes = {
  whole: null,
  part: '该城市的 OSM 道路仅覆盖部分城区',
  none: '该城市的 OSM 图层不含道路',
} as const;

function archiveTiles(name: string, { version, minZoom, maxZoom }: BasemapArchive): OfferedBasemap['tiles'] {
  return { kind: 'archive', url: `${archiveAddress}/${name}.pmtiles?v=${version}`, minZoom, maxZoom };
}

/** A file that has less of a city's box is not drawn at first: around it the map would be bare. */
const wholeShare = 0.6;

/** How much of a box lies in another one, in degrees. */
function coveredShare(box: Bounds, by: Bounds): number {
  const shared = (low: number, high: number) => Math.max(0, high - low);
  const width = shared(Math.max(box.west, by.west), Math.min(box.east, by.east));
  const height = shared(Math.max(box.south, by.south), Math.min(box.north, by.north));
  return (width * height) / ((box.east - box.west) * (box.north - box.south));
}

/** A base map, or why it is not there; null where nothing is set up. */
type Found = { readonly map: OfferedBasemap } | { readonly problem: string } | null;

async function found(read: () => Promise<OfferedBasemap | null>): Promise<Found> {
  try {
    const map = await read();
    return map && { map };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function cityMap({ dataDir }: Settings, cityCode: string): Promise<OfferedBasemap | null> {
  const archive = await openArchive(cityArchivePath(dataDir, cityCode));
  if (archive === null) return null;
  return {
    id: 'osm',
    name: 'OpenStreetMap',
    attribution: archive.attribution ?? osmAttribution,
    note: notes[archive.facts?.streets ?? 'whole'],
    tiles: archiveTiles(cityCode, archive),
  };
}

async function operatorMap({ basemap }: Settings, cityCode: string): Promise<OfferedBasemap | null> {
  if (basemap === null) return null;
  const archive = await openArchive(basemap);
  if (archive === null) throw new Error(`底图文件不存在：${basemap}`);
  const { self } = await readFamily(cityCode);
  const [west, south, east, north] = archive.bounds;
  const covered = self === null ? 1 : coveredShare(areaBounds(self.area), { west, south, east, north });
  if (covered === 0) throw new Error(`底图文件 ${basemap} 不含${self?.name}`);
  return {
    id: 'pmtiles',
    name: '矢量瓦片',
    attribution: archive.attribution ?? osmAttribution,
    note: covered < wholeShare ? '底图文件仅覆盖该城市的一部分' : null,
    tiles: archiveTiles(operatorArchive, archive),
  };
}

/** What can be drawn of a city, best first after the schematic streets, and which of it is drawn at first. */
export async function offeredBasemaps(settings: Settings, cityCode: string): Promise<OfferedBasemaps> {
  const isCity = cityCode !== countryAdcode;
  const all = [
    isCity ? await found(() => cityMap(settings, cityCode)) : null,
    await found(() => operatorMap(settings, cityCode)),
  ];
  const maps: OfferedBasemap[] = all.flatMap((one) => (one !== null && 'map' in one ? [one.map] : []));
  if (settings.tiandituKey !== null)
    maps.push({
      id: 'tianditu',
      name: '天地图',
      attribution: '© 天地图',
      note: null,
      tiles: tiandituPictures,
    });
  if (settings.amapKey !== null)
    maps.push({ id: 'amap', name: '高德地图', attribution: null, note: null, tiles: null });
  const preferred = settings.amapKey === null ? maps.find(({ note }) => note === null)?.id : 'amap';
  return {
    maps: [
      {
        id: 'schematic',
        name: isCity ? '示意路网' : '行政区划',
        attribution: isCity ? schematicStreetsNotice : null,
        note: null,
        tiles: null,
      },
      ...maps,
    ],
    preferred: preferred ?? 'schematic',
    problems: all.flatMap((one) => (one !== null && 'problem' in one ? [one.problem] : [])),
  };
}
