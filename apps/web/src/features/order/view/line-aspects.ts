import type { Aspect } from '../../../shared/compare/compare-rows.ts';
import { formatCount, formatCountOf, formatNumber } from '../../../ui/figure/format-figure.ts';
import type { OrderLine } from './use-order-lines.ts';

export const lineAspects: readonly Aspect<OrderLine>[] = [
  { label: '等级', text: ({ line }) => line.level },
  { label: '里程', text: ({ line }) => `${formatNumber(line.lengthMeters / 1000, 1)} 公里` },
  { label: '站数', text: ({ line }) => formatNumber(line.stopCount) },
  {
    label: '配车',
    text: ({ line }) => formatNumber(line.singleDeckVehicles + line.doubleDeckVehicles),
  },
  {
    label: '可售车辆',
    text: ({ line }) => formatNumber(line.availableSingle + line.availableDouble),
    worth: ({ line }) => line.availableSingle + line.availableDouble,
    best: 'most',
  },
  {
    label: '日均客运',
    text: ({ line }) => formatCountOf(line.dailyRiders, '人次'),
    worth: ({ line }) => line.dailyRiders,
    best: 'most',
  },
  {
    label: '曝光/车/天',
    text: ({ line }) => formatCount(line.contactsPerVehicleDay),
    worth: ({ line }) => line.contactsPerVehicleDay,
    best: 'most',
  },
];
