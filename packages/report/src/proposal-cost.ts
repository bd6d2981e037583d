import { percentText } from '@ooh/contract/core/percent-text';
import { countText, ink, pageArea, sourceLine, tableSlides, textBox } from './deck-pages.ts';
import { moneyText } from './report-text.ts';
import type { DocumentLine, PlanDocument } from './plan-document.ts';
import type { ChartElement, SlideDraft, SlideElement } from './slide-draft.ts';

export const quotedSource = '金额为含折扣净价，与排期表、报价单一致';

/** Said where any price has no rate card behind it. */
export const exampleNote = (lines: readonly DocumentLine[]): string =>
  lines.some(({ isExamplePrice }) => isExamplePrice) ? '；含示例价，签约前由媒体方确认' : '';

/** Fen in 万元, the unit of charts. */
const fenInWan = 1_000_000;

/** Quantity and cost of a part of the media. */
export interface Part {
  readonly name: string;
  readonly units: number;
  readonly netFen: number;
  readonly totalFen: number;
}

/** Sums of lines by name, largest first. */
export function partsBy(lines: readonly DocumentLine[], nameOf: (line: DocumentLine) => string): Part[] {
  const parts = [...Map.groupBy(lines, nameOf)].map(([name, own]) => ({
    name,
    units: own.reduce((sum, line) => sum + line.vehicles, 0),
    netFen: own.reduce((sum, line) => sum + line.amounts.netFen, 0),
    totalFen: own.reduce((sum, line) => sum + line.amounts.totalFen, 0),
  }));
  return parts.sort((a, b) => b.netFen - a.netFen || (a.name < b.name ? -1 : 1));
}

export const rightHalf = { x: 500, y: pageArea.y, width: 420, height: pageArea.height } as const;
/** Maximum number of labelled bars; the table next to the chart has all rows. */
const maxBars = 12;

/** A table of parts next to their bar chart. */
export function partsSlides(
  title: string,
  firstColumn: string,
  parts: readonly Part[],
  netFen: number,
): SlideDraft[] {
  const columns = [
    { title: firstColumn, width: 130 },
    { title: '数量', width: 60, align: 'right' },
    { title: '净价', width: 120, align: 'right' },
    { title: '占比', width: 70, align: 'right' },
  ] as const;
  const share = (part: Part): string => (netFen === 0 ? '—' : percentText(part.netFen / netFen));
  const chart: ChartElement = {
    kind: 'chart',
    form: 'bar',
    ...rightHalf,
    title: `${firstColumn}净价（万元）`,
    categories: parts.slice(0, maxBars).map(({ name }) => name),
    series: [
      {
        name: '净价（万元）',
        values: parts.slice(0, maxBars).map((part) => part.netFen / fenInWan),
        color: ink.plan,
      },
    ],
    numberFormat: '#,##0.0',
  };
  const units = parts.reduce((sum, part) => sum + part.units, 0);
  const pages = tableSlides({
    title,
    name: `${firstColumn}分布`,
    columns,
    rows: [
      ...parts.map((part) => [part.name, countText(part.units), moneyText(part.netFen), share(part)]),
      ['合计', countText(units), moneyText(netFen), '100%'],
    ],
    hasTotal: true,
    source: parts.length > maxBars ? `${quotedSource}；图示净价最高的 ${maxBars} 项` : quotedSource,
  });
  return pages.map((page, i) => (i === 0 ? { ...page, elements: [...page.elements, chart] } : page));
}

/** So many of each are on one page at most. */
const mostTogether = { first: 6, second: 5 } as const;

/** Whether the parts of two kinds have room on one page. */
const fitTogether = (first: readonly Part[], second: readonly Part[]): boolean =>
  first.length <= mostTogether.first && second.length <= mostTogether.second;

/** Where the money goes, by city and by medium: one page, or one for each where there are many. */
export function twofoldSlides(cities: readonly Part[], media: readonly Part[], netFen: number): SlideDraft[] {
  const byCity = partsSlides(`城市分布：${cities[0].name}净价最高`, '城市', cities, netFen);
  const byMedium = partsSlides(
    `媒体组合：${countText(media.length)} 种媒体，以${media[0].name}为主`,
    '媒体',
    media,
    netFen,
  );
  if (!fitTogether(cities, media)) return [...byCity, ...byMedium];
  const halfHeight = pageArea.height / 2;
  const placed = (page: SlideDraft, y: number): SlideElement[] =>
    page.elements.flatMap((element): SlideElement[] => {
      if (element.kind === 'table') return [{ ...element, y }];
      return element.kind === 'chart' ? [{ ...element, y, height: halfHeight - 8 }] : [];
    });
  const [city, medium] = [...byCity, ...byMedium];
  return [
    {
      title: `${cities[0].name}净价最高，${countText(media.length)} 种媒体以${media[0].name}为主`,
      elements: [
        ...placed(city, pageArea.y),
        ...placed(medium, pageArea.y + halfHeight + 8),
        sourceLine(quotedSource),
      ],
    },
  ];
}

/** From rate card to total payment. */
export function costSlide(
  { totals, lines }: PlanDocument,
  services: readonly { readonly name: string; readonly amountFen: number }[],
): SlideDraft {
  const steps: [string, number][] = [
    ['刊例合计', totals.rateCardFen],
    ['净价合计', totals.netFen],
    ['制作安装费', totals.productionFen],
    ['服务费', totals.serviceFen],
    ['税额', totals.taxFen],
    ['含税合计', totals.totalFen],
  ];
  const servicesFen = services.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return {
    title: `含税合计 ${moneyText(totals.totalFen)}，媒体净价占 ${percentText(totals.totalFen === 0 ? 0 : totals.netFen / totals.totalFen)}`,
    elements: [
      {
        kind: 'table',
        x: pageArea.x,
        y: pageArea.y,
        name: '费用构成',
        columns: [
          { title: '项目', width: 200 },
          { title: '金额', width: 200, align: 'right' },
        ],
        rows: steps.map(([name, fen]) => [name, moneyText(fen)]),
        size: 13,
        hasTotal: true,
      },
      {
        kind: 'chart',
        form: 'column',
        ...rightHalf,
        title: '费用构成（万元）',
        categories: steps.map(([name]) => name),
        series: [{ name: '金额（万元）', values: steps.map(([, fen]) => fen / fenInWan), color: ink.plan }],
        numberFormat: '#,##0.0',
      },
      ...(services.length === 0
        ? []
        : [
            textBox(
              { x: 40, y: 320, width: 400, height: 120 },
              [
                `另列服务项 ${moneyText(servicesFen)}（不含税，不计入上表）：`,
                ...services.map(({ name, amountFen }) => `${name} ${moneyText(amountFen)}`),
              ],
              { size: 11, color: ink.quiet },
            ),
          ]),
      sourceLine(`税额 =（净价 + 制作安装费 + 服务费）× 税率；与报价单一致${exampleNote(lines)}`),
    ],
  };
}
