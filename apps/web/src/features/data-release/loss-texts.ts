import type { DataRelease } from '@ooh/contract/domain/data-release';

export const lossTexts: Readonly<Record<DataRelease['kind'], string>> = {
  'bus-lines': '智选将无法计算该城市',
  panel: '智选将无法计算该城市的触达与人群',
  places: '按商圈、道路与 AOI 的条件将不可用',
  metro: '地铁线路与车站将不可用',
  'media-positions': '该城市没有可选的媒体点位',
  'rate-card': '报价将只有示例价',
  districts: '行政区边界将用内置数据',
  'district-populations': '下一次生成人群样本时用公布的人口',
  trips: '没有出行记录可供分析',
  'trip-grid': '没有出行网格可供分析',
  'panel-persons': '在重新导入人员之前不能再导入到访',
  'creative-albums': '没有创意图片可看',
  'strategy-cases': '没有策略案例可看',
  'competitor-placements': '没有竞品投放可供分析',
  brands: '品牌与产品将只有演示数据',
  'as-run': '这次导入的上刊执行与监测将回到导入之前',
  'crowd-packs': '这次导入的人群包将被移除',
};
