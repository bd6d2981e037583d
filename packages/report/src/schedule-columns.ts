import { columnLetters } from './workbook-draft.ts';

export interface ScheduleColumn {
  readonly key: string;
  readonly title: string;
  /** Heading shared with neighbouring columns of the same heading. */
  readonly band: string;
  readonly width: number;
}

/**
 * Columns left of the day grid. The four that identify a line come first, because four columns stay in
 * view while the days scroll.
 */
export const scheduleColumns = [
  { key: 'number', title: '序号', band: '线路', width: 5 },
  { key: 'city', title: '城市', band: '线路', width: 8 },
  { key: 'form', title: '媒体形式', band: '线路', width: 11 },
  { key: 'name', title: '线路/点位名称', band: '线路', width: 18 },
  { key: 'region', title: '大区', band: '资源', width: 7 },
  { key: 'tier', title: '城市等级', band: '资源', width: 9 },
  { key: 'level', title: '线路等级/商圈', band: '资源', width: 9 },
  { key: 'stops', title: '地址/起讫站', band: '资源', width: 30 },
  { key: 'spec', title: '规格(m)', band: '资源', width: 18 },
  { key: 'vehicles', title: '面/车数量', band: '资源', width: 8 },
  { key: 'unit', title: '单位', band: '资源', width: 5 },
  { key: 'lighting', title: '照明/时长频次', band: '资源', width: 11 },
  { key: 'price', title: '刊例价(元/辆·30天)', band: '价格(元)', width: 23 },
  { key: 'periods', title: '周期数', band: '价格(元)', width: 7 },
  { key: 'rateCard', title: '刊例合计', band: '价格(元)', width: 17 },
  { key: 'discount', title: '折扣', band: '价格(元)', width: 8 },
  { key: 'net', title: '净价合计', band: '价格(元)', width: 17 },
  { key: 'bonus', title: '赠送', band: '价格(元)', width: 6 },
  { key: 'production', title: '制作费', band: '价格(元)', width: 12 },
  { key: 'serviceRate', title: '服务费率', band: '价格(元)', width: 8 },
  { key: 'service', title: '服务费', band: '价格(元)', width: 12 },
  { key: 'taxRate', title: '税率', band: '价格(元)', width: 8 },
  { key: 'total', title: '含税合计', band: '价格(元)', width: 17 },
  { key: 'start', title: '上刊日', band: '排期', width: 11 },
  { key: 'end', title: '下刊日', band: '排期', width: 11 },
  { key: 'days', title: '天数', band: '排期', width: 6 },
  { key: 'riders', title: '日均客流', band: '效果(预估)', width: 10 },
  { key: 'impressions', title: '预估曝光', band: '效果(预估)', width: 13 },
  { key: 'share', title: 'TA浓度', band: '效果(预估)', width: 8 },
  { key: 'cpm', title: 'CPM', band: '效果(预估)', width: 9 },
  { key: 'hold', title: '锁位状态', band: '状态', width: 9 },
  { key: 'remark', title: '备注', band: '状态', width: 20 },
] as const satisfies readonly ScheduleColumn[];

export type ScheduleColumnKey = (typeof scheduleColumns)[number]['key'];

/** 0-based column of each key. */
export const scheduleColumnIndex = Object.fromEntries(
  scheduleColumns.map((column, index) => [column.key, index]),
) as Record<ScheduleColumnKey, number>;

/** The first day column. */
export const firstDayColumn = scheduleColumns.length;

/** A1 reference of a key's cell in a 0-based row. */
export function scheduleCell(key: ScheduleColumnKey, row: number): string {
  return `${columnLetters(scheduleColumnIndex[key])}${row + 1}`;
}
