/** What is made of a demonstration, one after the other. */
export const demoStages = ['people', 'orders', 'outcomes', 'cities'] as const;
export type DemoStage = (typeof demoStages)[number];

export const demoStageNames: Readonly<Record<DemoStage, string>> = {
  people: '各城市的人群样本、线网与媒体',
  orders: '示例订单、上刊与照片',
  outcomes: '方案、效果评估与补刊',
  cities: '两个城市的完整数据',
};
