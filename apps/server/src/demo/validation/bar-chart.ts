/** One column of a chart; a mark is a short line at the value that was aimed at. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly mark?: number;
}

const [width, height, left, bottom, top] = [640, 240, 44, 40, 30];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A column chart as SVG text. Labels are thinned to about twelve. */
export function barChart(title: string, unit: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map((bar) => Math.max(bar.value, bar.mark ?? 0)), 1e-9);
  const step = (width - left - 10) / bars.length;
  const y = (value: number): number => height - bottom - (value / most) * (height - bottom - top);
  const every = Math.ceil(bars.length / 12);
  const round = (value: number): string => value.toFixed(1);
  const parts = bars.flatMap(({ label, value, mark }, i) => {
    const x = left + i * step;
    const column = `<rect x="${round(x + step * 0.1)}" y="${round(y(value))}" width="${round(step * 0.8)}" height="${round(height - bottom - y(value))}" fill="#027fff"/>`;
    const text =
      i % every === 0
        ? `<text x="${round(x + step / 2)}" y="${height - bottom + 16}" text-anchor="middle">${escaped(label)}</text>`
        : '';
    const target =
      mark === undefined
        ? ''
        : `<path d="M${round(x)} ${round(y(mark))}h${round(step)}" stroke="#d9363e" stroke-width="2"/>`;
    return [column, target, text];
  });
  const grid = [0, 0.5, 1].map((share) => {
    const value = most * share;
    const digits = most < 10 ? 1 : 0;
    return `<path d="M${left} ${round(y(value))}H${width - 10}" stroke="#d9d9d9"/><text x="${left - 6}" y="${round(y(value) + 4)}" text-anchor="end">${value.toFixed(digits)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11" role="img" aria-label="${escaped(title)}"><rect width="${width}" height="${height}" fill="#fff"/><text x="${left}" y="18" font-size="13">${escaped(title)}（${escaped(unit)}）</text>${grid.join('')}${parts.filter((part) => part !== '').join('')}</svg>\n`;
}

/** Columns of equal width over values, each with the share of the weight in it, per cent. */
export function histogram(
  values: readonly number[],
  weights: readonly number[] | null,
  [from, to]: readonly [number, number],
  count: number,
): Bar[] {
  const sums = Array.from({ length: count }, () => 0);
  const total = weights === null ? values.length : weights.reduce((sum, weight) => sum + weight, 0);
  values.forEach((value, i) => {
    const at = Math.min(count - 1, Math.floor(((value - from) / (to - from)) * count));
    if (at >= 0) sums[at] += weights === null ? 1 : weights[i];
  });
  return sums.map((sum, i) => ({
    label: String(Math.round((from + ((to - from) * i) / count) * 10) / 10),
    value: (100 * sum) / total,
  }));
}
