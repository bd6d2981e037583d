import { printFile, videoFile, type Handbook } from './handbook.ts';

/** Both lengths of film on the screens of lifts. */
const liftScreen = {
  material: '电子画面',
  file: videoFile,
  resolution: '1920 × 1080 像素',
  safeMillimeters: 40,
  leadWorkdays: 4,
  leastUnits: 300,
};

/** Lifts, large screens and large boards: common practice of the trade; terms are examples. */
export const streetHandbooks: readonly Handbook[] = [
  {
    mediumId: 5,
    name: '电梯海报',
    strengths: ['每天进出必经，距离不到 1 米，能读小字与扫码。', '按小区档次与写字楼类型选择人群。'],
    limits: ['画面小，单块受众少，须整城成批购买。', '同梯有多块框架，须做同业排斥。'],
    goals: [
      ['store', '促销到店', '适合促销信息与二维码'],
      ['region', '区域渗透', '按小区渗透家庭'],
    ],
    forms: [
      {
        formId: 1,
        formName: '电梯框架海报',
        material: '相纸覆膜',
        file: printFile,
        resolution: '300 dpi（1:1）',
        safeMillimeters: 10,
        leadWorkdays: 5,
        leastUnits: 200,
      },
    ],
    surcharges: [
      ['换画', '每块每次 15 元'],
      ['急单', '制作费上浮 30%'],
    ],
  },
  {
    mediumId: 6,
    name: '电梯电视',
    strengths: ['封闭空间，有声画面，注意度高。', '5 秒版适合高频提醒，15 秒版适合讲清卖点。'],
    limits: ['轮播一轮 5 分钟，短途乘梯可能错过。'],
    goals: [
      ['launch', '新品上市', '有声画面，适合新品'],
      ['store', '促销到店', '5 秒高频提醒到店'],
    ],
    forms: [
      {
        formId: 1,
        formName: '电梯电视15秒',
        ...liftScreen,
      },
      {
        formId: 2,
        formName: '电梯电视5秒',
        ...liftScreen,
      },
    ],
    surcharges: [
      ['指定时段', '上浮 20%'],
      ['换片', '每周首次免费，以后每次 300 元'],
    ],
  },
  {
    mediumId: 7,
    name: '户外LED大屏',
    strengths: ['地标位置，画面超百平方米，远距离可见。', '电子画面，上刊快，可按时段换片。'],
    limits: ['轮播一轮 3 分钟，路过者未必遇到。', '各地对亮度与熄屏时间有规定。'],
    goals: [
      ['launch', '新品上市', '地标发布，话题性强'],
      ['brand', '品牌认知', '形象高度'],
    ],
    forms: [
      {
        formId: 1,
        formName: 'LED大屏15秒',
        material: '电子画面',
        file: videoFile,
        resolution: '按屏体点阵，见上刊单',
        safeMillimeters: 0,
        leadWorkdays: 3,
        leastUnits: 1,
      },
    ],
    surcharges: [
      ['裸眼 3D 适配', '每屏 8,000 元起'],
      ['指定整点播放', '上浮 30%'],
      ['换片', '每次 500 元'],
    ],
  },
  {
    mediumId: 8,
    name: '户外大牌',
    strengths: ['单面巨大，机场高速与城市门户的必经位置。', '长期占位，形成地标联想。'],
    limits: ['审批与制作周期长，换画成本高。', '受众以驾车者为主，只能容纳一句话。'],
    goals: [
      ['brand', '品牌认知', '长期占位树立形象'],
      ['region', '区域渗透', '守住城市门户'],
    ],
    forms: [
      {
        formId: 1,
        formName: '单立柱',
        material: '外打灯喷绘布（550 g 以上）',
        file: printFile,
        resolution: '30 dpi（1:1）',
        safeMillimeters: 300,
        leadWorkdays: 15,
        leastUnits: 1,
      },
      {
        formId: 2,
        formName: '楼体墙面',
        material: '网格布（透风）',
        file: printFile,
        resolution: '30 dpi（1:1）',
        safeMillimeters: 300,
        leadWorkdays: 20,
        leastUnits: 1,
      },
    ],
    surcharges: [
      ['夜间亮灯（每晚超过 4 小时）', '每月每面 3,000 元'],
      ['换画', '按制作费 100% 另计'],
      ['高空作业证照', '按当地规定'],
    ],
  },
];
