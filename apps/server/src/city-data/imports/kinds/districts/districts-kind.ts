import { districtStem } from '@ooh/reference/district-stem';
import { createHash } from 'node:crypto';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { areaCentroid, areaSquareMeters, type Area } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { regions } from '../../../../reference/region/regions.ts';
import { insertRows } from '../../../../platform/storage/postgres/insert-rows.ts';
import { largestPart, readArea, ringPositions } from '../../georeference/read-area.ts';
import { recordKind, type RecordBatches } from '../../record-kind.ts';
import { compareRecords, findGone } from '../../compare-records.ts';
import type { PostgresWriter, Removal } from '../../import-kind.ts';
import type { IssueLog } from '../../issue-log.ts';
import { removalOf } from '../../removal.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../../../platform/storage/postgres/database.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import type { RowCells } from '../../schema/row-cells.ts';
import { tableFormats } from '../../source/open-table.ts';

interface DistrictRecord {
  readonly districtId: string;
  readonly adcode: string | null;
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
  readonly squareMeters: number;
  readonly area: Area;
}

const fields = [
  importField('name', '名称', '区名 区县 行政区 区划 qh name district districtname county fullname', {
    isRequired: true,
    example: '福田区',
  }),
  importField('outline', '边界', 'geometry geom 边界坐标 polygon boundary wkt the_geom 范围', {
    isRequired: true,
    example: '114.0100,22.5200;114.1000,22.5200;114.1000,22.5800;114.0100,22.5800',
  }),
  importField('adcode', '行政区划代码', '区划代码 代码 adcode gb code 行政代码', { example: '440304' }),
  operationField,
];

/** Metres by which the middle of a district may lie outside the boundary that the product knows. */
const outsideMeters = 20_000;

function readDistrict(
  cells: RowCells,
  { crs, fence, cityCode, log }: Parameters<Parameters<typeof recordKind<DistrictRecord>>[0]['readRow']>[1],
): DistrictRecord | null {
  const name = cells.requiredText('name', 60);
  const area = readArea(cells, crs);
  if (name === null || area === null) return null;
  const { lng, lat } = areaCentroid(largestPart(area));
  const meters = fence.metersOutside(wgs84(lng, lat));
  if (meters > outsideMeters)
    return cells.refuse('outline', `「${name}」在${fence.cityName}以外 ${(meters / 1000).toFixed(1)} 公里`);
  const adcode = adcodeOf(cells, cityCode, name);
  if (adcode !== null && adcode.endsWith('00'))
    log.warn(cells.row, cells.name('adcode'), `「${name}」是整个城市的边界，不是区县`, adcode);
  return {
    districtId: districtIdOf(cityCode, name, adcode),
    adcode,
    name,
    lng,
    lat,
    squareMeters: Math.round(areaSquareMeters(area)),
    area,
  };
}

const districtIdOf = (cityCode: string, name: string, adcode: string | null): string =>
  adcode ?? `${cityCode}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;

/** The code of the file, else that of the city's district of this name (罗湖 is 罗湖区). */
function adcodeOf(cells: RowCells, cityCode: string, name: string): string | null {
  const given = cells.text('adcode');
  if (/^\d{6}$/.test(given)) return given;
  if (given !== '') cells.doubt('adcode', '应为 6 位数字');
  const own = regions().filter(
    (region) => region.level === 'district' && region.adcode.startsWith(cityCode.slice(0, 4)),
  );
  const found =
    own.find((region) => region.name === name) ??
    own.find((region) => districtStem(region.name) === districtStem(name));
  return found?.adcode ?? null;
}

const columns =
  'release_id text, district_id text, adcode text, name text, lng double precision, lat double precision, square_meters double precision, area jsonb';

async function readDistricts(transaction: DbOrTransaction, releaseId: string): Promise<DistrictRecord[]> {
  const { rows } = await sql<DistrictRecord>`
    select district_id as "districtId", adcode, name, lng, lat, square_meters as "squareMeters", area
    from district where release_id = ${releaseId}`.execute(transaction);
  return rows;
}

const keyOf = ({ districtId }: DistrictRecord): string => districtId;

/** Adds to, corrects and removes the districts in force, or replaces all of them. */
function districtWriter(
  batches: RecordBatches<DistrictRecord>,
  { removals, log }: { readonly removals: readonly Removal[]; readonly log: IssueLog },
): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const read: DistrictRecord[] = [];
      for await (const batch of batches()) read.push(...batch);
      const before = previous ? await readDistricts(transaction, previous.release_id) : [];
      const gone = findGone(before, removals, keyOf, log, '行政区');
      const named = new Set(read.map(keyOf));
      const stays = (one: DistrictRecord) =>
        mode !== 'replace' && !named.has(keyOf(one)) && !gone.has(keyOf(one));
      const next = [...before.filter(stays), ...read];
      const change = compareRecords(next, before, keyOf);
      if (next.length === 0) throw new AppError('refused', '删除后没有行政区：请改为撤销该版本');
      await insertRows(
        transaction,
        'district',
        columns,
        next.map(({ districtId, squareMeters, ...district }) => ({
          ...district,
          release_id: releaseId,
          district_id: districtId,
          square_meters: squareMeters,
        })),
      );
      return {
        counts: { districts: next.length },
        changes: change.counts(read.map(keyOf)),
        removal: removalOf(
          '个行政区',
          change.removed.length,
          change.removed.map(({ name }) => name),
        ),
        isUnchanged: previous !== undefined && change.isUnchanged,
      };
    },
  };
}

/** Districts of a city with their outlines. */
export const districtsKind = recordKind<DistrictRecord>({
  name: 'districts',
  label: importKindNames.districts,
  hint: '每个要素一个行政区：名称与边界（GeoJSON 面，或「经度,纬度;…」列表）',
  releaseKind: 'districts',
  formats: ['geojson', ...tableFormats],
  fields,
  keyFields: ['name'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '行政区',
  rowLimit: 5000,
  readRow: readDistrict,
  readRemoval(cells, { cityCode }) {
    const name = cells.requiredText('name', 60);
    return name === null
      ? null
      : { name, key: districtIdOf(cityCode, name, adcodeOf(cells, cityCode, name)) };
  },
  keyOf,
  shapeOfRecord: ({ name, area }) => ({
    name,
    coordinates: ringPositions(largestPart(area).coordinates[0]),
  }),
  writerOf: (batches, { log }, _known, _stores, removals) => districtWriter(batches, { removals, log }),
});
