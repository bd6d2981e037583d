import { importKindNames } from '@ooh/contract/domain/data-release';
import { wgs84 } from '@ooh/geo/point';
import { placeIdOf } from '../../../place/place-id.ts';
import { liesInCity, readPoint } from '../../georeference/read-point.ts';
import { recordKind } from '../../record-kind.ts';
import { importField, operationField, pointFields } from '../../schema/import-field.ts';
import { problemOfText, type RowCells } from '../../schema/row-cells.ts';
import { poiWriter } from './write-pois.ts';
import { tableFormats } from '../../source/open-table.ts';

/** A point of interest as a file gives it, WGS-84. */
export interface PoiRecord {
  readonly placeId: string;
  readonly name: string;
  /** 大类;中类;小类, as far as the file goes; of several types the first. */
  readonly category: string;
  readonly brand: string | null;
  readonly address: string | null;
  readonly districtName: string | null;
  readonly lng: number;
  readonly lat: number;
}

const nameLimit = 200;
const categoryLimit = 200;
const levelLimit = 3;

const fields = [
  importField('name', '名称', '名字 地点名称 店名 poi名称 poiname title 兴趣点', {
    isRequired: true,
    example: '示例购物中心',
  }),
  ...pointFields,
  importField('category', '类型', '分类 类别 行业 poi类型 type category typename 大类 class kind', {
    isRequired: true,
    example: '购物服务;商场;购物中心',
  }),
  importField('subcategory', '中类', '二级分类 子类 subtype subcategory midtype'),
  importField('brand', '品牌', '品牌名 brandname', { example: '' }),
  importField('address', '地址', '详细地址 addr', { example: '深南大道 1000 号' }),
  importField('districtName', '区县', '行政区 区 adname district districtname county', { example: '福田区' }),
  operationField,
];

/** 餐饮服务;中餐厅;火锅店|… and 餐饮服务/中餐厅/火锅店 alike, as far as three levels of the first type. */
function categoryOf(cells: RowCells): string | null {
  const whole = [cells.text('category'), cells.text('subcategory')].filter((text) => text !== '').join(';');
  if (whole === '') return cells.refuse('category', '为空');
  const problem = problemOfText(whole, categoryLimit);
  if (problem) return cells.refuse('category', problem);
  const [first] = whole.split('|');
  const levels = first
    .split(/[;；/>》:：]/)
    .map((level) => level.trim())
    .filter((level) => level !== '');
  return levels.length === 0 ? cells.refuse('category', '为空') : levels.slice(0, levelLimit).join(';');
}

/** Files of one source differ in the last digits of the same number. */
const toCentimetre = (degrees: number): number => Number(degrees.toFixed(7));

/** Points of interest: one row each. They join the city's places; those of the file's categories that were generated go. */
export const poiKind = recordKind<PoiRecord>({
  name: 'poi',
  label: importKindNames.poi,
  hint: '每行一个地点：名称、经纬度、类型（大类;中类;小类），可带品牌、地址与区县',
  releaseKind: 'places',
  formats: [...tableFormats, 'geojson'],
  fields,
  keyFields: ['name'],
  modesFor: () => ['merge', 'delete', 'replace'],
  noun: '地点',
  rowLimit: 5_000_000,
  readRow(cells, { crs, fence, cityCode }) {
    const name = cells.requiredText('name', nameLimit);
    const point = readPoint(cells, crs);
    const category = categoryOf(cells);
    if (name === null || point === null || category === null || !liesInCity(cells, point, fence)) return null;
    const [lng, lat] = [toCentimetre(point.lng), toCentimetre(point.lat)];
    return {
      placeId: placeIdOf('poi', cityCode, name, lng, lat),
      name,
      category,
      brand: cells.optionalText('brand', nameLimit),
      address: cells.optionalText('address', 300),
      districtName: cells.optionalText('districtName', 60),
      lng,
      lat,
    };
  },
  // A place goes by name and place, or by its name alone.
  readRemoval(cells, { crs, cityCode }) {
    const name = cells.requiredText('name', nameLimit);
    if (name === null) return null;
    if (cells.text('location') === '' && cells.text('lng') === '') return { name, key: name };
    const point = readPoint(cells, crs);
    return (
      point && {
        name,
        key: placeIdOf('poi', cityCode, name, toCentimetre(point.lng), toCentimetre(point.lat)),
      }
    );
  },
  keyOf: ({ placeId }) => placeId,
  shapeOfRecord: ({ name, lng, lat }) => ({ name, coordinates: [[lng, lat]] }),
  landmarkOf: ({ name, lng, lat }) => ({ name, point: wgs84(lng, lat) }),
  writerOf: (batches, { log }, _known, _stores, removals) => poiWriter(batches, { removals, log }),
});
