import type { BusPartCounts } from './bus-report-facts.ts';
import { asRun, right } from './report-frame.ts';
import type { OmittedPage, ReportBlock, ReportPage } from './report-page.ts';
import { countText } from './report-text.ts';

export interface PageFrame {
  readonly section: string;
  /** Put before every page id. */
  readonly prefix: string;
  /** Where the figures come from, for the foot of a page. */
  readonly source: string;
}

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

/** Pages of a report one after the other, with those that could not be made. */
export class Pages<Block = ReportBlock> {
  readonly pages: (Omit<ReportPage, 'blocks'> & { readonly blocks: readonly Block[] })[] = [];
  readonly omitted: OmittedPage[] = [];
  private readonly frame: PageFrame;
  constructor(frame: PageFrame) {
    this.frame = frame;
  }
  add(name: string, title: string, blocks: readonly Block[]): void {
    const { section, prefix, source } = this.frame;
    this.pages.push({ pageId: `${prefix}-${name}`, section, title, blocks, source });
  }
  omit(title: string, reason: string): void {
    this.omitted.push({ title, reason });
  }
  /** Adds the pages of another part, and those that it could not make, after its own. */
  join({ pages, omitted }: Pages<Block>): void {
    this.pages.push(...pages);
    this.omitted.push(...omitted);
  }
}

/** Takes pages of parts that every file and screen draws. */
export type PageSink = Pick<Pages, 'add' | 'omit'>;

/** What the last page says of those that could not be made; nothing where all were. */
export const omittedLine = (omitted: readonly OmittedPage[]): string[] =>
  omitted.length === 0
    ? []
    : [`以下页面因数据不足未生成：${omitted.map(({ title, reason }) => `${title}（${reason}）`).join('、')}`];
