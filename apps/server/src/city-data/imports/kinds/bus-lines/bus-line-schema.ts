import { importField, operationField, type ImportField } from '../../schema/import-field.ts';

/**
 * Fields of a file of bus lines: one row for each direction of a line with lists of its stops; or one row for each
 * stop in order; or one feature for each drawn route.
 */
export const busLineFields: readonly ImportField[] = [
  importField(
    'lineName',
    '线路名称',
    '线路 线路名 线名 公交线路 线路号 路线 名称 line linename route routename name lineno',
    { isRequired: true, example: '101路(福田枢纽-东门)' },
  ),
  importField('directionName', '方向名称', '走向名称 directionname headsign', { example: '' }),
  importField(
    'stopNames',
    '站点名称',
    '站点 站名 站点名 站点列表 途经站点 车站 车站名称 stationname stationnames stations station stopname stopnames stops stop',
    { isRequired: true, unless: ['shape'], example: '福田枢纽;华强北;东门' },
  ),
  importField(
    'stopCoordinates',
    '站点坐标',
    '坐标 经纬度 站点经纬度 车站坐标 stationgeo stopgeo coordinates coordinate coords lnglat lnglats location geo points',
    {
      isRequired: true,
      unless: ['shape', 'lng'],
      example: '114.0550,22.5400;114.0800,22.5450;114.1200,22.5500',
    },
  ),
  importField('shape', '线路走向', '走向 轨迹 线形 线路轨迹 polyline shape path geometry linegeo', {
    example: '',
  }),
  importField('lng', '站点经度', '经度 lng lon long longitude', { yieldsTo: ['stopCoordinates', 'shape'] }),
  importField('lat', '站点纬度', '纬度 lat latitude', { yieldsTo: ['stopCoordinates', 'shape'] }),
  importField('direction', '方向', '上下行 行驶方向 direction directionid dir', { example: '上行' }),
  importField('level', '线路等级', '等级 级别 媒体等级 level grade class', { example: 'A+' }),
  importField('operator', '运营公司', '公交公司 运营商 所属公司 公司 营运公司 operator company agency', {
    example: '示例公交公司',
  }),
  importField(
    'singleDeckVehicles',
    '单层配车数',
    '单层车辆数 单层 配车数 配车 车辆数 singledeck singledeckbuses vehicles buses',
    { example: '20' },
  ),
  importField('doubleDeckVehicles', '双层配车数', '双层车辆数 双层 doubledeck doubledeckbuses', {
    example: '0',
  }),
  importField('headwayMinutes', '发车间隔（分钟）', '发车间隔 间隔 班次间隔 headway interval', {
    example: '8',
  }),
  importField('dailyRiders', '日均客流', '日客流 客流量 日客运量 riders dailyriders ridership passengers', {
    example: '5200',
  }),
  importField('firstHour', '首班车', '首班 首班时间 首车时间 firstbus first starttime', { example: '06:00' }),
  importField('lastHour', '末班车', '末班 末班时间 末车时间 lastbus last endtime', { example: '22:30' }),
  importField(
    'singleDeckPriceYuan',
    '单层刊例价（元/辆·30天）',
    '单层刊例价 单层价格 刊例价 价格 price ratecard singleprice',
    { example: '6800' },
  ),
  importField('doubleDeckPriceYuan', '双层刊例价（元/辆·30天）', '双层刊例价 双层价格 doubleprice', {
    example: '9800',
  }),
  operationField,
];
