import { hasValueLabels } from './chart-part.ts';
import { mixedWidth } from './helvetica.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import type { ChartElement, Place } from './slide-draft.ts';

const axisInk = '465365';
const gridInk = 'E3E7EC';
const look = { size: 9, color: axisInk, bold: false } as const;

/** A number as the formats of the decks write it. */
export function formattedNumber(value: number, format: string): string {
  const decimals = /\.(0+)/.exec(format)?.[1].length ?? 0;
  const scaled = format.endsWith('%') ? value * 100 : value;
  const [whole, rest] = Math.abs(scaled).toFixed(decimals).split('.');
  const grouped = format.includes(',') ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  return `${scaled < 0 ? '-' : ''}${grouped}${rest === undefined ? '' : `.${rest}`}${format.endsWith('%') ? '%' : ''}`;
}

/** Ends of an axis from 0 in steps of 1, 2 or 5. */
function axisOf(most: number): { readonly top: number; readonly step: number } {
  if (most <= 0) return { top: 1, step: 0.25 };
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((by) => by * power).find((value) => value >= rough) ?? 10 * power;
  return { top: Math.ceil((most * 1.06) / step) * step, step };
}

function drawLegend(on: PdfCanvas, { x, y, width, height, series }: ChartElement): void {
  const gap = 22;
  const widths = series.map(({ name }) => mixedWidth(name, look.size, false) + 20);
  let left = x + (width - widths.reduce((sum, own) => sum + own + gap, -gap)) / 2;
  for (const [i, { name, color, isDashed, isOutlined }] of series.entries()) {
    const line = { color, width: 2, ...(isDashed === true ? { isDashed } : {}) };
    if (isOutlined === true)
      on.rectangle({ x: left, y: y + height - 13, width: 14, height: 8 }, barLook(color, true));
    else on.path({ x: left, y: y + height - 9 }, 'M0 0L14 0', { line });
    on.text(name, left + 18, y + height - 6, look);
    left += widths[i] + gap;
  }
}

/** What was planned is a frame, what ran is filled. */
const barLook = (color: string, isOutlined: boolean | undefined) =>
  isOutlined === true ? { line: { color, width: 1.2 } } : { fill: color };

function drawBars(on: PdfCanvas, chart: ChartElement, plot: Place, top: number): void {
  const { categories, series, numberFormat } = chart;
  const step = plot.height / categories.length;
  const thick = Math.min(26, (step * 0.62) / series.length);
  for (const [i, category] of categories.entries()) {
    const middle = plot.y + (i + 0.5) * step;
    on.text(category, plot.x - 6, middle + 3, { ...look, align: 'right' });
    for (const [at, { values, color, isOutlined }] of series.entries()) {
      const value = values[i] ?? 0;
      const y = middle - (thick * series.length) / 2 + at * thick;
      on.rectangle(
        { x: plot.x, y, width: Math.max(0.5, (value / top) * plot.width), height: thick },
        barLook(color, isOutlined),
      );
      on.text(
        formattedNumber(value, numberFormat),
        plot.x + (value / top) * plot.width + 4,
        y + thick / 2 + 3,
        look,
      );
    }
  }
}

function drawColumns(on: PdfCanvas, chart: ChartElement, plot: Place, top: number): void {
  const { categories, series, numberFormat } = chart;
  const step = plot.width / categories.length;
  const thick = (step * 0.62) / series.length;
  for (const [i] of categories.entries())
    for (const [at, { values, color, isOutlined }] of series.entries()) {
      const value = values[i] ?? 0;
      const height = Math.max(0.5, (value / top) * plot.height);
      const x = plot.x + (i + 0.5) * step - (thick * series.length) / 2 + at * thick;
      on.rectangle({ x, y: plot.y + plot.height - height, width: thick, height }, barLook(color, isOutlined));
      on.text(formattedNumber(value, numberFormat), x + thick / 2, plot.y + plot.height - height - 4, {
        ...look,
        align: 'center',
      });
    }
}

function drawLines(on: PdfCanvas, chart: ChartElement, plot: Place, top: number): void {
  const { categories, series, numberFormat } = chart;
  const step = plot.width / categories.length;
  const isLabelled = hasValueLabels(chart);
  for (const { values, color, isDashed } of series) {
    const points = values.flatMap((value, i) =>
      value === null ? [] : [[(i + 0.5) * step, plot.height * (1 - value / top), value] as const],
    );
    const way = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
    if (isDashed === true) {
      on.path(plot, way, { line: { color, width: 1.2, isDashed } });
      continue;
    }
    on.path(plot, way, { line: { color, width: 2.2 } });
    for (const [x, y, value] of points) {
      on.ellipse({ x: plot.x + x - 3, y: plot.y + y - 3, width: 6, height: 6 }, { fill: color });
      if (isLabelled)
        on.text(formattedNumber(value, numberFormat), plot.x + x, plot.y + y - 7, {
          ...look,
          align: 'center',
        });
    }
  }
}

/** A chart of a deck as it looks there: title, grid from 0, series, labels, legend. */
export function drawChart(on: PdfCanvas, chart: ChartElement): void {
  const { form, x, y, width, height, title, categories, series, numberFormat } = chart;
  on.text(title, x + width / 2, y + 14, { size: 11, color: '14202E', bold: true, align: 'center' });
  const values = series.flatMap(({ values: own }) => own.map((value) => value ?? 0));
  const { top, step } = axisOf(Math.max(0, ...values));
  const legend = series.length > 1 ? 22 : 0;
  const names = Math.max(...categories.map((name) => mixedWidth(name, look.size, false)));
  const isBar = form === 'bar';
  const left = isBar ? Math.min(150, names + 14) : 46;
  const right = isBar ? 70 : 8;
  const plot = { x: x + left, y: y + 34, width: width - left - right, height: height - 34 - 22 - legend };
  if (isBar) {
    on.path(plot, `M0 0L0 ${plot.height}`, { line: { color: gridInk, width: 0.75 } });
    drawBars(on, chart, plot, top);
    if (legend > 0) drawLegend(on, chart);
    return;
  }
  for (let value = 0; value <= top * 1.0001; value += step) {
    const at = plot.y + plot.height * (1 - value / top);
    on.path({ x: plot.x, y: at }, `M0 0L${plot.width} 0`, { line: { color: gridInk, width: 0.75 } });
    on.text(formattedNumber(value, numberFormat), plot.x - 6, at + 3, { ...look, align: 'right' });
  }
  const each = plot.width / categories.length;
  for (const [i, name] of categories.entries())
    on.text(name, plot.x + (i + 0.5) * each, plot.y + plot.height + 14, { ...look, align: 'center' });
  if (form === 'line') drawLines(on, chart, plot, top);
  else drawColumns(on, chart, plot, top);
  if (legend > 0) drawLegend(on, chart);
}
