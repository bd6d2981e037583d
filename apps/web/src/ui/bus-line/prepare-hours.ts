import type { ChartModel } from '../../chart/chart-model.ts';
import { formatNumber } from '../figure/format-figure.ts';

/** Contacts of one vehicle by hour of day. Empty data give a chart without bars. */
export function prepareHoursChart(hourlyTaContacts: readonly number[]): ChartModel {
  const total = hourlyTaContacts.reduce((sum, value) => sum + value, 0);
  const peak = hourlyTaContacts.indexOf(Math.max(...hourlyTaContacts));
  const share = total > 0 ? Math.round((hourlyTaContacts[peak] / total) * 100) : 0;
  return {
    title: '24 小时 TA 接触',
    summary: total > 0 ? `${peak}–${peak + 1} 时最高，占全天 ${share}%。` : '没有接触数据。',
    kind: 'bars',
    categoryName: '时段',
    categories: hourlyTaContacts.map((_, hour) => `${hour}时`),
    valueName: 'TA 接触/车',
    series: [{ name: 'TA 接触/车', values: [...hourlyTaContacts] }],
    format: (value) => formatNumber(value),
  };
}
