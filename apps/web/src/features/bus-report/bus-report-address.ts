import { certain } from '@ooh/contract/core/certain';
import { adcode, id } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** Order of a bus report, and the city of its pages by city. */
export const parseBusReportAddress = addressReader({ orderId: id(), city: adcode() });
export type BusReportAddress = ReturnType<typeof parseBusReportAddress>;

const root = '/evaluation/report-bus';

export const busReportParts = [
  { part: 'index', path: root, name: '目录' },
  { part: 'top', path: `${root}/top`, name: '封面与核心结论' },
  { part: 'report', path: `${root}/report`, name: '报告正文' },
  { part: 'city', path: `${root}/report-city`, name: '分城市报告' },
] as const;
export type BusReportPart = (typeof busReportParts)[number]['part'];

export function busReportHref(part: BusReportPart, orderId: string, city?: string): string {
  const { path } = certain(
    busReportParts.find((one) => one.part === part),
    'part of the report',
    part,
  );
  const query = new URLSearchParams({ orderId, ...(city === undefined ? {} : { city }) });
  return `${path}?${query.toString()}`;
}
