import type { CalculatorField } from './calculator-draft.ts';

interface NumberSpec {
  readonly field: CalculatorField;
  readonly label: string;
  readonly unit: string;
  readonly max: number;
  readonly step?: number;
  readonly hint?: string;
}

/** Limits as the contract sets them. */
export const calculatorNumbers: readonly {
  readonly title: string;
  readonly numbers: readonly NumberSpec[];
}[] = [
  {
    title: '广告',
    numbers: [
      { field: 'adSeconds', label: '广告时长 T广', unit: '秒', max: 3600 },
      {
        field: 'sharePercent',
        label: '播放时间占比 SOT',
        unit: '%',
        max: 100,
        hint: '广告时长 × 轮播次数 ÷ 周期时长',
      },
      {
        field: 'thresholdSeconds',
        label: '最短有效时长 τ',
        unit: '秒',
        max: 60,
        step: 0.5,
        hint: '一次播放可见满 τ 秒才计数',
      },
    ],
  },
  {
    title: '人流（路过）',
    numbers: [
      { field: 'flowPeople', label: '人流量', unit: '人次', max: 1e10, step: 1000 },
      {
        field: 'flowSeconds',
        label: '曝光时长 T曝',
        unit: '秒',
        max: 86_400,
        hint: '路过者能看到屏幕的时长',
      },
    ],
  },
  {
    title: '驻留（停留）',
    numbers: [
      { field: 'dwellPeople', label: '驻留人数', unit: '人次', max: 1e10, step: 100 },
      { field: 'dwellSeconds', label: '驻留时长', unit: '秒', max: 86_400, hint: '每 300 秒计 1 次曝光' },
    ],
  },
];
