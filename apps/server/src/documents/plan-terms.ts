import type { DocumentTerms } from '@ooh/report/plan-document';

const priceNotes = {
  vehicles: '刊例价为单车 30 天价格；线路金额 = 单价 × 车辆数 × 天数 ÷ 30，逐项四舍五入到分。',
  faces: '刊例价折算为单面（或单个广告位）30 天价格；金额 = 单价 × 面数 × 天数 ÷ 30，逐项四舍五入到分。',
  items:
    '刊例价为一个刊例周期的价格，周期见各行备注；金额 = 单价 × 数量 × 天数 ÷ 刊例周期，逐项四舍五入到分。',
} as const;

/** Standing terms of quotations and schedules: of bus bodies, of fixed faces, or of faces priced each for its own period. */
export function planTerms(sellerName: string, of: keyof typeof priceNotes): DocumentTerms {
  const isOfVehicles = of === 'vehicles';
  const unit = isOfVehicles ? '车辆' : '点位';
  return {
    sellerName,
    quotationNotes: [priceNotes[of], '含税合计 = 净价 + 制作安装费 + 服务费 + 税额；制作安装费不参与折扣。'],
    paymentStages: [
      { name: '预付款', shareBasisPoints: 3000, due: '合同签订后 7 个工作日内' },
      { name: '上刊款', shareBasisPoints: 4000, due: '上刊确认后 15 个工作日内' },
      { name: '尾款', shareBasisPoints: 3000, due: '结案报告确认后 30 日内' },
    ],
    scheduleNotes: [
      { title: '换画', lines: ['换画须提前 10 个工作日提交画面，制作安装费另计。'] },
      {
        title: '补量',
        lines: [`晚刊、漏刊的${unit}按天顺延或以同价位${unit}补足。`],
      },
      {
        title: '加收',
        lines: [`${isOfVehicles ? '指定车辆、指定停放位置' : '指定时段、指定面'}等特殊要求另行报价。`],
      },
    ],
  };
}
