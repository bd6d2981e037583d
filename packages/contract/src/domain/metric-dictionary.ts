export interface MetricEntry {
  readonly name: string;
  readonly english: string;
  /** Formula or rule, in words. */
  readonly rule: string;
  /** How a value looks. */
  readonly format: string;
}

/** 口径 as the product ships it: column heads, and the first version of what the store says to every ⓘ. */
export const metricDictionary = {
  impressions: {
    name: '曝光人次',
    english: 'Impressions',
    rule: 'Σ 面 (有效客流 × 可见系数 × 播放占比)，模型预估',
    format: '1,234.5 万',
  },
  reach: {
    name: '触达人数',
    english: 'Reach (persons)',
    rule: '去重后至少接触 1 次的人数',
    format: '132.8 万',
  },
  reachShare: {
    name: '到达率',
    english: 'Reach %',
    rule: '触达人数 ÷ 目标城市（或 TA）人口',
    format: '46.8%',
  },
  effectiveReach: {
    name: '有效到达率 3+',
    english: 'Effective reach',
    rule: '至少接触 3 次的人数 ÷ 目标城市（或 TA）人口',
    format: '31.2%',
  },
  reachAtLeast: {
    name: 'N+ 到达率',
    english: 'Reach at N+',
    rule: '至少接触 N 次的人数 ÷ 目标城市（或 TA）人口；1+ 即到达率，3+ 即有效到达率',
    format: '3+ 31.2%',
  },
  frequency: { name: '平均频次', english: 'Frequency', rule: '曝光人次 ÷ 触达人数', format: '4.6 次' },
  grp: { name: '毛评点 GRP', english: 'GRP', rule: '到达率% × 平均频次；TA 口径写作 TRP', format: '215' },
  taConcentration: {
    name: 'TA浓度',
    english: 'TA concentration',
    rule: '区域内 TA 人数 ÷ 区域总人数',
    format: '18.4%',
  },
  taConcentrationPeople: {
    name: 'TA浓度（人数口径）',
    english: 'TA share of people reached',
    rule: '触达的 TA 人数 ÷ 触达的全部人数',
    format: '18.4%',
  },
  taConcentrationImpressions: {
    name: 'TA浓度（曝光口径）',
    english: 'TA share of impressions',
    rule: 'TA 曝光人次 ÷ 全部曝光人次',
    format: '18.4%',
  },
  tgi: {
    name: 'TGI',
    english: 'Target group index',
    rule: '区域 TA 占比 ÷ 基准（全城或全国）占比 × 100；大于 100 即高于基准',
    format: '138',
  },
  cpm: { name: '千人成本 CPM', english: 'Cost per mille', rule: '净价 ÷ 曝光人次 × 1000', format: '¥18.60' },
  taCpm: { name: 'TA-CPM', english: 'Target CPM', rule: '净价 ÷ TA 曝光人次 × 1000', format: '¥42.10' },
  cprp: {
    name: '每收视点成本 CPRP',
    english: 'Cost per rating point',
    rule: '净价 ÷ GRP',
    format: '¥1,860.00',
  },
  rateCard: {
    name: '刊例价',
    english: 'Rate card',
    rule: '媒体公布价：单价 × 数量 × 周期',
    format: '¥3,000,000.00',
  },
  discount: { name: '折扣', english: 'Discount', rule: '净价（不含加收）÷ 刊例价', format: '6.8 折' },
  net: {
    name: '净价',
    english: 'Net price',
    rule: '刊例价 × 折扣 × 数量 × 周期（+ 加收）',
    format: '¥2,040,000.00',
  },
  productionFee: {
    name: '制作费',
    english: 'Production fee',
    rule: '单列，不计入 CPM',
    format: '¥120,000.00',
  },
  tax: { name: '税费', english: 'Tax', rule: '单列，不计入 CPM', format: '¥61,200.00' },
  serviceFee: { name: '服务费', english: 'Service fee', rule: '单列，不计入 CPM', format: '¥102,000.00' },
  availability: { name: '空位率', english: 'Availability', rule: '可售天·面 ÷ 总天·面', format: '62.5%' },
  postedRate: { name: '上刊率', english: 'Posted rate', rule: '已上刊面 ÷ 计划面', format: '98.0%' },
  onTimeRate: {
    name: '准时上刊率',
    english: 'On-time rate',
    rule: '约定日前已上刊面 ÷ 到期应上刊面',
    format: '95.4%',
  },
  inspectionPass: {
    name: '监测合格率',
    english: 'Inspection pass rate',
    rule: '合格照片 ÷ 已审核照片',
    format: '97.1%',
  },
  deliveryIndex: { name: '完成率', english: 'Delivery index', rule: '按执行测算 ÷ 计划', format: '106%' },
  shareOfVoice: {
    name: 'SOV / SOS',
    english: 'Share of voice / spend',
    rule: '品牌 ÷ 品类',
    format: '12.3%',
  },
  dailyPersons: {
    name: '日均客流',
    english: 'Daily persons',
    rule: '所选日期与时段内平均每天在场的人数（含居住与工作者），去重到人·天，模型预估',
    format: '8.2 万',
  },
  workdayRatio: {
    name: '工作日/周末比',
    english: 'Workday to weekend',
    rule: '平均工作日客流 ÷ 平均周末（含节假日）客流',
    format: '1.24',
  },
  dwellHours: {
    name: '平均停留',
    english: 'Dwell time',
    rule: '所选时段内在场人时 ÷ 日均客流，含居住与工作者',
    format: '3.2 小时',
  },
  areaPois: { name: 'POI 数', english: 'Points of interest', rule: '轮廓内的兴趣点数', format: '420 个' },
  areaBrands: {
    name: '品牌数',
    english: 'Brands',
    rule: '轮廓内兴趣点所属的连锁品牌，去重计数',
    format: '18 个',
  },
  areaBusLines: {
    name: '途经公交线路数',
    english: 'Bus lines nearby',
    rule: '走向距轮廓 300 米以内、本人有权限的线路',
    format: '42 条',
  },
  areaMedia: {
    name: '媒体点位数',
    english: 'Media positions',
    rule: '轮廓内、本人有权限的媒体点位',
    format: '24 个',
  },
  residents: {
    name: '常住人口',
    english: 'Residents',
    rule: '2024 年末公布的常住人口；只有一个来源的标「单源」',
    format: '1,799 万',
  },
  gdp: {
    name: 'GDP',
    english: 'Gross domestic product',
    rule: '2023 年地区生产总值，两个来源一致才列出',
    format: '34,606 亿元',
  },
  inventoryPositions: {
    name: '媒体点位',
    english: 'Media positions',
    rule: '固定媒体的点位 + 公交线路，按数据权限内的现行数据版本计',
    format: '12,480 个',
  },
  inventoryFaces: {
    name: '媒体面数',
    english: 'Media faces',
    rule: '固定媒体的面 + 公交车辆',
    format: '26,310 面',
  },
  inventoryUnits: {
    name: '可售单元',
    english: 'Sellable units',
    rule: '面的轮播位（非轮播的面计 1 个）+ 公交车辆',
    format: '38,900 个',
  },
  busLines: { name: '公交线路', english: 'Bus lines', rule: '现行线路数据中的线路数', format: '820 条' },
  busVehicles: {
    name: '公交车辆',
    english: 'Bus vehicles',
    rule: '现行线路的配车之和',
    format: '12,300 辆',
  },
  busShelters: {
    name: '候车亭',
    english: 'Bus shelters',
    rule: '有候车亭媒体的点位数',
    format: '4,210 个',
  },
  mediaScreens: {
    name: '屏数',
    english: 'Screens',
    rule: '以块计的电子媒体（地铁电视、电梯电视、户外LED大屏等）的面数',
    format: '3,120 块',
  },
  vacancyOnDay: {
    name: '空位率（当日）',
    english: 'Availability on a day',
    rule: '所选日的空位单元 ÷ 可售单元；多个城市按单元合计',
    format: '62.5%',
  },
  unitsPerWan: {
    name: '每万人单元',
    english: 'Units per 10,000 residents',
    rule: '可售单元 ÷ 常住人口（万）',
    format: '12.4',
  },
  priceIndex: {
    name: '刊例价格指数',
    english: 'Rate card index',
    rule: '同媒体、形式与等级的日刊例价 ÷ 权限内各城市均价 × 100 的平均；不受媒体筛选影响；多个城市按可售单元加权',
    format: '108.3',
  },
  cityCpm: {
    name: '综合 CPM',
    english: 'Rate card CPM of all units',
    rule: '全部在售单元的日刊例价之和 ÷ 全体人群日曝光之和 × 1000；逐个样本不足的单元合并计入，合并后仍不足的不计；多个城市按可售单元加权',
    format: '¥42.80',
  },
  rivalBrands: {
    name: '竞品品牌数',
    english: 'Brands monitored',
    rule: '所选月份监测到投放的品牌数，限于「竞品洞察」权限内的城市与媒体；各省取所列城市中最多者',
    format: '18 个',
  },
  rivalSpend: {
    name: '竞品花费（估算）',
    english: 'Monitored spend',
    rule: '所选月份监测到的投放按刊例价估算，不含折扣，限于「竞品洞察」权限内的城市与媒体',
    format: '326.4 万元',
  },
  coveredPlaces: {
    name: '覆盖商圈/POI/AOI 数',
    english: 'Covered places',
    rule: '缓冲半径内去重计数',
    format: '48 个',
  },
  litRate: {
    name: '亮灯率',
    english: 'Lit rate',
    rule: '亮灯的照片 ÷ 能判断亮灭的照片',
    format: '97.8%',
  },
  attainment: {
    name: '承诺达成率',
    english: 'Attainment',
    rule: '守住时限的例数 ÷ 到期的例数；近 90 天、本人可见订单；不足 5 例不展示',
    format: '95.4%',
  },
  opportunities: {
    name: '可见次数 OTC',
    english: 'Opportunities to contact',
    rule: '(曝光时长 + 广告时长 − 2τ) ÷ 广告时长；τ 为最短有效时长，依 T/CCSA 738—2025',
    format: '3.867 次',
  },
} as const satisfies Record<string, MetricEntry>;

export type MetricKey = keyof typeof metricDictionary;

/** Rules that hold for every figure. */
export const figureRules = [
  '大数自动以「万 / 亿」显示，可切换完整数值；「—」表示没有数据，「0」表示数值为零。',
  '每张卡片脚注写明统计周期、数据来源与更新时间。',
  '每个效果数字标明性质：预估、监测或第三方。',
  '样本少于 1,000 人的数字不展示，写作「样本不足」。',
] as const;
