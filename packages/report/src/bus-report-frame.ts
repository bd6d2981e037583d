import type { BusFacts, BusPartCounts } from './bus-report-facts.ts';
import type { OmittedPage, ReportPage } from './report-page.ts';
import { countText } from './report-text.ts';

export const asRun = '按上刊记录测算';

export const right = 'right' as const;

export interface PageFrame {
  readonly section: string;
  /** Put before every page id. */
  readonly prefix: string;
  /** Where the figures come from, for the foot of a page. */
  readonly source: string;
}

export const rateOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export const countCells = (counts: BusPartCounts): string[] => [
  countText(counts.lines),
  countText(counts.vehicles),
  countText(counts.postedVehicles),
  countText(counts.plannedImpressions),
  countText(counts.actualImpressions),
];
export const countColumns = [
  { title: '线路', width: 1, align: right },
  { title: '车辆', width: 1, align: right },
  { title: '已上刊', width: 1, align: right },
  { title: '计划曝光', width: 1.4, align: right },
  { title: asRun, width: 1.6, align: right },
];

export class Pages {
  readonly pages: ReportPage[] = [];
  readonly omitted: OmittedPage[] = [];
  private readonly frame: PageFrame;
  constructor(frame: PageFrame) {
    this.frame = frame;
  }
  add(name: string, title: string, blocks: ReportPage['blocks']): void {
    const { section, prefix, source } = this.frame;
    this.pages.push({ pageId: `${prefix}-${name}`, section, title, blocks, source });
  }
  omit(title: string, reason: string): void {
    this.omitted.push({ title, reason });
  }
}

export function reasonOf({ cities }: BusFacts['collect']['scope']): string {
  const reasons = cities.flatMap(({ cityName, reason }) =>
    reason === null ? [] : [`${cityName}：${reason}`],
  );
  return reasons.length === 0 ? '样本不足' : reasons.join('；');
}
