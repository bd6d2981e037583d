import type { ImportSession } from '@ooh/contract/domain/data-release';
import { libraryFiles } from './library-files.ts';
import { stagedFiles } from './staged-files.ts';
import { busLineCsv, testLine } from './bus-line-files.ts';
import type { TestService } from './test-service.ts';

export type PostgresTable =
  | 'poi'
  | 'district'
  | 'district_population'
  | 'metro_line'
  | 'bus_line'
  | 'aoi'
  | 'business_district'
  | 'media_face'
  | 'rate_card_price'
  | 'brand_listing'
  | 'competitor_placement'
  | 'strategy_case_medium'
  | 'creative_album'
  | 'crowd_pack';

/** Where the records of a kind are kept. `counted` names their number in a report; rows where it is absent. */
export type StoredIn = (
  | { readonly store: 'postgres'; readonly table: PostgresTable }
  | { readonly store: 'clickhouse'; readonly table: (typeof factTables)[number] }
  | { readonly store: 'postings' }
) & { readonly counted?: string };

/** Tables of facts that imports fill. */
export const factTables = ['od_trip', 'od_flow', 'panel_member', 'panel_person', 'panel_visit'] as const;

const rows = (table: PostgresTable): StoredIn => ({ store: 'postgres', table });
const facts = (table: (typeof factTables)[number]): StoredIn => ({ store: 'clickhouse', table });

/** A small sound file of a kind, in 深圳, as a table of cells; GeoJSON where geometries are given. */
export interface KindFile {
  readonly kind: ImportSession['kind'];
  readonly stored: StoredIn;
  /** A file that must be in force before this one. */
  readonly restsOn?: KindFile;
  /** Restores the data that its rows refer to, as before any import. */
  stage?(service: TestService): Promise<void>;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** One a row; the file is GeoJSON then. */
  readonly geometries?: readonly object[];
  readonly grid?: ImportSession['grid'];
  /** A required column whose cells must be numbers, how its field is called, and a number that it cannot be. */
  readonly numeric?: { readonly column: string; readonly label: string; readonly beyond?: string };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const at = (i: number): readonly [number, number] => [
  114.02 + (i % 7) * 0.011,
  22.53 + Math.floor(i / 7) * 0.009,
];
const text = (value: number): string => value.toFixed(6);

function square([lng, lat]: readonly [number, number], half: number): object {
  const corners = [
    [lng - half, lat - half],
    [lng + half, lat - half],
    [lng + half, lat + half],
    [lng - half, lat + half],
    [lng - half, lat - half],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}

const names = ['华强', '莲花', '景田', '梅林', '岗厦', '新洲', '车公', '香蜜', '竹子', '侨城'];
const nameOf = (i: number): string => `${names[i % names.length]}${Math.floor(i / names.length) + 1}号`;

const poiRows = range(24).map((i) => [
  `${nameOf(i)}店`,
  `深南大道 ${i + 1} 号`,
  '福田区',
  ['餐饮服务;中餐厅;火锅店', '购物服务;商场;购物中心', '医疗保健服务;综合医院;综合医院'][i % 3],
  text(at(i)[1]),
  text(at(i)[0]),
]);
const poiColumns = ['name', 'address', 'adname', 'type', 'lat', 'lon'];

const busText = busLineCsv([
  ...testLine('101路'),
  ...testLine('102路', 9, 22.56),
  ...testLine('103路', 7, 22.58),
]);

const personsFile: KindFile = {
  kind: 'panel-persons',
  stored: facts('panel_member'),
  columns: ['人员编号', '权重', '家经度', '家纬度', '公司经度', '公司纬度', '性别', '年龄', '标签'],
  rows: range(16).map((i) => [
    `P${i}`,
    (80 + i / 2).toFixed(1),
    ...at(i).map(text),
    ...(i % 4 === 0 ? ['', ''] : at(i + 9).map(text)),
    ['男', '女'][i % 2],
    ['32', '18–24岁', '56岁及以上'][i % 3],
    ['美食;常乘地铁', ''][i % 2],
  ]),
  numeric: { column: '家经度', label: '居住地经度' },
};

/** Small sound files of every kind, tables and geometries. */
export const kindFiles: readonly KindFile[] = [
  {
    kind: 'poi',
    stored: rows('poi'),
    columns: poiColumns,
    rows: poiRows,
    numeric: { column: 'lon', label: '经度' },
  },
  {
    kind: 'poi',
    stored: rows('poi'),
    columns: ['名称', '类型', '品牌'],
    rows: poiRows.map(([name, , , type]) => [name, type, '']),
    geometries: poiRows.map((_, i) => ({ type: 'Point', coordinates: at(i) })),
  },
  {
    kind: 'districts',
    stored: rows('district'),
    columns: ['qh'],
    rows: range(10).map((i) => [`${names[i]}区`]),
    geometries: range(10).map((i) => square(at(i * 2), 0.004)),
  },
  {
    kind: 'district-populations',
    stored: rows('district_population'),
    columns: ['行政区', '常住人口', '男', '女'],
    rows: ['福田区', '罗湖区', '南山区', '盐田区', '宝安区', '龙岗区', '龙华区', '坪山区', '光明区'].map(
      (name, i) => [
        name,
        String(1_000_000 + i * 10_000),
        String(520_000 + i * 5000),
        String(480_000 + i * 5000),
      ],
    ),
    numeric: { column: '常住人口', label: '常住人口（人）' },
  },
  {
    kind: 'metro',
    stored: { ...rows('metro_line'), counted: 'lines' },
    columns: ['stationnames', 'linename', 'lon', 'lat'],
    rows: range(20).map((i) => [
      `${nameOf(i)}站`,
      i < 12 ? '地铁1号线(罗湖-机场东)' : '地铁2号线(赤湾-新秀)',
      text(at(i)[0]),
      text(at(i)[1]),
    ]),
    numeric: { column: 'lon', label: '经度' },
  },
  {
    kind: 'bus-lines',
    stored: { ...rows('bus_line'), counted: 'lines' },
    columns: ['linename', 'stopname'],
    rows: range(20).map((i) => [i < 10 ? '71路(东-西)' : '72路(南-北)', `${nameOf(i)}路口`]),
    geometries: range(20).map((i) => ({ type: 'Point', coordinates: at(i) })),
  },
  {
    kind: 'bus-lines',
    stored: { ...rows('bus_line'), counted: 'lines' },
    columns: ['linename', 'stationname', 'stationgeo'],
    rows: busText
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [name, stops, points] = line.split(/,(?=")/);
        return [name, stops.slice(1, -1), points.slice(1, -1)];
      }),
  },
  {
    kind: 'aoi',
    stored: rows('aoi'),
    columns: ['名称', '类型'],
    rows: range(14).map((i) => [`${nameOf(i)}大厦`, ['写字楼', '购物中心'][i % 2]]),
    geometries: range(14).map((i) => square(at(i), 0.001)),
  },
  {
    kind: 'business-districts',
    stored: rows('business_district'),
    columns: ['商圈名称', '行政区'],
    rows: range(12).map((i) => [`${nameOf(i)}商圈`, '福田区']),
    geometries: range(12).map((i) => square(at(i), 0.003)),
  },
  {
    kind: 'trips',
    stored: facts('od_trip'),
    columns: ['VehicleNum', 'Stime', 'Lng', 'Lat', 'Etime', 'ELng', 'ELat', 'distance', 'price'],
    rows: range(30).map((i) => [
      String(22_300 + (i % 5)),
      `2026-01-20 0${i % 9}:1${i % 6}:04`,
      text(at(i)[0]),
      text(at(i)[1]),
      `2026-01-20 1${i % 9}:2${i % 6}:58`,
      text(at(i + 5)[0]),
      text(at(i + 5)[1]),
      String(6000 + i),
      (20 + i / 10).toFixed(2),
    ]),
    numeric: { column: 'ELng', label: '终点经度' },
  },
  {
    kind: 'trip-grid',
    stored: facts('od_flow'),
    columns: ['SLONCOL', 'SLATCOL', 'ELONCOL', 'ELATCOL', 'VehicleNum'],
    rows: range(30).map((i) => [i % 6, i % 5, (i * 7) % 9, (i * 5) % 8, 10 + i].map(String)),
    grid: { lng: 114.02, lat: 22.53, cellMeters: 500 },
    numeric: { column: 'ELATCOL', label: '终点行号' },
  },
  {
    kind: 'media-positions',
    stored: rows('media_face'),
    columns: ['点位编号', '点位名称', '媒体', '媒体形式', '经度', '纬度', '等级', '面号', '已售时段'],
    rows: range(18).map((i) => [
      `SZ-${Math.floor(i / 2)}`,
      `${nameOf(Math.floor(i / 2))}站`,
      '公交候车亭',
      '候车亭灯箱',
      text(at(Math.floor(i / 2))[0]),
      text(at(Math.floor(i / 2))[1]),
      ['S', 'A+', 'B'][i % 3],
      String((i % 2) + 1),
      i % 4 === 0 ? '2026-12-01~2026-12-14;2027-01-05~2027-01-18' : '',
    ]),
    numeric: { column: '经度', label: '经度' },
  },
  {
    kind: 'rate-cards',
    stored: rows('rate_card_price'),
    columns: ['媒体', '媒体形式', '等级', '刊例价', '计价天数'],
    rows: ['候车亭灯箱', '候车亭立柱灯箱'].flatMap((form, j) =>
      ['S', 'A++', 'A+', 'A', 'B'].map((level, i) => [
        '公交候车亭',
        form,
        level,
        String(9000 - i * 1500 - j * 500),
        '14',
      ]),
    ),
  },
  personsFile,
  {
    kind: 'panel-visits',
    stored: facts('panel_visit'),
    restsOn: personsFile,
    columns: ['人员编号', 'lng', 'lat', '日期', '小时', '停留分钟', '户外'],
    rows: range(40).map((i) => [
      `P${i % 16}`,
      ...at(i % 30).map(text),
      `2026-03-0${2 + (i % 7)}`,
      String((7 + i) % 24),
      String(5 + i),
      ['是', '否'][i % 2],
    ]),
    numeric: { column: '停留分钟', label: '停留分钟' },
  },
  ...libraryFiles,
  ...stagedFiles,
];

const csvCell = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The file as text: CSV with a delimiter and line end, or GeoJSON. */
export function textOf(file: KindFile, delimiter = ',', lineEnd = '\n'): string {
  const { columns, rows, geometries } = file;
  if (!geometries)
    return [columns, ...rows]
      .map((row) => row.map((cell) => csvCell(cell, delimiter)).join(delimiter) + lineEnd)
      .join('');
  const features = rows.map((row, i) => ({
    type: 'Feature',
    properties: Object.fromEntries(columns.map((column, j) => [column, row[j]])),
    geometry: geometries[i],
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}
