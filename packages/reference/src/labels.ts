/**
 * The crowd (TA) label tree: category → dimension → label. Ids are stable and never reused: they are stored
 * with panels, crowd packs and saved audiences. Exclusive dimensions give a person at most one label.
 */
export interface CrowdLabel {
  /** 1..65535. */
  readonly labelId: number;
  readonly name: string;
}
export interface LabelDimension {
  readonly dimension: string;
  readonly exclusive: boolean;
  readonly labels: readonly CrowdLabel[];
}
export interface LabelCategory {
  readonly category: string;
  readonly dimensions: readonly LabelDimension[];
}

/** Labels numbered upwards from `firstId`. */
const dimension = (firstId: number, name: string, exclusive: boolean, names: string): LabelDimension => ({
  dimension: name,
  exclusive,
  labels: names.split(' ').map((label, index) => ({ labelId: firstId + index, name: label })),
});
const one = (firstId: number, name: string, names: string) => dimension(firstId, name, true, names);
const many = (firstId: number, name: string, names: string) => dimension(firstId, name, false, names);

export const crowdLabels: readonly LabelCategory[] = [
  {
    category: '基础属性',
    dimensions: [
      one(101, '性别', '男性 女性'),
      one(111, '年龄', '15–17岁 18–24岁 25–35岁 36–45岁 46–55岁 56岁及以上'),
      one(121, '学历', '初中及以下 高中/中专 大专 本科 硕士及以上'),
      one(131, '职业', '上班族 产业工人 个体经营者 自由职业 学生 退休 全职家庭 待业及其他'),
      one(
        141,
        '行业',
        '互联网/IT 金融 制造业 商贸零售 住宿餐饮 交通物流 建筑地产 教育 医疗卫生 政府与公共服务 居民服务',
      ),
    ],
  },
  {
    category: '消费能力',
    dimensions: [
      one(201, '消费水平', '高消费 中高消费 中等消费 大众消费'),
      one(211, '住房', '自有住房 商品房租住 城中村租住 单位宿舍'),
      one(221, '手机价位', '5000元以上手机 2000–5000元手机 2000元以下手机'),
    ],
  },
  {
    category: '人生阶段',
    dimensions: [
      one(301, '婚育', '未婚 已婚未育 已婚已育'),
      many(311, '子女年龄', '有0–3岁子女 有4–6岁子女 有7–12岁子女 有13–17岁子女'),
      many(321, '近期计划', '备婚 备孕或孕期 近一年购房意向 近一年购车意向 装修中 求职中'),
    ],
  },
  {
    category: '兴趣偏好',
    dimensions: [
      many(
        401,
        '兴趣',
        '美食 美妆护肤 时尚穿搭 运动健身 跑步骑行 户外露营 旅游 数码科技 手机游戏 动漫二次元 音乐演出 影视综艺 宠物 母婴育儿 家居家装 汽车 理财投资 教育培训 养生健康 阅读文化 摄影 咖啡茶饮',
      ),
    ],
  },
  {
    category: '出行',
    dimensions: [
      one(501, '主要出行方式', '公交出行 地铁出行 自驾出行 骑行/电动车 步行为主'),
      one(511, '有车情况', '有车 无车'),
      one(521, '车辆类型', '新能源车 燃油车'),
      one(531, '通勤距离', '通勤3公里以内 通勤3–5公里 通勤5–10公里 通勤10–20公里 通勤20公里以上'),
      many(541, '出行习惯', '常乘公交 常乘地铁 常用网约车 常出差'),
    ],
  },
  {
    category: '触媒',
    dimensions: [
      many(601, '线上媒体', '短视频 长视频 社交媒体 新闻资讯 音频播客 直播购物 电商平台'),
      many(611, '户外媒体', '公交媒体 地铁媒体 电梯媒体 户外大屏 影院媒体'),
    ],
  },
  {
    category: '到访品牌',
    dimensions: [
      many(
        701,
        '到访业态',
        '购物中心 超市 便利店 连锁咖啡 新茶饮 西式快餐 火锅正餐 影院 健身房 药店 汽车4S店 银行 家居卖场 数码电器店 母婴店 美容美发 公园景区',
      ),
    ],
  },
];

/** Labels that other code references by name. */
export const labelId = {
  male: 101,
  female: 102,
  firstAge: 111,
  age25to35: 113,
  firstEducation: 121,
  firstOccupation: 131,
  officeWorker: 131,
  firstIndustry: 141,
  firstConsumption: 201,
  firstHousing: 211,
  firstPhone: 221,
  firstMarriage: 301,
  firstChild: 311,
  firstIntent: 321,
  firstInterest: 401,
  firstMode: 501,
  hasCar: 511,
  noCar: 512,
  newEnergyCar: 521,
  fuelCar: 522,
  firstCommute: 531,
  firstHabit: 541,
  firstOnline: 601,
  firstOutdoor: 611,
  firstVisited: 701,
  visitsMall: 701,
  visitsPark: 717,
} as const;

/** Every label in id order, with the dimension that it belongs to. */
export function allLabels(): { label: CrowdLabel; dimension: LabelDimension; category: string }[] {
  return crowdLabels
    .flatMap(({ category, dimensions }) =>
      dimensions.flatMap((dimension) => dimension.labels.map((label) => ({ label, dimension, category }))),
    )
    .sort((a, b) => a.label.labelId - b.label.labelId);
}
