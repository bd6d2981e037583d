/**
 * Fields of a table of bus lines: one row for each direction of a line. Names are the identifiers of the
 * session's mapping; labels and synonyms are what users write.
 */
export interface ImportField {
  readonly field: BusLineField;
  readonly label: string;
  readonly isRequired: boolean;
  /** Column names that mean this field, compared without case, spaces and punctuation. */
  readonly synonyms: readonly string[];
}

const field = <Field extends string>(name: Field, label: string, isRequired: boolean, synonyms: string) => ({
  field: name,
  label,
  isRequired,
  synonyms: [name, label, ...synonyms.split(' ').filter((word) => word !== '')],
});

const declared = [
  field(
    'lineName',
    '线路名称',
    true,
    '线路 线路名 线名 公交线路 线路号 路线 名称 line linename route routename name lineno',
  ),
  field(
    'stopNames',
    '站点名称',
    true,
    '站点 站名 站点名 站点列表 途经站点 车站 车站名称 stationname stationnames stations station stopname stopnames stops stop',
  ),
  field(
    'stopCoordinates',
    '站点坐标',
    true,
    '坐标 经纬度 站点经纬度 车站坐标 stationgeo stopgeo coordinates coordinate coords lnglat lnglats location geo points',
  ),
  field('shape', '线路走向', false, '走向 轨迹 线形 线路轨迹 polyline shape path geometry linegeo'),
  field('direction', '方向', false, '上下行 行驶方向 direction directionid dir'),
  field('level', '线路等级', false, '等级 级别 媒体等级 level grade class'),
  field('operator', '运营公司', false, '公交公司 运营商 所属公司 公司 营运公司 operator company agency'),
  field(
    'singleDeckVehicles',
    '单层配车数',
    false,
    '单层车辆数 单层 配车数 配车 车辆数 singledeck singledeckbuses vehicles buses',
  ),
  field('doubleDeckVehicles', '双层配车数', false, '双层车辆数 双层 doubledeck doubledeckbuses'),
  field('headwayMinutes', '发车间隔（分钟）', false, '发车间隔 间隔 班次间隔 headway interval'),
  field('dailyRiders', '日均客流', false, '日客流 客流量 日客运量 riders dailyriders ridership passengers'),
  field('firstHour', '首班车', false, '首班 首班时间 首车时间 firstbus first starttime'),
  field('lastHour', '末班车', false, '末班 末班时间 末车时间 lastbus last endtime'),
  field(
    'singleDeckPriceYuan',
    '单层刊例价（元/辆·30天）',
    false,
    '单层刊例价 单层价格 刊例价 价格 price ratecard singleprice',
  ),
  field('doubleDeckPriceYuan', '双层刊例价（元/辆·30天）', false, '双层刊例价 双层价格 doubleprice'),
] as const;

export type BusLineField = (typeof declared)[number]['field'];

export const busLineFields: readonly ImportField[] = declared;

/** Which column holds each field; null where the file has none. */
export type ColumnMapping = Readonly<Record<BusLineField, string | null>>;

export function labelOf(name: BusLineField): string {
  return busLineFields.find((candidate) => candidate.field === name)?.label ?? name;
}

/** How a field is named in a report: its label and the file's own column. */
export function reportedField(mapping: ColumnMapping, name: BusLineField): string {
  const column = mapping[name];
  return column === null || column === labelOf(name) ? labelOf(name) : `${labelOf(name)}（${column}）`;
}
