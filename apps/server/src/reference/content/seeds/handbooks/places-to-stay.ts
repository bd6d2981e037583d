import { printFile, type Handbook } from './handbook.ts';

/** Estates, cinemas, railway stations and airports: common practice of the trade; terms are examples. */
export const stayHandbooks: readonly Handbook[] = [
  {
    mediumId: 9,
    name: '社区道闸',
    strengths: ['有车家庭每天进出两次，停杆 5–8 秒。', '按小区选择，适合汽车、家居与本地生活。'],
    limits: ['画面随杆抬起，须把主体放在靠铰链一侧。', '物业更换设备会临时下刊。'],
    goals: [
      ['store', '促销到店', '周边家庭到店'],
      ['region', '区域渗透', '按小区渗透有车家庭'],
    ],
    forms: [
      {
        formId: 1,
        formName: '道闸杆广告',
        material: '车贴或铝塑板',
        file: printFile,
        resolution: '150 dpi（1:1）',
        safeMillimeters: 30,
        leadWorkdays: 7,
        leastUnits: 30,
      },
    ],
    surcharges: [
      ['换画', '每根每次 180 元'],
      ['急单', '制作费上浮 30%'],
    ],
  },
  {
    mediumId: 10,
    name: '影院灯箱',
    strengths: ['候场 15–20 分钟，年轻人与情侣集中。', '大厅光线暗，灯箱突出。'],
    limits: ['客流随排片起伏，工作日白天少。'],
    goals: [
      ['launch', '新品上市', '年轻人群，适合新品'],
      ['store', '促销到店', '同商场门店引流'],
    ],
    forms: [
      {
        formId: 1,
        formName: '影院大厅灯箱',
        material: '灯箱片（透光）',
        file: printFile,
        resolution: '120 dpi（1:1）',
        safeMillimeters: 60,
        leadWorkdays: 5,
        leastUnits: 4,
      },
    ],
    surcharges: [
      ['映前换画', '每面每次 300 元'],
      ['急单', '制作费上浮 30%'],
    ],
  },
  {
    mediumId: 11,
    name: '高铁灯箱',
    strengths: ['候车 30 分钟以上，跨城商旅人群集中。', '候车厅空间高，画面完整。'],
    limits: ['节假日客流高、平日波动大。', '站房审批严格，内容须提前送审。'],
    goals: [
      ['brand', '品牌认知', '商旅人群，形象位置'],
      ['region', '区域渗透', '沿线城市联动'],
    ],
    forms: [
      {
        formId: 1,
        formName: '候车厅灯箱',
        material: '灯箱片（透光，阻燃 B1）',
        file: printFile,
        resolution: '80 dpi（1:1）',
        safeMillimeters: 120,
        leadWorkdays: 12,
        leastUnits: 2,
      },
    ],
    surcharges: [
      ['春运期间', '上浮 20%'],
      ['内容送审', '每次 800 元'],
      ['换画', '按制作费 100% 另计'],
    ],
  },
  {
    mediumId: 12,
    name: '机场灯箱',
    strengths: ['高收入商旅人群，安检后停留 1 小时以上。', '空间开阔、光线稳定，适合高端形象。'],
    limits: ['单价高，数量少，须提前锁位。', '隔离区施工须持证，换画窗口少。'],
    goals: [
      ['brand', '品牌认知', '高端形象'],
      ['launch', '新品上市', '高端新品首发'],
    ],
    forms: [
      {
        formId: 1,
        formName: '航站楼灯箱',
        material: '灯箱片（透光，阻燃 B1）',
        file: printFile,
        resolution: '80 dpi（1:1）',
        safeMillimeters: 150,
        leadWorkdays: 15,
        leastUnits: 1,
      },
    ],
    surcharges: [
      ['隔离区施工', '每次 2,000 元'],
      ['换画', '按制作费 100% 另计'],
      ['急单', '不接受少于 10 个工作日'],
    ],
  },
];
