import type { ImportSession } from '@ooh/contract/domain/data-release';

interface KindLabels {
  /** What one record is called where they are counted. */
  readonly noun: string;
  /** What a good import puts in force, after the city's name. */
  readonly inForce: string;
  /** What an import of the kind brings about besides, in one sentence. */
  readonly consequence: string;
  /** True where rows have no place: neither coordinate system nor map is shown. */
  readonly isPlaceless?: true;
  /** The screen that shows what was imported. */
  readonly seeAt?: { readonly label: string; readonly href: (cityCode: string) => string };
}

/** How the wizard speaks of each kind. */
export const kindLabels: Readonly<Record<ImportSession['kind'], KindLabels>> = {
  'bus-lines': {
    noun: '条线路走向',
    inForce: '线路',
    consequence: '人群样本与线网无关，保持不变；使用该线网的方案须重新计算。',
    seeAt: { label: '查看线路登记', href: (city) => `/administration/bus-lines?city=${city}` },
  },
  poi: {
    noun: '个地点',
    inForce: '兴趣点',
    consequence: '同一大类的示意地点已由导入的地点取代，目标 POI 条件即可使用。',
  },
  districts: {
    noun: '个行政区',
    inForce: '行政区',
    consequence: '地图、按行政区的统计与点位归属随即使用导入的边界；撤销此版本后恢复内置边界。',
  },
  'district-populations': {
    noun: '个行政区',
    inForce: '行政区人口',
    consequence:
      '下一次生成人群样本时使用（数据版本 › 生成人群样本），样本详情写明依据此文件；撤销此版本后恢复公布的人口。',
    isPlaceless: true,
    seeAt: { label: '去生成人群样本', href: (city) => `/administration/data-releases?city=${city}` },
  },
  metro: {
    noun: '个车站',
    inForce: '地铁线路与车站',
    consequence: '同名线路与车站已由导入的数据取代。',
  },
  aoi: {
    noun: '个区域',
    inForce: ' AOI ',
    consequence: '同名的示意区域已由导入的区域取代，目标 AOI 条件即可使用。',
  },
  'business-districts': {
    noun: '个商圈',
    inForce: '商圈',
    consequence: '同名的示意商圈已由导入的商圈取代，城市商圈条件即可使用。',
  },
  trips: {
    noun: '次出行',
    inForce: '出行记录',
    consequence: '车辆编号只保存散列值，原始文件按保留期管理。',
  },
  'trip-grid': {
    noun: '对网格',
    inForce: '出行网格',
    consequence: '网格已换算为经纬度，原点与边长记录在数据版本中。',
  },
  'media-positions': {
    noun: '个点位',
    inForce: '媒体点位',
    consequence: '文件中的点位已按编号新增、更新或移除，文件未提到的点位不变。',
    seeAt: { label: '查看媒体资源', href: (city) => `/media?city=${city}` },
  },
  'rate-cards': {
    noun: '个价格',
    inForce: '刊例价与折扣',
    consequence: '有刊例价的形式与等级不再使用示例价。',
    isPlaceless: true,
  },
  'panel-persons': {
    noun: '人',
    inForce: '人群样本的人员',
    consequence: '人员先保存备用，须接着导入「人群样本·到访」：人员与一周到访一起才成为生效的人群样本。',
  },
  'panel-visits': {
    noun: '次到访',
    inForce: '人群样本',
    consequence: '现有人员与其一周到访已成为生效的人群样本；依据旧样本的方案已标为已失效。',
  },
  brands: {
    noun: '个品牌或产品',
    inForce: '品牌与产品',
    consequence: '品牌对所有城市可选；撤销此版本后，不再出现在品牌选择中。',
    isPlaceless: true,
  },
  'competitor-placements': {
    noun: '次投放',
    inForce: '竞品投放',
    consequence: '竞品洞察立即按新数据计算；示例的竞品数据已由导入的数据取代。',
    isPlaceless: true,
  },
  'strategy-cases': {
    noun: '行案例媒体',
    inForce: '策略案例',
    consequence: '示例的案例已由导入的案例取代；撤销此版本后恢复原有案例。',
    isPlaceless: true,
  },
  'creative-albums': {
    noun: '个图集',
    inForce: '创意图库',
    consequence: '示例的图库已由导入的图集取代；没有图片的图集由系统按其内容绘制示意图。',
    isPlaceless: true,
  },
  'as-run': {
    noun: '个点位',
    inForce: '上刊执行与监测结果',
    consequence: '监测与效果页面已按此更新，删除的上刊记录退回待上刊；撤销此版本后，所改点位恢复原状。',
    isPlaceless: true,
  },
  'crowd-packs': {
    noun: '个哈希 ID',
    inForce: '人群包',
    consequence: '人群包正在计算，稍后即可选用；文件与 ID 已删除，撤销此版本后人群包一并移除。',
    isPlaceless: true,
  },
};
