import { importKindNames, type ImportSession } from '@ooh/contract/domain/data-release';
import { areaCentroid, areaSquareMeters, polygonsOf } from '@ooh/geo/polygon';
import type { Wgs84Point } from '@ooh/geo/point';
import { wgs84 } from '@ooh/geo/point';
import type { PlaceTable } from '../../../place/copy-places.ts';
import { placeIdOf } from '../../../place/place-id.ts';
import { largestPart, readArea, ringPositions } from '../../georeference/read-area.ts';
import { liesInCity } from '../../georeference/read-point.ts';
import type { ImportKind } from '../../import-kind.ts';
import { recordKind } from '../../record-kind.ts';
import { importField, operationField, type ImportField } from '../../schema/import-field.ts';
import { areaWriter, type AreaTable } from './write-areas.ts';
import { tableFormats } from '../../source/open-table.ts';

/** A named outline of the city, WGS-84; of an area in several parts the largest. */
export interface AreaRecord {
  readonly placeId: string;
  readonly name: string;
  /** Type of an AOI; district of a business district. */
  readonly detail: string | null;
  readonly lng: number;
  readonly lat: number;
  readonly ring: readonly (readonly [number, number])[];
}

interface AreaKind {
  readonly name: ImportSession['kind'];
  readonly layer: string;
  readonly table: AreaTable;
  readonly hint: string;
  readonly detail: ImportField;
}

const largestSquareMeters = 500_000_000;

function areaKind({ name, layer, table, hint, detail }: AreaKind): ImportKind {
  const fields = [
    importField('name', '名称', '名字 区域名称 商圈 商圈名称 aoi aoi名称 name title', {
      isRequired: true,
      example: '示例区域',
    }),
    importField('outline', '边界', 'geometry geom 边界坐标 polygon boundary wkt the_geom 范围 围栏', {
      isRequired: true,
      example: '114.0500,22.5300;114.0600,22.5300;114.0600,22.5400;114.0500,22.5400',
    }),
    detail,
    operationField,
  ];
  return recordKind<AreaRecord>({
    name,
    label: importKindNames[name],
    hint,
    releaseKind: 'places',
    formats: ['geojson', ...tableFormats],
    fields,
    keyFields: ['name'],
    modesFor: () => ['merge', 'delete', 'replace'],
    noun: '区域',
    rowLimit: 200_000,
    readRow(cells, { crs, fence, cityCode, log }) {
      const title = cells.requiredText('name', 100);
      const area = readArea(cells, crs);
      const detailText = detail.isRequired
        ? cells.requiredText(detail.field, 60)
        : cells.optionalText(detail.field, 60);
      if (title === null || area === null || (detail.isRequired && detailText === null)) return null;
      // Holes are not kept: the middle is that of what is.
      const part = { type: 'Polygon' as const, coordinates: largestPart(area).coordinates.slice(0, 1) };
      if (areaSquareMeters(part) > largestSquareMeters)
        return cells.refuse('outline', `面积超过 ${largestSquareMeters / 1e6} 平方公里`);
      if (polygonsOf(area).length > 1)
        log.warn(
          cells.row,
          cells.name('outline'),
          `「${title}」有 ${polygonsOf(area).length} 块，取最大一块`,
        );
      const { lng, lat }: Wgs84Point = areaCentroid(part);
      if (!liesInCity(cells, wgs84(lng, lat), fence)) return null;
      return {
        placeId: placeIdOf(layer, cityCode, title, lng, lat),
        name: title,
        detail: detailText,
        lng,
        lat,
        ring: ringPositions(part.coordinates[0]),
      };
    },
    readRemoval(cells) {
      const title = cells.requiredText('name', 100);
      return title === null ? null : { name: title, key: title };
    },
    keyOf: ({ placeId }) => placeId,
    shapeOfRecord: ({ name: title, ring }) => ({ name: title, coordinates: ring.map(([x, y]) => [x, y]) }),
    writerOf: (batches, { log }, _known, _stores, removals) => areaWriter(table, batches, { removals, log }),
  });
}

/** Areas of interest: campuses, malls, parks by their outlines. */
export const aoiKind = areaKind({
  name: 'aoi',
  layer: 'aoi',
  table: 'aoi',
  hint: '每个要素一个 AOI：名称、类型与边界（GeoJSON 面，或「经度,纬度;…」列表）',
  detail: importField('aoiType', '类型', '分类 类别 aoi类型 type category aoitype', {
    isRequired: true,
    example: '写字楼',
  }),
});

export const businessDistrictsKind = areaKind({
  name: 'business-districts',
  layer: 'bd',
  table: 'business_district' satisfies PlaceTable,
  hint: '每个要素一个商圈：名称与边界（GeoJSON 面，或「经度,纬度;…」列表）',
  detail: importField('districtName', '区县', '行政区 adname district districtname county', {
    example: '福田区',
  }),
});
