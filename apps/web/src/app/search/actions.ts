import type { HeaderPanel } from '../shell/header-panel.ts';

interface Action {
  readonly title: string;
  /** Other words under which it is looked for. */
  readonly words: string;
  /** The page on which it is done, which must be open to the user. */
  readonly path?: string;
  readonly panel?: HeaderPanel;
}

/** What a user may want to do, wherever he is. */
export const actions: readonly Action[] = [
  { title: '新建订单', words: '下单 投放', path: '/marketing/order/select-mode' },
  { title: '新建智选', words: '智选方案 优化 选线', path: '/marketing/smart-select/select-mode' },
  { title: '导入数据', words: '上传 线路 点位 人群 地点', path: '/administration/import' },
  { title: '新建用户', words: '账号 权限', path: '/administration/users' },
  { title: '查空位', words: '媒体资源 点位 档期', path: '/media' },
  { title: '查服务承诺', words: 'SLA 时限 达成 上刊照 标准', path: '/standards' },
  { title: '打开 738 计算器', words: 'OTC 曝光 标准 T/CCSA', path: '/standards/measurementStandard' },
  { title: '下载监测表', words: '模板 拍照 异常代码 检查', path: '/standards/monitoring' },
  { title: '打开导出中心', words: '下载 文件 报告', path: '/exports' },
  { title: '打开帮助', words: '怎么 如何 说明', panel: 'help' },
  { title: '打开口径库', words: '指标 词汇 术语 定义', panel: 'dictionary' },
  { title: '打开快捷键', words: '键盘', panel: 'shortcuts' },
  { title: '看引导', words: '新手 教程 演示 引导 第一次', panel: 'tours' },
];
