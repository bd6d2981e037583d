import { z } from 'zod';
import { importKindNames, importKinds, releaseKinds } from './data-release-names.ts';

// Names are in a file of their own so that the browser can load them without the schemas.
export { importKindNames, importKinds, releaseKindNames, releaseKinds } from './data-release-names.ts';

/** 待发布, 生效, 已被替代, 已撤销. */
export const releaseStates = ['building', 'current', 'superseded', 'undone'] as const;
export const releaseStateNames = {
  building: '生成中',
  current: '生效',
  superseded: '已被替代',
  undone: '已撤销',
} as const;

export const crsNames = ['WGS84', 'GCJ02', 'BD09'] as const;
/** Display names of the coordinate systems. */
export const crsLabels = { WGS84: 'WGS-84', GCJ02: 'GCJ-02', BD09: 'BD-09' } as const;

/** A margin of a panel's people, and where it is from. */
export const panelMargin = z.object({
  name: z.string(),
  /** 导入: from an imported file; 公布: published; 推演: derived from published figures; 假设: declared by the product. */
  nature: z.enum(['导入', '公布', '推演', '假设']),
  source: z.string(),
  /** Date or year of the source; null where it has none. */
  asOf: z.string().nullable(),
});
export type PanelMargin = z.infer<typeof panelMargin>;

/** Provenance of one set of data for one city. */
export const dataRelease = z.object({
  releaseId: z.string(),
  releaseNo: z.string(),
  kind: z.enum(releaseKinds),
  cityCode: z.string(),
  cityName: z.string(),
  state: z.enum(releaseStates),
  source: z.string(),
  legalBasis: z.string(),
  crs: z.enum(crsNames),
  retainUntil: z.string().nullable(),
  fileName: z.string().nullable(),
  fileSha256: z.string().nullable(),
  isDemo: z.boolean(),
  /** Releases before it whose records it holds as well, the oldest first. */
  restsOn: z.array(
    z.object({
      releaseNo: z.string(),
      source: z.string(),
      fileName: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  /** What a generated panel's people follow; none of other releases. */
  margins: z.array(panelMargin),
  /** Number of records by name, for example lines, directions, stops. */
  counts: z.record(z.string(), z.number()),
  createdBy: z.string(),
  createdAt: z.string(),
});
export type DataRelease = z.infer<typeof dataRelease>;

/** One rejected or doubtful value of a file. */
export const importIssue = z.object({
  severity: z.enum(['error', 'warning']),
  /** Row of the file, 1 = first data row; null for the file as a whole. */
  row: z.int().nullable(),
  field: z.string().nullable(),
  reason: z.string(),
  /** The value, cut to its beginning. */
  value: z.string().nullable(),
});
export type ImportIssue = z.infer<typeof importIssue>;

export const importFormats = ['csv', 'xlsx', 'geojson', 'kml', 'shp', 'gtfs', 'parquet', 'pictures'] as const;
export const importFormatNames = {
  csv: 'CSV',
  xlsx: 'Excel（.xlsx）',
  geojson: 'GeoJSON',
  kml: 'KML/KMZ',
  shp: 'Shapefile 压缩包',
  gtfs: 'GTFS 压缩包',
  parquet: 'Parquet',
  pictures: '表格与图片压缩包（.zip）',
} as const;

/** How a file acts on the data in force: it replaces them, adds to and corrects them, or removes what it names. */
export const importModes = ['replace', 'merge', 'delete'] as const;
export const importModeNames = { merge: '增量更新', delete: '按编号删除', replace: '全量替换' } as const;

/** What an import takes out of force. */
export const importRemoval = z.object({
  count: z.int(),
  /** What one record is called: 点位, 线路. */
  noun: z.string(),
  /** Some of them by code and name. */
  samples: z.array(z.string()),
  /** Whether it goes without being named by the file, and has to be confirmed. */
  needsConfirmation: z.boolean(),
});
export type ImportRemoval = z.infer<typeof importRemoval>;

/** A field for which the product has a list of its own, and the words of its column. */
export const importWords = z.object({
  field: z.string(),
  label: z.string(),
  /** What a word may mean. */
  choices: z.array(z.string()),
  /** Those that the product does not know, the most frequent first; `value` is what they were said to mean. */
  words: z.array(z.object({ word: z.string(), count: z.int(), value: z.string().nullable() })),
});
export type ImportWords = z.infer<typeof importWords>;

/** A way of reading files that an organisation has saved under a name. */
export const importTemplate = z.object({
  templateId: z.string(),
  kind: z.enum(importKinds),
  name: z.string(),
  /** Columns of the files that it reads. */
  columns: z.array(z.string()),
  createdBy: z.string(),
  createdAt: z.string(),
});
export type ImportTemplate = z.infer<typeof importTemplate>;

/** Origin of a grid whose cells a file names by column and row: the centre of cell (0, 0) in the file's system. */
export const importGrid = z.object({
  lng: z.number().min(-180).max(180),
  lat: z.number().min(-90).max(90),
  cellMeters: z.number().min(50).max(50_000),
});

/** One kind of data that can be imported, as the wizard offers it. */
export const importKindInfo = z.object({
  kind: z.enum(importKinds),
  label: z.string(),
  /** Meaning of one row of such a file. */
  hint: z.string(),
  formats: z.array(z.enum(importFormats)),
  needsGrid: z.boolean(),
  fields: z.array(
    z.object({ field: z.string(), label: z.string(), isRequired: z.boolean(), example: z.string() }),
  ),
});
export type ImportKindInfo = z.infer<typeof importKindInfo>;

/** A file that is being imported. */
export const importSession = z.object({
  importId: z.string(),
  kind: z.enum(importKinds),
  cityCode: z.string(),
  crs: z.enum(crsNames),
  fileName: z.string(),
  bytes: z.int(),
  format: z.enum(importFormats),
  encoding: z.string(),
  rows: z.int(),
  columns: z.array(z.string()),
  /** First rows as they stand, with their number in the file; none where columns have fixed names. */
  headRows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  /** Number of the row with the names of the columns; 0 where no row has them. */
  headerRow: z.int(),
  /** How the file may act on the data in force, the default first. */
  modes: z.array(z.enum(importModes)),
  mode: z.enum(importModes),
  /** True when the file's cells have no position without `grid`. */
  needsGrid: z.boolean(),
  grid: importGrid.nullable(),
  /** Fields of the schema and the column mapped to each, null when none. */
  mapping: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      isRequired: z.boolean(),
      column: z.string().nullable(),
      /** What holds for every row, in place of a column; null when there is none. */
      constant: z.string().nullable(),
      /** True when detected by the product. */
      isGuess: z.boolean(),
    }),
  ),
  words: z.array(importWords),
  /** A saved way of reading files with the same columns, where there is one. */
  proposedTemplate: importTemplate.nullable(),
  /** First rows as read, column → text (cut to 80 characters). */
  preview: z.array(z.record(z.string(), z.string())),
  /** Lines, outlines and (with one position) points of the first rows for the map, [lng, lat], WGS-84. */
  previewShapes: z.array(
    z.object({ name: z.string(), coordinates: z.array(z.tuple([z.number(), z.number()])) }),
  ),
  state: z.enum(['uploaded', 'checked', 'importing', 'imported', 'failed', 'cancelled']),
  /** Outcome of the dry run or the import. */
  report: z
    .object({
      rowsRead: z.int(),
      rowsAccepted: z.int(),
      rowsRefused: z.int(),
      counts: z.record(z.string(), z.number()),
      /** At most 500; `issueCount` counts all. */
      issues: z.array(importIssue),
      issueCount: z.int(),
      /** True when identical data are already current: the import changes nothing. */
      isUnchanged: z.boolean(),
      /** What the import takes out of force; null where nothing, or where that is not known. */
      removal: importRemoval.nullable().default(null),
    })
    .nullable(),
  jobId: z.string().nullable(),
  releaseId: z.string().nullable(),
});
export type ImportSession = z.infer<typeof importSession>;

export const dataReleasePermit = { anyOf: ['administrationData.dataReleaseData.isEnabled'] } as const;
export const dataReleaseGroup = 'administrationData.dataReleaseData';

export const exampleImport: ImportSession = {
  importId: 'i-1',
  kind: 'bus-lines',
  cityCode: '440300',
  crs: 'WGS84',
  fileName: 'shenzhen-busline.csv',
  bytes: 3_718_291,
  format: 'csv',
  encoding: 'UTF-8',
  rows: 2113,
  columns: ['linename', 'stationname', 'stationgeo'],
  headRows: [{ row: 1, cells: ['linename', 'stationname', 'stationgeo'] }],
  headerRow: 1,
  modes: ['merge', 'replace', 'delete'],
  mode: 'merge',
  needsGrid: false,
  grid: null,
  mapping: [
    {
      field: 'lineName',
      label: '线路名称',
      isRequired: true,
      column: 'linename',
      constant: null,
      isGuess: true,
    },
  ],
  words: [],
  proposedTemplate: null,
  preview: [],
  previewShapes: [],
  state: 'uploaded',
  report: null,
  jobId: null,
  releaseId: null,
};

export const exampleRelease: DataRelease = {
  releaseId: 'r-1',
  releaseNo: 'R-440300-bus-lines-1',
  kind: 'bus-lines',
  cityCode: '440300',
  cityName: '深圳市',
  state: 'current',
  source: 'pygeo-tutorial',
  legalBasis: '公开数据',
  crs: 'WGS84',
  retainUntil: null,
  fileName: 'shenzhen-busline.csv',
  fileSha256: null,
  isDemo: false,
  restsOn: [],
  margins: [],
  counts: { lines: 1054, directions: 2113, stops: 61_026 },
  createdBy: '策划示例',
  createdAt: '2026-11-21T00:00:00.000Z',
};

export const exampleTemplate: ImportTemplate = {
  templateId: 't-1',
  kind: 'bus-lines',
  name: '巴士集团线路表',
  columns: ['linename', 'stationname', 'stationgeo'],
  createdBy: '策划示例',
  createdAt: '2026-11-21T00:00:00.000Z',
};

export const exampleImportKind: ImportKindInfo = {
  kind: 'poi',
  label: importKindNames.poi,
  hint: '每行一个地点',
  formats: ['csv', 'geojson'],
  needsGrid: false,
  fields: [{ field: 'name', label: '名称', isRequired: true, example: '示例购物中心' }],
};
