import { importKindNames, type importKinds, type releaseKinds } from './data-release-names.ts';

/** Files in which the data of a version leave. `pictures`: a table and its pictures; `file`: the file as it was uploaded. */
export const dataExportFormats = ['csv', 'xlsx', 'geojson', 'parquet', 'gtfs', 'pictures', 'file'] as const;
export type DataExportFormat = (typeof dataExportFormats)[number];
export const dataExportFormatNames: Readonly<Record<DataExportFormat, string>> = {
  csv: 'CSV',
  xlsx: 'Excel（.xlsx）',
  geojson: 'GeoJSON',
  parquet: 'Parquet',
  gtfs: 'GTFS',
  pictures: '表格与图片（.zip）',
  file: '上传的原文件',
};

type ImportKindName = (typeof importKinds)[number];
type ReleaseKindName = (typeof releaseKinds)[number];

const tables = ['csv', 'xlsx', 'parquet'] as const;
const places = ['csv', 'xlsx', 'geojson', 'parquet'] as const;

/** Formats of each kind that can leave as a table. */
const formatsOf: Readonly<Partial<Record<ImportKindName, readonly DataExportFormat[]>>> = {
  'bus-lines': [...places, 'gtfs'],
  poi: places,
  districts: places,
  'district-populations': tables,
  metro: [...places, 'gtfs'],
  aoi: places,
  'business-districts': places,
  trips: tables,
  'trip-grid': tables,
  'media-positions': places,
  'rate-cards': tables,
  brands: tables,
  'competitor-placements': tables,
  'strategy-cases': tables,
  'creative-albums': [...tables, 'pictures'],
};

/** Import kinds whose data a version of a kind holds. */
const kindsOf: Readonly<Partial<Record<ReleaseKindName, readonly ImportKindName[]>>> = {
  'bus-lines': ['bus-lines'],
  places: ['poi', 'aoi', 'business-districts'],
  metro: ['metro'],
  'media-positions': ['media-positions'],
  'rate-card': ['rate-cards'],
  districts: ['districts'],
  'district-populations': ['district-populations'],
  trips: ['trips'],
  'trip-grid': ['trip-grid'],
  brands: ['brands'],
  'competitor-placements': ['competitor-placements'],
  'strategy-cases': ['strategy-cases'],
  'creative-albums': ['creative-albums'],
};

const persons = '人群样本与人群包涉及个人，只能导入，不能导出';
const fileAlone = '此类数据不能导出为表格；这里可以下载上传的原文件';
const refusals: Readonly<Partial<Record<ReleaseKindName, string>>> = {
  panel: persons,
  'panel-persons': persons,
  'crowd-packs': persons,
};

export interface DataExportOffer {
  readonly kind: ImportKindName;
  readonly label: string;
  readonly formats: readonly DataExportFormat[];
}

/** What of a version can be exported: a kind with its formats each. */
export const dataExportsOf = (releaseKind: ReleaseKindName): readonly DataExportOffer[] =>
  (kindsOf[releaseKind] ?? []).map((kind) => ({
    kind,
    label: importKindNames[kind],
    formats: formatsOf[kind] ?? [],
  }));

/** Why nothing of a version leaves; null where something does. Files of persons do not leave either. */
export const dataExportRefusal = (releaseKind: ReleaseKindName): string | null =>
  refusals[releaseKind] ?? null;

/** Why the data of a version leave as the uploaded file alone; null where they leave as tables. */
export const tableExportRefusal = (releaseKind: ReleaseKindName): string | null =>
  kindsOf[releaseKind] === undefined ? fileAlone : null;
