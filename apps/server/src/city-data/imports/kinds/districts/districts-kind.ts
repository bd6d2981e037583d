import { createHash } from 'node:crypto';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { areaCentroid, areaSquareMeters, type Area } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { regions } from '../../../../reference/region/regions.ts';
import { insertRows } from '../../../../platform/storage/postgres/insert-rows.ts';
import { largestPart, readArea, ringPositions } from '../../georeference/read-area.ts';
import { recordKind, type RecordBatches } from '../../record-kind.ts';
import type { PostgresWriter } from '../../import-kind.ts';
import { importField } from '../../schema/import-field.ts';
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
    districtId: adcode ?? `${cityCode}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`,
    adcode,
    name,
    lng,
    lat,
    squareMeters: Math.round(areaSquareMeters(area)),
    area,
  };
}

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
    own.find(
      (region) => region.name.replace(/(新区|区|县|市)$/, '') === name.replace(/(新区|区|县|市)$/, ''),
    );
  return found?.adcode ?? null;
}

function districtWriter(batches: RecordBatches<DistrictRecord>): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId) {
      let districts = 0;
      for await (const batch of batches()) {
        districts += batch.length;
        await insertRows(
          transaction,
          'district',
          'release_id text, district_id text, adcode text, name text, lng double precision, lat double precision, square_meters double precision, area jsonb',
          batch.map(({ districtId, squareMeters, ...district }) => ({
            ...district,
            release_id: releaseId,
            district_id: districtId,
            square_meters: squareMeters,
          })),
        );
      }
      return { counts: { districts } };
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
  modesFor: () => ['replace'],
  noun: '行政区',
  rowLimit: 5000,
  readRow: readDistrict,
  keyOf: ({ districtId }) => districtId,
  shapeOfRecord: ({ name, area }) => ({
    name,
    coordinates: ringPositions(largestPart(area).coordinates[0]),
  }),
  writerOf: (batches) => districtWriter(batches),
});
