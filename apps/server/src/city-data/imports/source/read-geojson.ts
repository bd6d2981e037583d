import { AppError } from '../../../platform/http/app-error.ts';
import type { IssueLog } from '../issue-log.ts';
import { geometryColumn } from '../schema/import-field.ts';
import type { ByteSource } from './byte-source.ts';
import { decodedText, storable, type TextEncoding } from './detect-encoding.ts';
import { featureScanner, FeatureTooLarge } from './feature-texts.ts';
import { columnLimit, damageCounter, type LeaveOut, type TableRow, type TableText } from './table-text.ts';

/** Columns are those of the first features; later ones add nothing. */
const columnSample = 500;
const cellLimit = 4 * 1024 * 1024;
/** Names of geographic systems that are WGS-84 at the precision of a map. */
const geographic = /CRS84|EPSG:+(\d*:)?(4326|4490|4979)|WGS\s?84|CGCS2000/i;

interface Feature {
  readonly type?: unknown;
  readonly properties?: unknown;
  readonly geometry?: unknown;
}

/**
 * Reads GeoJSON by streaming: a collection, an array of features, or one feature a line. Properties are columns,
 * the geometry is one more (as JSON text). Refuses projected systems and texts without a feature.
 */
export async function openGeoJson(
  source: ByteSource,
  encoding: TextEncoding,
  log: IssueLog,
): Promise<TableText> {
  const damage = damageCounter(log);
  /** Properties by the name of their column. */
  const columns = new Map<string, string>();
  let [seen, hasGeometry] = [0, false];
  for await (const { properties, geometry } of features(source, encoding, () => undefined)) {
    for (const name of Object.keys(properties)) columns.set(storable(name.slice(0, 100)).trim(), name);
    hasGeometry ||= geometry !== null;
    if (++seen >= columnSample) break;
  }
  if (seen === 0) throw new AppError('refused', '文件中没有 GeoJSON 要素（Feature）');
  if (columns.size > columnLimit) throw new AppError('refused', `属性超过 ${columnLimit} 个`);
  columns.delete(geometryColumn);
  if (hasGeometry) columns.set(geometryColumn, '');
  return {
    columns: [...columns.keys()],
    damagedRows: damage.rows,
    async *rows() {
      for await (const feature of features(source, encoding, damage.restart())) yield rowOf(feature, columns);
    },
  };
}

interface ReadFeature {
  readonly row: number;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: object | null;
}

function rowOf({ row, properties, geometry }: ReadFeature, columns: ReadonlyMap<string, string>): TableRow {
  const cells = new Map<string, string>();
  for (const [column, name] of columns) {
    if (column === geometryColumn) cells.set(column, geometry === null ? '' : JSON.stringify(geometry));
    else cells.set(column, textOf(properties[name]));
  }
  return { row, cells };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return storable(text.slice(0, cellLimit).trim());
}

async function* features(
  source: ByteSource,
  encoding: TextEncoding,
  onDamage: LeaveOut,
): AsyncGenerator<ReadFeature> {
  const scanner = featureScanner();
  let [row, isSystemKnown] = [0, false];
  const take = (text: string): ReadFeature | null => {
    row++;
    let feature: Feature;
    try {
      feature = JSON.parse(text) as Feature;
    } catch {
      onDamage(row, '要素不是有效的 JSON', text);
      return null;
    }
    const { type, properties, geometry } = feature;
    if (type !== 'Feature') {
      onDamage(row, `类型应为 Feature，实为 ${String(type)}`, text);
      return null;
    }
    const isObject = typeof properties === 'object' && properties !== null && !Array.isArray(properties);
    return {
      row,
      properties: isObject ? (properties as Record<string, unknown>) : {},
      geometry: typeof geometry === 'object' ? geometry : null,
    };
  };
  try {
    for await (const text of decodedText(source, encoding)) {
      const found = scanner.push(text);
      if (!isSystemKnown && found.length > 0) {
        assertGeographic(scanner.head);
        isSystemKnown = true;
      }
      for (const one of found) {
        const feature = take(one);
        if (feature) yield feature;
      }
    }
  } catch (error) {
    if (!(error instanceof FeatureTooLarge)) throw error;
    onDamage(row + 1, `${error.message}，其后的内容未读`);
    return;
  }
  if (!scanner.isComplete) onDamage(row + 1, 'JSON 在此处中断，文件不完整');
}

/** The old `crs` member names the system; without it GeoJSON is WGS-84. */
function assertGeographic(head: string): void {
  const name = /"crs"\s*:\s*\{[^}]*"name"\s*:\s*"([^"]{1,200})"/.exec(head)?.[1];
  if (name !== undefined && !geographic.test(name))
    throw new AppError('refused', `坐标系 ${name} 是投影坐标，请先转换为经纬度`);
}
