import type { ThemeName } from '../session/persisted-session.ts';
import type { AnyChartModel } from './any-chart-model.ts';
import { drawingOf } from './drawing-of.ts';
import { savePicture, type ChartPicture } from './save-picture.ts';
import { startChart } from './start-chart.ts';

/** As large as a page of a deck shows it, whatever the width of its card. */
const size = { width: 1080, height: 540 };
const ratio = 2;

/** Saves a chart as PNG with its title, reading, notes and watermark; loaded with the library on first use. */
export async function saveChartPicture(
  model: AnyChartModel,
  picture: ChartPicture,
  theme: ThemeName,
): Promise<void> {
  const chart = startChart(document.createElement('div'), size);
  try {
    chart.setOption({ ...drawingOf(model, theme), animation: false } as never);
    const drawn = chart.renderToCanvas({ pixelRatio: ratio });
    const draw = (pen: CanvasRenderingContext2D) => pen.drawImage(drawn, 0, 0, size.width, size.height);
    await savePicture({ ...size, ratio, draw }, model, picture, theme);
  } finally {
    chart.dispose();
  }
}
