import { cellAddress } from './workbook-draft.ts';

export const quotationColumns = [
  { key: 'number', title: '序号', width: 5 },
  { key: 'item', title: '项目', width: 18 },
  { key: 'city', title: '城市', width: 8 },
  { key: 'medium', title: '媒体及形式', width: 18 },
  { key: 'spec', title: '规格', width: 18 },
  { key: 'vehicles', title: '数量', width: 7 },
  { key: 'days', title: '周期(天)', width: 7 },
  { key: 'price', title: '刊例单价(元/辆·30天)', width: 23 },
  { key: 'rateCard', title: '刊例总价', width: 17 },
  { key: 'discount', title: '折扣', width: 8 },
  { key: 'netPrice', title: '净单价', width: 11 },
  { key: 'net', title: '净总价', width: 17 },
  { key: 'production', title: '制作安装费', width: 12 },
  { key: 'serviceRate', title: '服务费率', width: 8 },
  { key: 'service', title: '服务费', width: 12 },
  { key: 'taxRate', title: '税率', width: 7 },
  { key: 'tax', title: '税额', width: 12 },
  { key: 'total', title: '含税总价', width: 17 },
  { key: 'remark', title: '备注', width: 20 },
] as const;

export type QuotationColumnKey = (typeof quotationColumns)[number]['key'];

/** 0-based column of each key. */
export const quotationColumnIndex = Object.fromEntries(
  quotationColumns.map((column, index) => [column.key, index]),
) as Record<QuotationColumnKey, number>;

/** A1 reference of a key's cell in a 0-based row. */
export function quotationCell(key: QuotationColumnKey, row: number): string {
  return cellAddress(row, quotationColumnIndex[key]);
}
