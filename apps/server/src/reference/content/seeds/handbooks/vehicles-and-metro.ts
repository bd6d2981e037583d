import { printFile, videoFile, type Handbook } from './handbook.ts';

/** What covers a part of a bus only: a strip of its side, its rear. */
const smallSticker = {
  material: '车身贴',
  file: printFile,
  resolution: '120 dpi（1:1）',
  safeMillimeters: 40,
  leadWorkdays: 7,
  leastUnits: 10,
};

/** Buses, their shelters and the metro: common practice of the trade; terms are examples. */
export const ridersHandbooks: readonly Handbook[] = [
  {
    mediumId: 1,
    name: '公交车身',
    strengths: [
      '随线路穿过多个商圈，一周内反复被同一批通勤者看到。',
      '画面大、离人近，堵车与靠站时停留时间长。',
      '按线路选择，可以贴近目标人群的出行走廊。',
    ],
    limits: [
      '车辆日间移动，不能保证某一地点某一时刻可见。',
      '夜间没有自发光，天黑后可见性下降。',
      '车辆保养与临时调线会带来少量停驶天数。',
    ],
    goals: [
      ['brand', '品牌认知', '大面积、高频次，适合建立认知'],
      ['region', '区域渗透', '线路决定覆盖的片区，适合逐区铺开'],
    ],
    forms: [
      {
        formId: 1,
        formName: '全车彩贴',
        material: '车身贴（单透窗贴另计）',
        file: printFile,
        resolution: '100 dpi（1:1）',
        safeMillimeters: 80,
        leadWorkdays: 10,
        leastUnits: 5,
      },
      {
        formId: 2,
        formName: '车身彩贴',
        material: '车身贴',
        file: printFile,
        resolution: '100 dpi（1:1）',
        safeMillimeters: 60,
        leadWorkdays: 7,
        leastUnits: 5,
      },
      {
        formId: 3,
        formName: '条幅式',
        ...smallSticker,
      },
      {
        formId: 4,
        formName: '车尾彩贴',
        ...smallSticker,
      },
    ],
    surcharges: [
      ['换画', '按制作费的 100% 另计，含拆装'],
      ['急单（少于最晚交稿日）', '制作费上浮 30%'],
      ['双层车', '按刊例双层价'],
    ],
  },
  {
    mediumId: 2,
    name: '公交候车亭',
    strengths: [
      '与视线齐平，候车停留 5–10 分钟，能读完较多信息。',
      '夜间自发光，全天 18 小时可见。',
      '点位密，可围绕门店与商圈成组购买。',
    ],
    limits: ['单面受众有限，须成组投放才有到达。', '树木、站牌与停靠车辆可能遮挡。'],
    goals: [
      ['launch', '新品上市', '停留时间够讲清一个卖点'],
      ['store', '促销到店', '可选门店 500 米内的点位引流'],
      ['brand', '品牌认知', '成组投放覆盖主干道'],
    ],
    forms: [
      {
        formId: 1,
        formName: '候车亭灯箱',
        material: '灯箱片（透光）',
        file: printFile,
        resolution: '100 dpi（1:1）',
        safeMillimeters: 80,
        leadWorkdays: 5,
        leastUnits: 10,
      },
      {
        formId: 2,
        formName: '候车亭立柱灯箱',
        material: '灯箱片（透光）',
        file: printFile,
        resolution: '120 dpi（1:1）',
        safeMillimeters: 60,
        leadWorkdays: 5,
        leastUnits: 10,
      },
    ],
    surcharges: [
      ['夜间亮灯延长至 24 点', '每面每期加 3%'],
      ['换画', '每面每次 260 元'],
      ['急单', '制作费上浮 30%'],
    ],
  },
  {
    mediumId: 3,
    name: '地铁灯箱',
    strengths: [
      '通勤人群每天两次经过，频次高。',
      '站厅与通道明亮、无风雨，画质稳定。',
      '可按站点客流与换乘选择。',
    ],
    limits: ['只触达乘地铁的人，其余居民看不到。', '站内施工与大客流管控会短时封闭。'],
    goals: [
      ['brand', '品牌认知', '高频次与高质感'],
      ['launch', '新品上市', '通勤人群对新品反应快'],
    ],
    forms: [
      {
        formId: 1,
        formName: '12封灯箱',
        material: '灯箱片（透光）',
        file: printFile,
        resolution: '100 dpi（1:1）',
        safeMillimeters: 80,
        leadWorkdays: 7,
        leastUnits: 4,
      },
      {
        formId: 2,
        formName: '4封灯箱',
        material: '灯箱片（透光）',
        file: printFile,
        resolution: '120 dpi（1:1）',
        safeMillimeters: 50,
        leadWorkdays: 7,
        leastUnits: 6,
      },
      {
        formId: 3,
        formName: '屏蔽门贴',
        material: '防火车贴（阻燃 B1）',
        file: printFile,
        resolution: '100 dpi（1:1）',
        safeMillimeters: 100,
        leadWorkdays: 10,
        leastUnits: 2,
      },
    ],
    surcharges: [
      ['换画（夜间施工）', '每面每次 480 元'],
      ['急单', '制作费上浮 50%'],
      ['阻燃检测', '每批 1,200 元'],
    ],
  },
  {
    mediumId: 4,
    name: '地铁电视',
    strengths: ['有画面与运动，站台等车 2–4 分钟能看完整条。', '可按时段排播，早晚高峰加密。'],
    limits: ['与列车进站广播同场，声音不可依赖。', '轮播，同一时间只出现一次。'],
    goals: [
      ['launch', '新品上市', '15 秒可以演示产品'],
      ['brand', '品牌认知', '高峰时段反复出现'],
    ],
    forms: [
      {
        formId: 1,
        formName: '站台电视15秒',
        material: '电子画面',
        file: videoFile,
        resolution: '1920 × 1080 像素',
        safeMillimeters: 60,
        leadWorkdays: 5,
        leastUnits: 20,
      },
    ],
    surcharges: [
      ['指定高峰时段', '上浮 20%'],
      ['换片', '每月首次免费，以后每次 500 元'],
    ],
  },
];
