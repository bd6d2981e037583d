import { issuedTime } from './document-print.ts';
import type { DocumentHeader, DocumentMetric, LabelledValue } from './plan-document.ts';
import type { PresentationDraft, SlideDraft, SlideElement, TableColumn, TextElement } from './slide-draft.ts';
import { wrapText } from './text-pdf.ts';

/** The area of a page between headline and sources. */
export const pageArea = { x: 40, y: 84, width: 880, height: 396 } as const;
const sourceTop = 488;
export const ink = {
  brand: '027FFF',
  second: 'C7882B',
  third: '297656',
  quiet: '626D7A',
  pale: 'F4F6F9',
} as const;

/** `1,234,567.89 元`, or in 万元 from 100,000 on. */
export function moneyText(fen: number): string {
  const yuan = fen / 100;
  const grouped = (value: number) =>
    value
      .toFixed(2)
      .replace(/\B(?=(\d{3})+(?!\d)(?=.*\.))/g, ',')
      .replace(/^(-?),/, '$1');
  return Math.abs(yuan) >= 100_000 ? `${grouped(yuan / 10_000)} 万元` : `${grouped(yuan)} 元`;
}

/** Yuan with fen and digit grouping, for tables of money. */
export function exactMoney(fen: number): string {
  const [whole, cents] = (fen / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

export const percentText = (share: number): string => `${(share * 100).toFixed(1)}%`;
export const countText = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');

export const textBox = (
  place: { x: number; y: number; width: number; height: number },
  paragraphs: readonly string[],
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
      textBox({ x, y, width, height: 96 }, [''], { size: 10, fill: ink.pale }),
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
  return sizes.find((size) => pagesOfRows(rows, columns, size).length === 1) ?? sizes.at(-1)!;
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
    if (needed > left && pages.at(-1)!.length > 0) {
      pages.push([]);
      left = height - size * 2.1;
    }
    left -= needed;
    pages.at(-1)!.push(row);
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

/** The cover page: document, recipient, and a notice where data are examples. */
export function coverSlide(header: DocumentHeader, documentName: string): SlideDraft {
  const facts = [
    `客户：${header.clientName}　　品牌：${header.brandName}`,
    `编号：${header.planNumber}　　版本：${header.versionLabel}`,
    `编制：${header.preparedBy}　　出具时间：${issuedTime(header)}`,
  ];
  return {
    title: `${header.projectName} ${documentName}`,
    isCover: true,
    elements: [
      textBox({ x: 60, y: 280, width: 840, height: 100 }, facts, { size: 14, color: '4E5969' }),
      ...(header.demo
        ? [
            textBox(
              { x: 60, y: 400, width: 840, height: 30 },
              ['演示数据：本文件由模拟数据生成，不构成要约或效果承诺'],
              { size: 14, bold: true, color: 'C9304A' },
            ),
          ]
        : []),
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

/** The last pages: filters, user, time and data releases of the export, and how every figure is to be read. */
export function readingSlides(
  header: DocumentHeader,
  filters: readonly LabelledValue[],
  metrics: readonly DocumentMetric[],
  methodLines: readonly string[],
): SlideDraft[] {
  const facts = [
    { label: '导出人', value: header.preparedBy },
    { label: '导出时间', value: issuedTime(header) },
    { label: '数据版本', value: header.dataReleases.join('、') || '—' },
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
        `${metric.source}；${metric.universe}；${metric.period}`,
        metric.interval ?? '—',
      ]),
      source: '人数均为由样本推及总体的人数；样本不足的数值不显示',
      size: 9,
    }),
  ];
}

const shownReleases = 3;

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
    footer: `${header.planNumber} ${header.versionLabel}　出具 ${header.preparedBy} ${issuedTime(header)}　数据版本 ${releases || '—'}${more}${header.demo ? '　演示数据' : ''}`,
    watermark: header.demo ? `演示数据 ${header.watermarkText}` : header.watermarkText,
    slides,
  };
}
