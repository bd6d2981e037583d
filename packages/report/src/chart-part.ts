import { distinctSheetNames } from './cell-guard.ts';
import { drawingSpaces, paragraphXml, runProperties, solid, xmlHead, xmlText } from './drawing-xml.ts';
import type { ChartElement, ChartSeries } from './slide-draft.ts';
import { cellAddress, newSheet, putBlank, putNumber, putText } from './workbook-draft.ts';
import { writeWorkbook } from './workbook-writer.ts';

const [sheetName] = distinctSheetNames(['图表数据']);
const grey = 'E3E7EC';
const small = { size: 10, color: '465365' } as const;

const absolute = (row: number, column: number): string =>
  cellAddress(row, column).replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
const span = (column: number, rows: number): string =>
  `'${sheetName}'!${absolute(1, column)}:${absolute(rows, column)}`;

function names(categories: readonly string[]): string {
  const points = categories.map((text, i) => `<c:pt idx="${i}"><c:v>${xmlText(text)}</c:v></c:pt>`);
  return `<c:cat><c:strRef><c:f>${span(0, categories.length)}</c:f><c:strCache><c:ptCount val="${categories.length}"/>${points.join('')}</c:strCache></c:strRef></c:cat>`;
}

function figures(values: readonly (number | null)[], column: number, format: string): string {
  const points = values.map((value, i) =>
    value === null ? '' : `<c:pt idx="${i}"><c:v>${value}</c:v></c:pt>`,
  );
  return `<c:val><c:numRef><c:f>${span(column, values.length)}</c:f><c:numCache><c:formatCode>${xmlText(format)}</c:formatCode><c:ptCount val="${values.length}"/>${points.join('')}</c:numCache></c:numRef></c:val>`;
}

const textLook = `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr>${runProperties('defRPr', small)}</a:pPr><a:endParaRPr lang="zh-CN"/></a:p></c:txPr>`;

const shownValues = (position: string, format: string): string =>
  `<c:dLbls><c:numFmt formatCode="${xmlText(format)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textLook}<c:dLblPos val="${position}"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`;

/** More labels than this overlap, and so do those of more lines, which lie near each other. */
const maxLabels = 24;
const mostLabelledLines = 2;

/** Whether the values stand beside the marks. */
export function hasValueLabels({ form, categories, series }: ChartElement): boolean {
  const solid = series.filter(({ isDashed }) => isDashed !== true).length;
  return categories.length * solid <= maxLabels && (form !== 'line' || solid <= mostLabelledLines);
}

function seriesXml(chart: ChartElement, series: ChartSeries, index: number): string {
  const { form, categories, numberFormat } = chart;
  const name = `<c:tx><c:strRef><c:f>'${sheetName}'!${absolute(0, index + 1)}</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${xmlText(series.name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
  const head = `<c:idx val="${index}"/><c:order val="${index}"/>${name}`;
  const body = `${names(categories)}${figures(series.values, index + 1, numberFormat)}`;
  const isLabelled = hasValueLabels(chart);
  if (form === 'line') {
    const isDashed = series.isDashed === true;
    const dash = isDashed ? '<a:prstDash val="dash"/>' : '';
    const marker = isDashed
      ? '<c:symbol val="none"/>'
      : `<c:symbol val="circle"/><c:size val="6"/><c:spPr>${solid(series.color)}</c:spPr>`;
    const line = `<c:spPr><a:ln w="${isDashed ? 15_875 : 28_575}" cap="rnd">${solid(series.color)}${dash}<a:round/></a:ln></c:spPr><c:marker>${marker}</c:marker>`;
    return `<c:ser>${head}${line}${isLabelled && !isDashed ? shownValues('t', numberFormat) : ''}${body}<c:smooth val="0"/></c:ser>`;
  }
  const look =
    series.isOutlined === true
      ? `<a:noFill/><a:ln w="15875">${solid(series.color)}</a:ln>`
      : solid(series.color);
  return `<c:ser>${head}<c:spPr>${look}</c:spPr><c:invertIfNegative val="0"/>${isLabelled ? shownValues('outEnd', numberFormat) : ''}${body}</c:ser>`;
}

const axisIds = '<c:axId val="111"/><c:axId val="222"/>';

function plotXml(chart: ChartElement): string {
  const series = chart.series.map((one, i) => seriesXml(chart, one, i)).join('');
  if (chart.form === 'line')
    return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${axisIds}</c:lineChart>`;
  const direction = chart.form === 'bar' ? 'bar' : 'col';
  return `<c:barChart><c:barDir val="${direction}"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series}<c:gapWidth val="60"/>${axisIds}</c:barChart>`;
}

function axesXml({ form, numberFormat }: ChartElement): string {
  const isBar = form === 'bar';
  const line = `<c:spPr><a:ln w="9525">${solid(grey)}</a:ln></c:spPr>`;
  // Bars are ordered from top to bottom.
  const order = `<c:scaling><c:orientation val="${isBar ? 'maxMin' : 'minMax'}"/></c:scaling>`;
  return (
    `<c:catAx><c:axId val="111"/>${order}<c:delete val="0"/><c:axPos val="${isBar ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${line}${textLook}<c:crossAx val="222"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>` +
    `<c:valAx><c:axId val="222"/><c:scaling><c:orientation val="minMax"/><c:min val="0"/></c:scaling><c:delete val="${isBar ? 1 : 0}"/><c:axPos val="${isBar ? 'b' : 'l'}"/>${isBar ? '' : `<c:majorGridlines>${line}</c:majorGridlines>`}<c:numFmt formatCode="${xmlText(numberFormat)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${textLook}<c:crossAx val="111"/><c:crosses val="${isBar ? 'max' : 'autoZero'}"/><c:crossBetween val="between"/></c:valAx>`
  );
}

/** The chart part; its workbook is the relationship `rId1`. */
export function chartXml(chart: ChartElement): string {
  const title = `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/>${paragraphXml(chart.title, { size: 12, bold: true, align: 'center' })}</c:rich></c:tx><c:overlay val="0"/></c:title>`;
  const legend =
    chart.series.length > 1
      ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${textLook}</c:legend>`
      : '';
  return `${xmlHead}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ${drawingSpaces}><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart>${title}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${plotXml(chart)}${axesXml(chart)}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
}

/** The figures of a chart as the workbook that 编辑数据 opens. */
export function chartWorkbook(chart: ChartElement, issuedAt: string): Promise<Uint8Array> {
  const sheet = newSheet(sheetName, {
    paper: 'a4',
    orientation: 'landscape',
    repeatRows: 0,
    repeatColumns: 0,
    headerLeft: chart.title,
    watermark: '',
    headerRight: '',
    footerLeft: '',
  });
  const number = { numberFormat: chart.numberFormat } as const;
  sheet.columnWidths.push(24, ...chart.series.map(() => 16));
  putBlank(sheet, 0, 0, {});
  for (const [row, category] of chart.categories.entries()) putText(sheet, row + 1, 0, category, {});
  for (const [index, series] of chart.series.entries()) {
    putText(sheet, 0, index + 1, series.name, { bold: true });
    for (const [row, value] of series.values.entries())
      if (value !== null) putNumber(sheet, row + 1, index + 1, value, number);
  }
  return writeWorkbook({ title: chart.title, author: '', description: '', issuedAt, sheets: [sheet] });
}
