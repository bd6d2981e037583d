import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/http/app-error.ts';
import { cityCodeOf, regionByCode } from '../../reference/region/regions.ts';
import { buildBasemap, type BuiltBasemap } from './build-basemap.ts';
import { readLayerFile, type LayerFile } from './read-layer-file.ts';

/** A city's file: its code, as JSON or GeoJSON, gzipped or not. */
const cityFile = /^(\d{6})\.(?:geo)?json(?:\.gz)?$/;

export interface FolderFile {
  readonly name: string;
  readonly cityCode: string;
}

/** The files of cities in a folder of prepared layers. Throws AppError where there is none. */
export async function cityFilesIn(folder: string): Promise<readonly FolderFile[]> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new AppError('refused', `文件夹不存在：${folder}`);
  const files = (await readdir(folder)).toSorted().flatMap((name): FolderFile[] => {
    const code = cityFile.exec(name)?.[1];
    const cityCode = code && cityCodeOf(code);
    return cityCode && regionByCode(cityCode)?.level === 'city' ? [{ name, cityCode }] : [];
  });
  if (files.length === 0)
    throw new AppError('refused', `${folder} 中没有城市图层文件（<城市代码>.json 或 <城市代码>.json.gz）`);
  return files;
}

/** Builds the base map of a city from its file of prepared layers; null where nothing of the file is drawn. */
export async function buildFromLayerFile(
  dataDir: string,
  folder: string,
  { name, cityCode }: FolderFile,
): Promise<{ readonly built: BuiltBasemap | null; readonly leftOut: LayerFile['leftOut'] }> {
  const { objects, leftOut } = readLayerFile(name, await readFile(join(folder, name)));
  const built = objects.length === 0 ? null : await buildBasemap(dataDir, cityCode, objects, null);
  return { built, leftOut };
}
