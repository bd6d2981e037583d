import type { MetricKey } from '@ooh/contract/domain/metric-dictionary';

/** Worked example, nature, source, and titles of the screens that show a metric. */
export type MetricNote = readonly [example: string, nature: string, source: string, screens: string];

const panel = '人群样本与接触模型';
const rates = '刊例价库与订单报价';
const postings = '上刊登记与监播照片';
const stock = '现行点位与线路数据';
const [plans, orders, effect, city] = ['智选方案', '订单模式', '效果评估', '城市底盘'];
const districts = '商圈洞察';
const perspective = '城市透视';

export const metricNotes: Readonly<Record<MetricKey, MetricNote>> = {
  impressions: [
    '某面日均有效客流 2 万 × 可见系数 0.35 × 播放占比 20% × 28 天 = 3.92 万人次',
    '预估',
    panel,
    `${plans}、${orders}、${effect}`,
  ],
  reach: [
    '200 万人中 93.6 万人至少接触 1 次，触达 93.6 万人',
    '预估',
    panel,
    `${plans}、${orders}、${effect}`,
  ],
  reachShare: ['触达 93.6 万人 ÷ 目标人群 200 万人 = 46.8%', '预估', panel, `${plans}、${orders}、${effect}`],
  effectiveReach: ['62.4 万人至少接触 3 次 ÷ 200 万人 = 31.2%', '预估', panel, `${plans}、${effect}`],
  reachAtLeast: ['5+：40 万人至少接触 5 次 ÷ 200 万人 = 20%', '预估', panel, `${plans}、${effect}`],
  frequency: ['430.6 万人次 ÷ 93.6 万人 = 4.6 次', '预估', panel, `${plans}、${orders}、${effect}`],
  grp: ['到达率 46.8% × 平均频次 4.6 = 215', '预估', panel, `${plans}、${effect}`],
  taConcentration: [
    '区域内 TA 1.84 万人 ÷ 总人数 10 万人 = 18.4%',
    '预估',
    panel,
    `${plans}、${perspective}、${districts}`,
  ],
  taConcentrationPeople: [
    '触达的 TA 18.4 万人 ÷ 触达的全部 100 万人 = 18.4%',
    '预估',
    panel,
    `${plans}、${effect}`,
  ],
  taConcentrationImpressions: [
    'TA 曝光 92 万人次 ÷ 全部曝光 500 万人次 = 18.4%',
    '预估',
    panel,
    `${plans}、${effect}`,
  ],
  tgi: [
    '区域 TA 占比 27.6% ÷ 全城占比 20% × 100 = 138',
    '预估',
    panel,
    `${plans}、${districts}、${perspective}、${effect}`,
  ],
  cpm: [
    '净价 80,000 元 ÷ 曝光 430 万人次 × 1000 = ¥18.60',
    '预估',
    `${rates}；${panel}`,
    `${plans}、${orders}、${effect}`,
  ],
  taCpm: [
    '净价 80,000 元 ÷ TA 曝光 190 万人次 × 1000 = ¥42.11',
    '预估',
    `${rates}；${panel}`,
    `${plans}、${effect}`,
  ],
  cprp: ['净价 400,000 元 ÷ GRP 215 = ¥1,860.47', '预估', `${rates}；${panel}`, `${plans}、${effect}`],
  rateCard: ['单价 10 万元 × 10 面 × 3 期 = 300 万元', '价格', rates, `${orders}、${plans}`],
  discount: ['净价 204 万元 ÷ 刊例价 300 万元 = 6.8 折', '价格', rates, orders],
  net: ['刊例价 300 万元 × 6.8 折 = 204 万元', '价格', rates, `${orders}、${plans}`],
  productionFee: ['60 面 × 2,000 元 = 12 万元', '价格', rates, orders],
  tax: ['含税价 108.12 万元 ÷ 1.06 × 6% = 6.12 万元', '价格', rates, orders],
  serviceFee: ['净价 204 万元 × 5% = 10.2 万元', '价格', rates, orders],
  availability: [
    '可售 1,750 天·面 ÷ 总 2,800 天·面 = 62.5%',
    '监测',
    '档期与锁位记录',
    `${orders}、媒体点位`,
  ],
  postedRate: ['已上刊 49 面 ÷ 计划 50 面 = 98.0%', '监测', postings, `投放监测、${effect}`],
  onTimeRate: ['约定日前已上刊 477 面 ÷ 到期 500 面 = 95.4%', '监测', postings, `投放监测、服务执行标准`],
  inspectionPass: ['合格 971 张 ÷ 已审核 1,000 张 = 97.1%', '监测', postings, `投放监测、${effect}`],
  deliveryIndex: [
    '按执行测算 106 万人次 ÷ 计划 100 万人次 = 106%',
    '按执行测算',
    `${panel}；${postings}`,
    effect,
  ],
  shareOfVoice: [
    '品牌曝光 123 万 ÷ 品类曝光 1,000 万 = 12.3%',
    '监测',
    '竞品监测记录',
    `竞品洞察、${effect}`,
  ],
  dailyPersons: ['一周 57.4 万人·天 ÷ 7 天 = 8.2 万人', '预估', panel, `${perspective}、${districts}`],
  workdayRatio: ['工作日日均 9.3 万 ÷ 周末日均 7.5 万 = 1.24', '预估', panel, `${perspective}、${districts}`],
  dwellHours: ['在场 26.24 万人时 ÷ 日均客流 8.2 万人 = 3.2 小时', '预估', panel, districts],
  areaPois: ['轮廓内有 420 个兴趣点', '统计', '地点数据', `${districts}、AOI 数据库`],
  areaBrands: ['轮廓内连锁品牌去重后 18 个', '统计', '地点数据', districts],
  areaBusLines: ['300 米内有 42 条线路经过', '统计', stock, `${districts}、AOI 数据库`],
  areaMedia: ['轮廓内有 24 个有权限的点位', '统计', stock, `${districts}、AOI 数据库`],
  residents: ['深圳市 2024 年末 1,799 万人', '公布', '统计公报', city],
  gdp: ['深圳市 2023 年 34,606 亿元', '公布', '统计公报', city],
  inventoryPositions: ['固定点位 12,000 个 + 线路 480 条 = 12,480 个', '统计', stock, city],
  inventoryFaces: ['固定媒体 20,010 面 + 公交 6,300 辆 = 26,310 面', '统计', stock, city],
  inventoryUnits: ['轮播位 32,600 个 + 公交 6,300 辆 = 38,900 个', '统计', stock, city],
  busLines: ['现行版本有 820 条线路', '统计', stock, city],
  busVehicles: ['各线配车相加 12,300 辆', '统计', stock, city],
  busShelters: ['有候车亭媒体的点位 4,210 个', '统计', stock, city],
  mediaScreens: ['地铁电视、电梯电视、LED 合计 3,120 块', '统计', stock, city],
  vacancyOnDay: ['空位 25 个 ÷ 可售单元 40 个 = 62.5%', '监测', '档期与锁位记录', `${city}、发现`],
  unitsPerWan: ['可售单元 22,308 个 ÷ 1,799 万人 = 12.4 个/万人', '统计', stock, city],
  priceIndex: ['本城日刊例价 130 元 ÷ 各城均价 120 元 × 100 = 108.3', '价格', rates, city],
  cityCpm: ['日刊例价合计 30 万元 ÷ 日曝光合计 700 万次 × 1000 = 42.86 元', '预估', rates, city],
  rivalBrands: ['深圳 10 月监测到 18 个品牌', '监测', '竞品投放监测', city],
  rivalSpend: ['各投放刊例价 × 数量 × 周期相加 326.4 万元', '估算', '竞品投放监测', city],
  coveredPlaces: ['三个点位 500 米内去重后 48 个', '统计', '地点数据', orders],
  litRate: ['亮灯 978 张 ÷ 能判断亮灭 1,000 张 = 97.8%', '监测', postings, '服务执行标准'],
  attainment: ['守住时限 477 例 ÷ 到期 500 例 = 95.4%', '监测', `${postings}；订单进度`, '服务执行标准'],
  opportunities: [
    '(45 + 15 − 2 × 1) ÷ 15 = 3.867 次',
    '标准计算',
    'T/CCSA 738—2025（T/CAAAD 040—2025）',
    '测量标准',
  ],
};
