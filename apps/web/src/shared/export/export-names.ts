import type { ExportAction } from '@ooh/contract/core/audit-action';

/** Names of the documents that can be exported. */
export const exportNames: Readonly<Record<ExportAction, string>> = {
  'export.aois': 'AOI 清单',
  'export.bus-report': '公交数字报告',
  'export.report': '报告',
  'export.business-districts': '商圈排名',
  'export.cell-matches': 'TA浓度匹配结果',
  'export.fence-matches': '地理围栏匹配结果',
  'export.certificate': '最优性证书',
  'export.city-base': '城市底盘',
  'export.content': '标准文档',
  'export.content-readings': '标准阅读情况',
  'export.crowd-pack': '人群包',
  'export.effect-areas': '人地效果',
  'export.effect-board': '深度评估',
  'export.monitoring': '监测表',
  'export.monitoring-report': '监测报告',
  'export.opportunities': '优化建议',
  'export.order-template': '媒体清单模板',
  'export.point-album': '点位图册',
  'export.proposal': '投放方案',
  'export.quotation': '报价单',
  'export.schedule': '排期表',
  'export.sheet-template': '空白监测表',
  'export.suggestions': '灵感与建议',
  'export.vacancy-heat': '空位热力',
};
