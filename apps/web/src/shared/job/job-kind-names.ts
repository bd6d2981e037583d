/** What the kinds of background work are called; one without a name here is shown as it is stored. */
const jobKindNames: Readonly<Record<string, string>> = {
  'smart-plan': '计算智选方案',
  'smart-plan-behind': '后台计算智选方案',
  'smart-plan-city': '计算方案的城市',
  'plan-insight': '方案洞察',
  defence: '生成方案陈述',
  'crowd-pack': '计算人群包',
  'crowd-pack-set': '批量计算人群包',
  'import-run': '导入数据',
  appraisal: '效果评估',
  combination: '目标与组合',
  optimise: '检查各订单的优化机会',
  'optimise-order': '检查优化机会',
  'demo-seed': '生成演示数据',
  'demo-adoptions': '演示：往期采纳记录',
  'panel-generate': '生成人群样本',
  'demo-deepen': '补全各城市演示数据',
  'demo-deepen-now': '生成城市的演示数据',
  'panel-passages': '计算经过人流',
};

export const jobKindName = (kind: string): string => jobKindNames[kind] ?? kind;
