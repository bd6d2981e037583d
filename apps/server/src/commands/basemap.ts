import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuiltBasemap } from '../city-data/basemap/build-basemap.ts';
import { buildFromExtract, cityOfExtract } from '../city-data/basemap/build-from-extract.ts';
import { buildFromLayerFile, cityFilesIn } from '../city-data/basemap/build-from-folder.ts';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { AppError } from '../platform/http/app-error.ts';
import { cityCodeOf, regionByCode } from '../reference/region/regions.ts';

const usage = `用法 usage:
  npm run basemap -- <文件.osm.pbf> [--city <城市代码>]   由 OpenStreetMap 数据生成城市底图
  npm run basemap -- <文件夹> [--city <城市代码>]         导入已准备好的图层（<城市代码>.json.gz）
说明见 docs/basemap.md`;

class UsageError extends Error {
  override readonly name = 'UsageError';
}

const coverage = {
  whole: '道路完整，将替换示意路网',
  part: '道路仅覆盖部分城区，默认仍显示示意路网',
  none: '无道路，默认仍显示示意路网',
} as const;

const nameOf = (cityCode: string) => regionByCode(cityCode)?.name ?? cityCode;

function report({ cityCode, streets, objects, bytes, dataDate }: BuiltBasemap): void {
  const date = dataDate === null ? '' : `，数据日期 ${dataDate}`;
  const size = (bytes / 2 ** 20).toFixed(1);
  console.log(`${nameOf(cityCode)} ${cityCode}：${objects} 个对象，${size} MB${date}；${coverage[streets]}`);
}

async function buildExtract(dataDir: string, path: string, city: string | undefined): Promise<void> {
  if (city === undefined) console.log('未指定 --city，正在由文件确定城市…');
  const cityCode = city ?? (await cityOfExtract(path));
  const onPass = (pass: number) => console.log(`${nameOf(cityCode)}：第 ${pass} 遍读取…`);
  report(await buildFromExtract(dataDir, path, cityCode, onPass));
}

async function buildFolder(dataDir: string, folder: string, city: string | undefined): Promise<void> {
  const files = (await cityFilesIn(folder)).filter(({ cityCode }) => city === undefined || cityCode === city);
  if (files.length === 0)
    throw new AppError('refused', `文件夹中没有${city === undefined ? '' : ` ${nameOf(city)} 的`}图层文件`);
  const leftOut = new Map<string, number>();
  for (const file of files) {
    const { built, leftOut: ofFile } = await buildFromLayerFile(dataDir, folder, file);
    if (built === null) console.log(`${nameOf(file.cityCode)} ${file.cityCode}：没有可显示的图层，已跳过`);
    else report(built);
    for (const [layer, count] of ofFile) leftOut.set(layer, (leftOut.get(layer) ?? 0) + count);
  }
  for (const [layer, count] of leftOut)
    console.log(`未使用图层 ${layer}：${count} 个对象（过于粗略或类型未知）`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { city: { type: 'string' } },
    allowPositionals: true,
  });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new UsageError('须指定一个文件或文件夹');
  const city = values.city === undefined ? undefined : cityCodeOf(values.city);
  if (city !== undefined && regionByCode(city)?.level !== 'city')
    throw new UsageError('--city 应为 6 位城市代码，例如 440300');
  const { dataDir } = readConfig(process.env, 'basemap');
  const path = resolve(source);
  const found = await stat(path).catch(() => null);
  if (found === null) throw new AppError('refused', `文件或文件夹不存在：${path}`);
  if (found.isDirectory()) await buildFolder(dataDir, path, city);
  else if (path.endsWith('.pmtiles'))
    throw new AppError('refused', 'PMTiles 文件不需导入：启动服务时设 BASEMAP=<文件> 即可');
  else await buildExtract(dataDir, path, city);
}

try {
  await main();
} catch (error) {
  const isUsage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (isUsage) console.error(`${(error as Error).message}\n${usage}`);
  else if (error instanceof AppError || error instanceof ConfigError)
    console.error(`未生成底图：${error.message}`);
  else console.error(error);
  process.exitCode = isUsage ? 2 : 1;
}
// Threads that laid streets keep the event loop alive for a while.
process.exit();
