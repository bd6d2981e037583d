import type { ChartModel } from '../../chart/chart-model.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';

/**
 * Contacts of one vehicle by hour of day, of all people where no audience is chosen. Empty data give a chart without
 * bars.
 */
export function prepareHoursChart(hourlyTaContacts: readonly number[], hasAudience: boolean): ChartModel {
  const contacts = hasAudience ? 'TA 接触' : '接触';
  const total = hourlyTaContacts.reduce((sum, value) => sum + value, 0);
  const peak = hourlyTaContacts.indexOf(Math.max(...hourlyTaContacts));
  const share = total > 0 ? Math.round((hourlyTaContacts[peak] / total) * 100) : 0;
  return {
    title: hasAudience ? '24 小时 TA 接触' : '24 小时接触',
    summary: total > 0 ? `${peak}–${peak + 1} 时最高，占全天 ${share}%。` : '没有接触数据。',
    kind: 'bars',
    categoryName: '时段',
    categories: hourlyTaContacts.map((_, hour) => `${hour}时`),
    valueName: `${contacts}/车`,
    series: [{ name: `${contacts}/车`, values: [...hourlyTaContacts] }],
    format: (value) => formatNumber(value),
  };
}
