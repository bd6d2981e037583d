export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** What the step points at; a step without it, or whose part is not on the page, stands in the middle. */
  readonly selector?: string;
}

/** A short walk through one area of the product. */
export interface Tour {
  readonly id: string;
  readonly title: string;
  /** The page on which it takes place. */
  readonly path: string;
  readonly steps: readonly TourStep[];
}

const page = '[data-active-page]';
const filters = `${page} [data-shortcut-filter]`;

export const tours: readonly Tour[] = [
  {
    id: 'home',
    title: '认识首页',
    path: '/',
    steps: [
      { title: '从菜单进入各项工作', text: '只显示您有权限的功能；按 [ 可收起菜单。', selector: 'aside' },
      {
        title: '快捷入口',
        text: '新建订单、智选方案，或直接看评估报告。',
        selector: `${page} header`,
      },
      {
        title: '找任何东西',
        text: '按 Ctrl / ⌘ K，输入名称、编号、拼音或首字母，订单、线路、点位、操作与帮助都能找到。',
        selector: '[data-tour="search"]',
      },
      {
        title: '通知与导出',
        text: '铃铛里是他人对您订单的变更与评论；旁边是导出中心，可再次导出。',
        selector: '[data-tour="tools"]',
      },
      { title: '随时再看', text: '「帮助」里有怎么做、口径库与全部引导。', selector: '[data-tour="help"]' },
    ],
  },
  {
    id: 'smart-select',
    title: '做一个智选方案',
    path: '/marketing/smart-select',
    steps: [
      {
        title: '方案清单',
        text: '带「演示」的方案可以随意打开：看地图、到达率与「已证明」的含义。',
        selector: `${page} table`,
      },
      {
        title: '筛选',
        text: '按 / 聚焦筛选框；筛选条件保存在地址里，可以收藏或发给同事。',
        selector: filters,
      },
      {
        title: '新建',
        text: '写品牌、城市、预算与目标人群，系统在预算内选出到达率最高的组合，并证明差距。',
        selector: `${page} header`,
      },
    ],
  },
  {
    id: 'orders',
    title: '订单的一生',
    path: '/marketing/order',
    steps: [
      {
        title: '九个状态',
        text: '草稿、待提交、方案制作中、待客户确认、待锁位、待上刊、投放中、已下刊、已结案。打开订单，「下一步」只给一个该做的动作。',
        selector: `${page} table`,
      },
      { title: '筛选与视图', text: '常用的筛选可以存成视图。', selector: filters },
      {
        title: '锁位与上刊',
        text: '客户确认后锁位，上刊后在「投放监测」登记与拍照；到期与异常会出现在首页待办里。',
      },
    ],
  },
  {
    id: 'evaluation',
    title: '看懂投放效果',
    path: '/evaluation',
    steps: [
      {
        title: '计划与按执行测算',
        text: '同一批样本人、同一个模型：灰框是计划，蓝色是按上下刊登记测算的结果，不是实地测量。',
        selector: `${page} table`,
      },
      {
        title: '每个数字都带口径',
        text: '指标旁的 ⓘ 是定义；带虚线的数字指上去可看 95% 区间与数据版本；样本不足的不显示。',
        selector: `${page} thead`,
      },
      { title: '勾选几个订单可以对比', text: '打开一个订单，看目标达成、曝光、人群与执行，并写下结论。' },
    ],
  },
];
