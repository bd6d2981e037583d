import { percentText } from '@ooh/contract/core/percent-text';
import {
  countText,
  coverSlide,
  deckOf,
  factSlides,
  ink,
  pageArea,
  readingSlides,
  sourceLine,
  tableSlides,
  tiles,
} from './deck-pages.ts';
import type { MonitoredCounts, MonitoredPhoto } from './monitoring-document.ts';
import { photoSlides } from './monitoring-photo-slides.ts';
import type { DocumentHeader, LabelledValue } from './plan-document.ts';
import { writePresentation } from './presentation-writer.ts';
import type { ChartElement, PresentationDraft, SlideDraft, TableColumn } from './slide-draft.ts';
import { slidePdf } from './slide-pdf.ts';

/** The units of a medium in a city. */
export interface PostedPart {
  readonly cityName: string;
  readonly mediumName: string;
  readonly counts: MonitoredCounts;
  /** First and last day on which units were posted; null before the first. */
  readonly postedOn: readonly [string, string] | null;
  readonly unitsWithPhoto: number;
}

/** A unit as the client sees it. */
export interface PostedRow {
  readonly cityName: string;
  readonly mediumName: string;
  readonly unitName: string;
  readonly place: string;
  readonly plannedFrom: string;
  readonly postedOn: string | null;
  readonly daysLate: number | null;
  readonly state: string;
  readonly isException: boolean;
  /** How an exception stands; empty for other units. */
  readonly handling: string;
  readonly photos: number;
  /** Time and place of the newest photo; null without one. */
  readonly photo: { readonly takenAt: string; readonly place: string } | null;
}

export interface PostingReport {
  readonly header: DocumentHeader;
  readonly filters: readonly LabelledValue[];
  readonly asOf: string;
  readonly counts: MonitoredCounts;
  readonly parts: readonly PostedPart[];
  readonly rows: readonly PostedRow[];
  readonly photos: readonly Pick<MonitoredPhoto, 'picture' | 'caption'>[];
  /** Number of photos beyond those shown. */
  readonly leftOutPhotos: number;
}

/** Stands where a unit has no photo. */
export const noPhoto = '暂无照片';

/** How the figures are to be read; the same in every file of a report. */
export const postingRules: readonly string[] = [
  '上刊率 = 已上刊 ÷ 计划；准时率 = 按计划日上刊 ÷ 应上刊。已补刊的点位计一次。',
  '异常为晚刊、错刊、漏刊与破损；补刊为以其他点位或顺延天数补足。',
  `照片为审核合格的上刊照片，附拍摄时间与地点；没有合格照片的点位注明「${noPhoto}」。`,
];

const maxListed = 600;
const rate = (part: number, whole: number): string => (whole === 0 ? '—' : percentText(part / whole));
const source = ({ asOf }: PostingReport): string => `来源：上刊登记与上刊照片，截至 ${asOf}`;

const column = (title: string, width: number, align: TableColumn['align'] = 'left'): TableColumn => ({
  title,
  width,
  align,
});

const countCells = (counts: MonitoredCounts): string[] => [
  countText(counts.plannedUnits),
  countText(counts.dueUnits),
  countText(counts.postedUnits),
  rate(counts.postedUnits, counts.plannedUnits),
  rate(counts.onTimeUnits, counts.dueUnits),
  countText(counts.exceptions),
  countText(counts.madeGood),
];

function daysText({ postedOn }: PostedPart): string {
  if (postedOn === null) return '—';
  const [first, last] = postedOn;
  return first === last ? first : `${first} 至 ${last}`;
}

/** Units as booked and as posted, by city; the table after it has all cities. */
function cityChart({ parts }: PostingReport): ChartElement {
  const cities = [...Map.groupBy(parts, ({ cityName }) => cityName)].slice(0, 12);
  const series = (name: string, color: string, of: (counts: MonitoredCounts) => number) => ({
    name,
    color,
    values: cities.map(([, own]) => own.reduce((sum, { counts }) => sum + of(counts), 0)),
  });
  const top = pageArea.y + 112;
  return {
    kind: 'chart',
    form: 'column',
    x: pageArea.x,
    y: top,
    width: pageArea.width,
    height: pageArea.y + pageArea.height - top,
    title: '各城市计划与已上刊（点位）',
    categories: cities.map(([name]) => name),
    series: [
      series('计划', ink.plan, (counts) => counts.plannedUnits),
      series('已上刊', ink.brand, (counts) => counts.postedUnits),
    ],
    numberFormat: '#,##0',
  };
}

function summary(report: PostingReport): SlideDraft[] {
  const { counts, parts, rows } = report;
  const withPhoto = parts.reduce((sum, part) => sum + part.unitsWithPhoto, 0);
  const title = `已上刊 ${countText(counts.postedUnits)}，上刊率 ${rate(counts.postedUnits, counts.plannedUnits)}，异常 ${countText(counts.exceptions)}`;
  const figures = [
    {
      label: '计划',
      value: countText(counts.plannedUnits),
      note: `应上刊 ${countText(counts.dueUnits)}`,
    },
    {
      label: '已上刊',
      value: countText(counts.postedUnits),
      note: `上刊率 ${rate(counts.postedUnits, counts.plannedUnits)}`,
    },
    {
      label: '准时上刊',
      value: countText(counts.onTimeUnits),
      note: `准时率 ${rate(counts.onTimeUnits, counts.dueUnits)}`,
    },
    {
      label: '异常',
      value: countText(counts.exceptions),
      note: `已补 ${countText(counts.madeGood)}`,
    },
    {
      label: '有照片的点位',
      value: countText(withPhoto),
      note: `${noPhoto} ${countText(rows.length - withPhoto)}`,
    },
  ];
  const tables = tableSlides({
    title: '各城市与媒体的上刊情况',
    name: '上刊情况',
    columns: [
      column('城市', 90),
      column('媒体', 120),
      column('上刊日', 190),
      ...['计划', '应上刊', '已上刊', '上刊率', '准时率', '异常', '补刊'].map((name) =>
        column(name, 56, 'right'),
      ),
      column('有照片', 88, 'right'),
    ],
    rows: [
      ...parts.map((part) => [
        part.cityName,
        part.mediumName,
        daysText(part),
        ...countCells(part.counts),
        countText(part.unitsWithPhoto),
      ]),
      ['合计', '', '', ...countCells(counts), countText(withPhoto)],
    ],
    hasTotal: true,
    source: source(report),
    size: 11,
  });
  const elements = [...tiles(figures, pageArea.y), cityChart(report), sourceLine(source(report))];
  return [{ title, elements }, ...tables];
}

function exceptionSlides(report: PostingReport): SlideDraft[] {
  const found = report.rows.filter(({ isException }) => isException);
  if (found.length === 0)
    return factSlides('异常与处理', [{ label: '异常', value: '没有晚刊、错刊、漏刊与破损' }], source(report));
  return tableSlides({
    title: `异常与处理：${countText(found.length)} 个点位`,
    name: '异常与处理',
    columns: [
      column('城市', 80),
      column('媒体', 110),
      column('点位/线路', 280),
      column('计划上刊', 100),
      column('实际上刊', 100),
      column('情况', 90),
      column('处理', 120),
    ],
    rows: found
      .slice(0, maxListed)
      .map((row) => [
        row.cityName,
        row.mediumName,
        row.unitName,
        row.plannedFrom,
        row.postedOn ?? '—',
        row.state,
        row.handling,
      ]),
    source: source(report),
    size: 10,
  });
}

function listSlides(report: PostingReport): SlideDraft[] {
  return tableSlides({
    title: `上刊清单：${countText(report.rows.length)} 个点位`,
    name: '上刊清单',
    columns: [
      column('城市', 60),
      column('媒体', 80),
      column('点位/线路', 180),
      column('位置', 108),
      column('计划上刊', 76),
      column('实际上刊', 76),
      column('情况', 50),
      column('照片', 250),
    ],
    rows: report.rows
      .slice(0, maxListed)
      .map((row) => [
        row.cityName,
        row.mediumName,
        row.unitName,
        row.place,
        row.plannedFrom,
        row.postedOn ?? '—',
        row.state,
        row.photo === null ? noPhoto : `${row.photo.takenAt} ${row.photo.place}`,
      ]),
    source: source(report),
    size: 9,
  });
}

function pagesOf(report: PostingReport): PresentationDraft {
  const { header, filters, rows, photos, leftOutPhotos } = report;
  const left = [
    ...(rows.length > maxListed ? [`上刊清单列出前 ${maxListed} 个点位，全部点位见上刊清单（Excel）。`] : []),
    ...(leftOutPhotos > 0
      ? [`照片较多，本报告收录 ${photos.length} 张，另有 ${leftOutPhotos} 张未收录。`]
      : []),
  ];
  return deckOf(header, '上刊报告', [
    coverSlide(header, '上刊报告', [], [`截至 ${report.asOf}`]),
    ...summary(report),
    ...exceptionSlides(report),
    ...photoSlides(photos, source(report), '上刊照片'),
    ...(photos.length === 0
      ? factSlides('上刊照片', [{ label: '照片', value: noPhoto }], source(report))
      : []),
    ...listSlides(report),
    ...readingSlides(header, filters, [], [...postingRules, ...left]),
  ]);
}

/** 上刊报告 for the client: what was posted where and when, exceptions, photos and the list of units. */
export const postingReportDeck = (report: PostingReport): Promise<Uint8Array> =>
  writePresentation(pagesOf(report));

/** The same pages as PDF. */
export const postingReportPdf = (report: PostingReport): Uint8Array => slidePdf(pagesOf(report));
