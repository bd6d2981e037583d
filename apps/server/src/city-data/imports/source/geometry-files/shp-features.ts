import { parseDbf, parseShp } from 'shpjs';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { ByteSource } from '../byte-source.ts';
import type { ZipEntry } from '../zip-directory.ts';
import { openZip, type ZipArchive } from '../zip-entries.ts';
import { heldBytes } from './held-bytes.ts';

/** Whether an archive holds a shapefile. */
export const holdsShapes = (entries: readonly ZipEntry[]): boolean =>
  entries.some(({ name }) => isOf(name, 'shp'));

const isOf = (name: string, extension: string): boolean =>
  !name.startsWith('__MACOSX/') && name.toLowerCase().endsWith(`.${extension}`);

/** Encoding of the attributes: as the .cpg says; else UTF-8 where all of it decodes as such, else GB18030. */
function encodingOf(attributes: Buffer, told: string | null): string {
  const name = told?.trim().toLowerCase() ?? '';
  if (/^(utf-?8|65001)$/.test(name)) return 'utf-8';
  if (/^(gbk|gb2312|gb18030|936|cp936|ansi 936)$/.test(name)) return 'gb18030';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(attributes.subarray(32));
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

async function partOf(archive: ZipArchive, stem: string, extension: string): Promise<Buffer | null> {
  const entry = archive.entries.find(({ name }) => name.toLowerCase() === `${stem}.${extension}`);
  return entry === undefined ? null : heldBytes(archive.read(entry), `${extension} 文件`);
}

/** The shapes of an archive with their attributes as GeoJSON; those in a projected system are converted by its .prj. */
export async function shapeFeatures(source: ByteSource): Promise<Buffer> {
  const archive = await openZip(source);
  const layers = archive.entries.filter(({ name }) => isOf(name, 'shp'));
  if (layers.length !== 1)
    throw new AppError('refused', `压缩包中应有且只有一个 .shp 图层，现有 ${layers.length} 个`);
  const stem = layers[0].name.slice(0, -4).toLowerCase();
  const shapes = await heldBytes(archive.read(layers[0]), 'shp 文件');
  const attributes = await partOf(archive, stem, 'dbf');
  if (attributes === null)
    throw new AppError('refused', `压缩包中缺少属性表 ${stem}.dbf，请将 .shp、.dbf、.shx、.prj 一起打包`);
  const projection = (await partOf(archive, stem, 'prj'))?.toString('utf8');
  const told = (await partOf(archive, stem, 'cpg'))?.toString('utf8') ?? null;
  try {
    const rows = parseDbf(attributes, encodingOf(attributes, told));
    const features = parseShp(shapes, projection).map((geometry, index) => ({
      type: 'Feature',
      properties: rows[index] ?? {},
      geometry,
    }));
    return Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
  } catch {
    throw new AppError('refused', 'Shapefile 不完整或已损坏，请重新导出');
  }
}
