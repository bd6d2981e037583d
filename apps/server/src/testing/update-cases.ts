import type { ImportSession } from '@ooh/contract/domain/data-release';

type Kind = ImportSession['kind'];

/** A kind whose records a file updates and removes, with what is in force after each step. */
export interface UpdateCase {
  readonly kind: Kind;
  readonly table: string;
  /** Further tables with rows of the records. */
  readonly parts?: readonly string[];
  /** The column with the names that are compared. */
  readonly name: string;
  readonly whole: string;
  /** Changes one record, adds one and removes one. */
  readonly update: string;
  readonly afterUpdate: readonly string[];
  /** Records to remove, one of which is not there. */
  readonly gone: string;
  readonly afterGone: readonly string[];
  /** Added, changed, removed and unchanged records of the update. */
  readonly counts: readonly [number, number, number, number];
}

const square = (lng: number, size = 0.004): string =>
  [
    [lng, 22.54],
    [lng + size, 22.54],
    [lng + size, 22.54 + size],
    [lng, 22.54 + size],
  ]
    .map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`)
    .join(';');
const caseRow = (title: string, form: string, units: number): string =>
  `${title},青松汽车,汽车,新品上市,2026-09-01,2026-09-28,公交候车亭,${form},${units},480000,312000`;
const station = (line: string, name: string, lng: number): string => `${line},${name},${lng},22.54`;

export const updateCases: readonly UpdateCase[] = [
  {
    kind: 'poi',
    table: 'poi',
    name: 'name',
    whole:
      '名称,经度,纬度,类型,地址\n甲店,114.05,22.54,餐饮,1号\n乙店,114.06,22.54,餐饮,2号\n丙店,114.07,22.54,购物,3号',
    update:
      '操作,名称,经度,纬度,类型,地址\n修改,甲店,114.05,22.54,餐饮,9号\n新增,丁店,114.08,22.54,购物,4号\n删除,丙店,,,,\n,乙店,114.06,22.54,餐饮,2号',
    afterUpdate: ['丁店', '乙店', '甲店'],
    gone: '名称\n甲店\n无此店',
    afterGone: ['丁店', '乙店'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'aoi',
    table: 'aoi',
    name: 'name',
    whole: `名称,类型,边界\n甲园,写字楼,"${square(114.05)}"\n乙园,写字楼,"${square(114.06)}"\n丙园,商场,"${square(114.07)}"`,
    update: `操作,名称,类型,边界\n修改,甲园,商场,"${square(114.05)}"\n新增,丁园,公园,"${square(114.08)}"\n删除,丙园,,\n,乙园,写字楼,"${square(114.06)}"`,
    afterUpdate: ['丁园', '乙园', '甲园'],
    gone: '名称\n甲园\n无此园',
    afterGone: ['丁园', '乙园'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'business-districts',
    table: 'business_district',
    name: 'name',
    whole: `名称,区县,边界\n甲圈,福田区,"${square(114.05)}"\n乙圈,福田区,"${square(114.06)}"`,
    update: `操作,名称,区县,边界\n修改,甲圈,南山区,"${square(114.05)}"\n新增,丙圈,福田区,"${square(114.07)}"\n删除,乙圈,,`,
    afterUpdate: ['丙圈', '甲圈'],
    gone: '名称\n甲圈\n无此圈',
    afterGone: ['丙圈'],
    counts: [1, 1, 1, 0],
  },
  {
    kind: 'district-populations',
    table: 'district_population',
    name: 'name',
    whole: '行政区,常住人口\n福田区,1553225\n罗湖区,1143801\n南山区,1795826\n',
    update: '操作,行政区,常住人口\n修改,福田,1600000\n新增,盐田区,214360\n删除,南山区,\n,罗湖区,1143801\n',
    afterUpdate: ['盐田区', '福田区', '罗湖区'],
    gone: '行政区\n罗湖区\n宝安区\n',
    afterGone: ['盐田区', '福田区'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'districts',
    table: 'district',
    name: 'name',
    whole: `名称,边界\n福田区,"${square(114.05, 0.02)}"\n南山区,"${square(113.95, 0.02)}"\n罗湖区,"${square(114.11, 0.02)}"`,
    update: `操作,名称,边界\n修改,福田区,"${square(114.05, 0.03)}"\n新增,盐田区,"${square(114.2, 0.02)}"\n删除,罗湖区,\n,南山区,"${square(113.95, 0.02)}"`,
    afterUpdate: ['南山区', '盐田区', '福田区'],
    gone: '名称\n福田区\n无此区',
    afterGone: ['南山区', '盐田区'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'metro',
    table: 'metro_line',
    name: 'name',
    whole: [
      '线路名称,车站名称,经度,纬度',
      ...['1号线', '2号线', '3号线'].flatMap((line, i) => [
        station(line, `${line}东`, 114.05 + i * 0.02),
        station(line, `${line}西`, 114.06 + i * 0.02),
      ]),
    ].join('\n'),
    update: [
      '操作,线路名称,车站名称,经度,纬度',
      `修改,${station('1号线', '1号线东', 114.05)}`,
      `修改,${station('1号线', '1号线中', 114.07)}`,
      `新增,${station('4号线', '4号线东', 114.15)}`,
      `新增,${station('4号线', '4号线西', 114.16)}`,
      '删除,地铁3号线,,,',
      `,${station('2号线', '2号线东', 114.07)}`,
      `,${station('2号线', '2号线西', 114.08)}`,
    ].join('\n'),
    afterUpdate: ['1号线', '2号线', '4号线'],
    gone: '线路名称\n1号线\n9号线',
    afterGone: ['2号线', '4号线'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'rate-cards',
    table: 'rate_card_price',
    name: 'level',
    whole:
      '媒体,媒体形式,等级,刊例价,计价天数\n公交候车亭,候车亭灯箱,S,9000,14\n公交候车亭,候车亭灯箱,A,4000,14\n公交候车亭,候车亭灯箱,B,2000,14',
    update:
      '操作,媒体,媒体形式,等级,刊例价,计价天数\n修改,公交候车亭,候车亭灯箱,A,4800,14\n新增,公交候车亭,候车亭灯箱,A+,6000,14\n删除,公交候车亭,候车亭灯箱,B,,\n,公交候车亭,候车亭灯箱,S,9000,14',
    afterUpdate: ['A', 'A+', 'S'],
    gone: '媒体,媒体形式,等级\n公交候车亭,候车亭灯箱,A\n公交候车亭,候车亭灯箱,B',
    afterGone: ['A+', 'S'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'strategy-cases',
    table: 'strategy_case',
    parts: ['strategy_case_medium'],
    name: 'title',
    whole: [
      '标题,品牌,行业,目标,开始日期,结束日期,媒体,形式,数量,刊例金额,净价',
      ...['甲案', '乙案', '丙案'].map((title) => caseRow(title, '候车亭灯箱', 60)),
      caseRow('甲案', '候车亭立柱灯箱', 20),
    ].join('\n'),
    update: [
      '操作,标题,品牌,行业,目标,开始日期,结束日期,媒体,形式,数量,刊例金额,净价',
      `修改,${caseRow('甲案', '候车亭灯箱', 61)}`,
      `新增,${caseRow('丁案', '候车亭灯箱', 9)}`,
      '删除,丙案,青松汽车,,,2026-09-01,,,,,,',
      `,${caseRow('乙案', '候车亭灯箱', 60)}`,
    ].join('\n'),
    afterUpdate: ['甲案', '乙案', '丁案'],
    gone: '标题\n甲案\n无此案',
    afterGone: ['乙案', '丁案'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'creative-albums',
    table: 'creative_album',
    parts: ['creative_image'],
    name: 'title',
    whole: [
      '编号,标题,品牌,行业,媒体,发布日期,创意手法',
      ...['甲', '乙', '丙'].map((title, i) => `A${i},${title},青松汽车,汽车,公交候车亭,2026-09-01,3D`),
    ].join('\n'),
    update: [
      '操作,编号,标题,品牌,行业,媒体,发布日期,创意手法',
      '修改,A0,甲（改名）,青松汽车,汽车,公交候车亭,2026-09-02,灯光',
      '新增,A9,丁,青松汽车,汽车,公交候车亭,2026-09-01,3D',
      '删除,A2,,,,,,',
      ',A1,乙,青松汽车,汽车,公交候车亭,2026-09-01,3D',
    ].join('\n'),
    afterUpdate: ['甲（改名）', '乙', '丁'],
    gone: '编号\nA0\nA404',
    afterGone: ['乙', '丁'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'competitor-placements',
    table: 'competitor_placement',
    parts: ['brand_listing'],
    name: 'place_name',
    whole: [
      '编号,品牌,行业,媒体,月份,数量,刊例花费（元）,位置',
      ...[1, 2, 3].map((i) => `P${i},甲牌${i},运动服饰,公交候车亭,2026-10,${i},1000,${i}号站`),
    ].join('\n'),
    update: [
      '操作,编号,品牌,行业,媒体,月份,数量,刊例花费（元）,位置',
      '修改,P1,甲牌1,运动服饰,公交候车亭,2026-10,7,1500,1号站',
      '新增,P9,甲牌9,运动服饰,公交候车亭,2026-10,9,900,9号站',
      '删除,P3,,,,,,,',
      ',P2,甲牌2,运动服饰,公交候车亭,2026-10,2,1000,2号站',
    ].join('\n'),
    afterUpdate: ['1号站', '2号站', '9号站'],
    gone: '编号\nP1\nP404',
    afterGone: ['2号站', '9号站'],
    counts: [1, 1, 1, 1],
  },
  {
    kind: 'brands',
    table: 'brand_listing',
    parts: ['product'],
    name: 'group_name',
    whole:
      '品牌,行业,集团,产品\n甲牌,汽车,甲集团,甲一\n甲牌,汽车,甲集团,甲二\n乙牌,饮料,乙集团,乙一\n丙牌,饮料,丙集团,\n戊牌,饮料,戊集团,戊一\n戊牌,饮料,戊集团,戊二',
    update:
      '操作,品牌,行业,集团,产品\n修改,甲牌,汽车,甲控股,甲三\n新增,丁牌,汽车,丁集团,\n删除,丙牌,,,\n删除,戊牌,,,戊二\n,乙牌,饮料,乙集团,乙一',
    afterUpdate: ['甲控股', '乙集团', '丁集团', '戊集团'],
    gone: '品牌\n甲牌\n无此牌',
    afterGone: ['乙集团', '丁集团', '戊集团'],
    counts: [1, 2, 1, 1],
  },
];
