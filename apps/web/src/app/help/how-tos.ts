/** An answer to 「怎么做……」: what to do, step by step, and the page on which it begins. */
export interface HowTo {
  readonly id: string;
  readonly question: string;
  /** Other words under which it is looked for. */
  readonly words: string;
  readonly steps: readonly string[];
  readonly path?: string;
}

const smartSelect = '/marketing/smart-select';
const orders = '/marketing/order';

/** Questions of the first weeks, in the order of the work. */
export const howTos: readonly HowTo[] = [
  {
    id: 'first-plan',
    question: '怎么做第一个公交智选方案？',
    words: '新建 开始 选线 优化 预算 plan',
    path: `${smartSelect}/select-mode`,
    steps: [
      '点「新建智选」，选择公交智选方案。',
      '填写品牌、城市、投放期、预算与目标人群，下一步选择策略（目标、最少车辆、必选与排除的线路）。',
      '提交后在方案页看地图、到达率与证明；改动车辆数会立即重新评估，按 Ctrl / ⌘ S 保存。',
    ],
  },
  {
    id: 'proof',
    question: '怎么向客户证明方案已是最优？',
    words: '证书 最优 差距 上界 certificate gap',
    path: smartSelect,
    steps: [
      '打开已生成的公交方案，右侧「已证明」标记写明差距，例如 ≤ 0.8%。',
      '点「查看证明」看说明，点「下载给客户（PDF）」得到可核对的证书。',
      '手动改过选线之后，证明只覆盖计算时的选择；可重新计算得到新的证明。',
    ],
  },
  {
    id: 'to-order',
    question: '怎么把方案变成订单？',
    words: '下单 转订单 生成订单 提交',
    path: smartSelect,
    steps: [
      '在已生成的方案页点「转为订单」，核对城市、媒体、投放期与金额。',
      '在排期页检查空位与冲突，按提示换面或改日期。',
      '提交后进入「待客户确认」。',
    ],
  },
  {
    id: 'new-order',
    question: '怎么新建订单？',
    words: '下单 草稿 基础 参考 人地匹配',
    path: `${orders}/select-mode`,
    steps: [
      '点「新建订单」，选择基础方案、参考方案或人地匹配。',
      '填写需求；未填完也会保存为草稿，首页「我的待办」能找回来。',
      '选媒体、排期，检查空位后提交。',
    ],
  },
  {
    id: 'hold',
    question: '怎么锁位，锁位到期怎么办？',
    words: '预留 占位 到期 续锁 释放 hold',
    path: orders,
    steps: [
      '客户确认后，在订单详情的「下一步」点「锁位」，没有空位的行会给出可换的媒体。',
      '锁位有期限；到期前 72 小时内会出现在首页「我的待办」与通知里。',
      '到期未上刊的锁位会释放，位置可能被他人占用；需要时重新锁位。',
    ],
  },
  {
    id: 'confirm',
    question: '广告主怎么确认方案？',
    words: '客户 同意 待确认',
    path: orders,
    steps: [
      '首页「待您处理」里点「确认方案」。',
      '看过媒体、排期与预估效果后，在「下一步」确认；不同意时写明原因退回。',
    ],
  },
  {
    id: 'share',
    question: '怎么把方案发给没有账号的客户？',
    words: '分享 链接 手机 外部',
    path: orders,
    steps: [
      '在订单详情选择「分享」，设定有效期与是否显示价格。',
      '把链接发给客户；手机上也能看。不再需要时撤销链接。',
    ],
  },
  {
    id: 'posting',
    question: '怎么登记上刊和上传监播照片？',
    words: '监测 照片 上画 下刊 登记',
    path: orders,
    steps: [
      '打开订单的「投放监测」，点「发起监测」为每个城市建立拍照任务。',
      '逐个点位登记上刊日期与状态，上传照片。',
      '系统按拍摄时间与位置给出疑点，审核人逐张判定合格与否。',
    ],
  },
  {
    id: 'make-good',
    question: '漏刊、错刊怎么补？',
    words: '补刊 异常 破损 赔偿 make good',
    path: orders,
    steps: [
      '在订单的「投放监测」看异常与影响的刊期。',
      '点「补量」，系统用本订单媒体未来四周的空位给出恢复到达率的办法与费用。',
      '确认后点「接受补量并调整排期」，效果评估会计入补刊。',
    ],
  },
  {
    id: 'settle',
    question: '怎么给客户上刊报告，怎么出结算单？',
    words: '结算 财务 开票 发票 上刊清单 导出 settlement',
    path: orders,
    steps: [
      '上刊后在订单详情点「导出」，选「上刊报告」或「上刊清单」；审核合格的照片会附上时间与地点。',
      '下刊后选「结算单」：逐行列出计划、已执行、未执行与补刊的面·天，以及应结金额。',
      '「开票数据」与结算单金额一致，开票前填写购买方纳税人识别号。',
    ],
  },
  {
    id: 'effect',
    question: '怎么看投放效果，写结案结论？',
    words: '评估 报告 结论 完成率 到达率',
    path: '/evaluation',
    steps: [
      '打开「效果评估」，选一个订单；蓝色是按执行测算，灰框是计划。',
      '下刊后点「核对草稿并确认」，修改系统起草的结论后保存。',
    ],
  },
  {
    id: 'basis',
    question: '这些数字是怎么来的？',
    words: '口径 来源 预估 实测 区间 样本不足 TGI GRP N+',
    steps: [
      '指标名旁的 ⓘ 说明定义；「预估」「按执行测算」「监测」「第三方」是数字的性质。',
      '带下划虚线的数字，指上去或按 Tab 可看 95% 区间与数据版本。',
      '样本少于规定人数的数字不显示，写作「样本不足」。全部定义见「帮助 › 口径库」。',
    ],
  },
  {
    id: 'import',
    question: '怎么导入线路、点位或人群数据？',
    words: '上传 Excel 数据版本 撤销 坐标系',
    path: '/administration/import',
    steps: [
      '选择数据种类与城市，下载模板或直接上传文件，并选对坐标系。',
      '核对字段与预览，看清有问题的行，再发布。',
      '发布后成为新的数据版本，可在「数据版本」撤销；受影响的方案会标为已失效。',
    ],
  },
  {
    id: 'stale',
    question: '方案为什么「已失效」？',
    words: '失效 重新计算 数据更新',
    path: smartSelect,
    steps: [
      '方案用到的线路、人群或刊例价有了新版本。',
      '打开方案点「重新计算」，即用当前数据得到新的结果与证明。',
    ],
  },
  {
    id: 'find',
    question: '怎么快速找到一个订单或点位？',
    words: '搜索 查找 拼音 首字母 Ctrl K',
    steps: [
      '按 Ctrl / ⌘ K，输入名称、编号、品牌，或它们的拼音、首字母，例如 xhqc。',
      '上下键选择，回车打开；最近打开过的排在最前。',
    ],
  },
  {
    id: 'exports',
    question: '导出的文件在哪里？',
    words: '下载 导出中心 再次导出 报价单 方案书',
    path: '/exports',
    steps: [
      '右上角的「导出中心」列出您的全部导出与状态。',
      '点「再次导出」用当前数据重新生成；不需要的记录可以删除。',
    ],
  },
  {
    id: 'users',
    question: '怎么新建用户、设置权限？',
    words: '账号 角色 城市 媒体 数据权限',
    path: '/administration/users',
    steps: [
      '在「角色与权限」建角色：勾选功能，并为每组功能设定城市 × 媒体。',
      '在「用户与组织」新建用户并指定角色，初始密码只显示一次。',
    ],
  },
];
