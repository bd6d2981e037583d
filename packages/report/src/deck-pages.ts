import { issuedTime } from './document-print.ts';
import type { DocumentHeader, DocumentMetric, LabelledValue } from './plan-document.ts';
import { tenthText } from './report-text.ts';
import type {
  Paragraph,
  PresentationDraft,
  SlideDraft,
  SlideElement,
  TableColumn,
  TextElement,
} from './slide-draft.ts';
import { wrapText } from './text-pdf.ts';

/** The area of a page between headline and sources. */
export const pageArea = { x: 40, y: 84, width: 880, height: 396 } as const;
const sourceTop = 488;
export const ink = {
  brand: '027FFF',
  second: '9A5B00',
  third: '0F7F45',
  quiet: '626D7A',
  pale: 'F4F6F8',
  text: '14202E',
  /** Forecasts, and what is planned. */
  forecast: '2F86EA',
  plan: '5B6B7F',
  reference: '9A5B00',
  line: 'E3E7EC',
  good: '0F7F45',
  goodGround: 'E9F8EF',
} as const;

/** Persons as people write them: `694 万`, `8,600`. */
export const personsText = (persons: number): string =>
  Math.abs(persons) < 10_000 ? countText(persons) : `${tenthText(persons / 10_000)} 万`;

/** Yuan with fen and digit grouping, for tables of money. */
export function exactMoney(fen: number): string {
  const [whole, cents] = (fen / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

export const countText = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

export const textBox = (
  place: { x: number; y: number; width: number; height: number },
  paragraphs: readonly Paragraph[],
  look: Omit<TextElement, 'kind' | 'paragraphs' | 'x' | 'y' | 'width' | 'height'>,
): TextElement => ({ kind: 'text', ...place, paragraphs, ...look });

/** Sources of a page's figures, in its footer. */
export const sourceLine = (text: string): TextElement =>
  textBox({ x: 40, y: sourceTop, width: 880, height: 20 }, [text], {
    size: 9,
    color: ink.quiet,
    anchor: 'middle',
  });

/** Figures in a row of equal boxes: the label above, the figure large, a remark below. */
export function tiles(
  figures: readonly { readonly label: string; readonly value: string; readonly note: string }[],
  y: number,
): SlideElement[] {
  const gap = 12;
  const width = (pageArea.width - gap * (figures.length - 1)) / figures.length;
  return figures.flatMap(({ label, value, note }, i) => {
    const x = pageArea.x + i * (width + gap);
    const inner = { x: x + 12, width: width - 24 };
    return [
      {
        kind: 'shape',
        name: '卡片',
        x,
        y,
        width,
        height: 96,
        form: { kind: 'rectangle', radius: 6 },
        fill: ink.pale,
      } as const,
      textBox({ ...inner, y: y + 10, height: 18 }, [label], { size: 11, color: ink.quiet }),
      textBox({ ...inner, y: y + 32, height: 32 }, [value], { size: 20, bold: true, anchor: 'middle' }),
      textBox({ ...inner, y: y + 68, height: 18 }, [note], { size: 10, color: ink.quiet }),
    ];
  });
}

export interface PagedTable {
  readonly title: string;
  readonly name: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly hasTotal?: boolean;
  readonly source: string;
  readonly size?: number;
}

/** Height of a row with its longest text wrapped. */
function heightOf(row: readonly string[], columns: readonly TableColumn[], size: number): number {
  const lines = row.map((text, i) => wrapText(text, size, (columns[i].width - 8) * 0.94).length);
  return Math.max(size * 2.1, Math.max(1, ...lines) * size * 1.6 + 5);
}

/** The largest of the tried font sizes at which the whole table fits a page; the smallest if none does. */
export function fittingSize(
  rows: readonly (readonly string[])[],
  columns: readonly TableColumn[],
  sizes: readonly number[],
): number {
  return sizes.find((size) => pagesOfRows(rows, columns, size).length === 1) ?? sizes[sizes.length - 1];
}

/** Rows split so that each part fits a page. */
export function pagesOfRows(
  rows: readonly (readonly string[])[],
  columns: readonly TableColumn[],
  size: number,
  height: number = pageArea.height,
): (readonly string[])[][] {
  const pages: (readonly string[])[][] = [[]];
  let left = height - size * 2.1;
  for (const row of rows) {
    const needed = heightOf(row, columns, size);
    if (needed > left && pages[pages.length - 1].length > 0) {
      pages.push([]);
      left = height - size * 2.1;
    }
    left -= needed;
    pages[pages.length - 1].push(row);
  }
  return pages;
}

/** A table over as many pages as it needs; only the last has the total. */
export function tableSlides(table: PagedTable): SlideDraft[] {
  const { title, name, columns, rows, hasTotal = false, source, size = 10 } = table;
  const pages = pagesOfRows(rows, columns, size);
  return pages.map((part, i) => ({
    title: pages.length === 1 ? title : `${title}（${i + 1}/${pages.length}）`,
    elements: [
      {
        kind: 'table',
        x: pageArea.x,
        y: pageArea.y,
        name,
        columns,
        rows: part,
        size,
        hasTotal: hasTotal && i === pages.length - 1,
      },
      sourceLine(source),
    ],
  }));
}

const factColumns = [
  { title: '项目', width: 180 },
  { title: '内容', width: 700 },
] as const;

export const factSlides = (title: string, facts: readonly LabelledValue[], source: string): SlideDraft[] =>
  tableSlides({
    title,
    name: title,
    columns: factColumns,
    rows: facts.map(({ label, value }) => [label, value]),
    source,
    size: 12,
  });

/** The cover page: document, advertiser, and a notice where data are examples. `art` lies behind the words. */
export function coverSlide(
  header: DocumentHeader,
  documentName: string,
  art: readonly SlideElement[] = [],
  facts: readonly string[] = [],
): SlideDraft {
  const put = (y: number, height: number, paragraphs: readonly string[], look: object): TextElement =>
    textBox({ x: 60, y, width: 470, height }, paragraphs, { size: 12, color: 'B0BAC8', ...look });
  return {
    title: header.projectName,
    isCover: true,
    elements: [
      ...art,
      put(132, 24, [documentName], { size: 14, color: '75B4FF' }),
      {
        kind: 'shape',
        name: '线',
        x: 60,
        y: 294,
        width: 52,
        height: 3,
        form: { kind: 'rectangle' },
        fill: ink.brand,
      },
      put(314, 74, facts, { size: 14 }),
      ...(header.demo
        ? [put(404, 24, ['演示数据：本文件由模拟数据生成，不构成要约或效果承诺'], { color: 'F9CE32' })]
        : []),
      put(
        440,
        66,
        [
          `呈送　${header.clientName}${header.brandName === header.clientName ? '' : ` · ${header.brandName}`}`,
          `编制　${[header.agencyName, header.preparedBy].filter((name) => name !== undefined).join(' ')}`,
          `${issuedTime(header).slice(0, 10)} · ${header.planNumber} ${header.versionLabel}`,
        ],
        { color: '8F9BAC' },
      ),
    ],
  };
}

const metricColumns = [
  { title: '指标', width: 140 },
  { title: '数值', width: 100, align: 'right' },
  { title: '单位', width: 44, align: 'center' },
  { title: '口径', width: 220 },
  { title: '来源与总体', width: 206 },
  { title: '区间', width: 170 },
] as const;

/** Where a figure comes from: the number of the 口径 that says all of it, or the words themselves. */
function originOf({ source, universe, period }: DocumentMetric, methodLines: readonly string[]): string {
  const said = methodLines.findIndex((line) =>
    [source, universe, period].every((word) => line.includes(word)),
  );
  return said < 0 ? `${source}；${universe}；${period}` : `见口径 ${said + 1}`;
}

/** The last pages: filters, user, time and data releases of the export, and how every figure is to be read. */
export function readingSlides(
  header: DocumentHeader,
  filters: readonly LabelledValue[],
  metrics: readonly DocumentMetric[],
  methodLines: readonly string[],
  further: readonly LabelledValue[] = [],
): SlideDraft[] {
  const facts = [
    { label: '导出人', value: header.preparedBy },
    { label: '导出时间', value: issuedTime(header) },
    { label: '数据版本', value: header.dataReleases.join('、') || '—' },
    ...further,
    ...filters.map(({ label, value }) => ({ label: `筛选 · ${label}`, value })),
    ...methodLines.map((value, i) => ({ label: `口径 ${i + 1}`, value })),
  ];
  const pages = factSlides('附录：导出信息、筛选条件与口径', facts, '本页信息与导出时刻一致');
  if (metrics.length === 0) return pages;
  return [
    ...pages,
    ...tableSlides({
      title: '附录：指标口径',
      name: '指标口径',
      columns: metricColumns,
      rows: metrics.map((metric) => [
        metric.name,
        metric.value,
        metric.unit,
        metric.definition,
        originOf(metric, methodLines),
        metric.interval ?? '—',
      ]),
      source: '人数均为由样本推及总体的人数；样本不足的数值不显示',
      size: 9,
    }),
  ];
}

const shownReleases = 1;

/** Pages with the footer, the watermark and the properties of every document of an order. */
export function deckOf(
  header: DocumentHeader,
  documentName: string,
  slides: readonly SlideDraft[],
): PresentationDraft {
  const releases = header.dataReleases.slice(0, shownReleases).join('、');
  const more = header.dataReleases.length > shownReleases ? ` 等 ${header.dataReleases.length} 个` : '';
  return {
    title: `${header.brandName} ${header.projectName} ${documentName}`,
    author: header.preparedBy,
    description: `${header.planNumber} ${header.versionLabel}`,
    issuedAt: header.issuedAt,
    footer: `${header.demo ? '演示数据　' : ''}${header.brandName} · ${header.planNumber} ${header.versionLabel}　出具 ${[header.agencyName, header.preparedBy].filter((name) => name !== undefined).join(' ')} ${issuedTime(header)}　数据版本 ${releases || '—'}${more}`,
    watermark: header.demo ? `演示数据 ${header.watermarkText}` : header.watermarkText,
    slides,
  };
}
