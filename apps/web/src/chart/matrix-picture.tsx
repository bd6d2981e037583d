import { Button } from 'antd';
import { seeds, themeColours } from '../ui/theme/tokens.ts';
import { useThemeName } from '../ui/theme/use-theme.ts';
import type { ThemeName } from '../session/persisted-session.ts';
import { layoutMatrix, type MatrixLayout, type MatrixModel } from './matrix-layout.ts';
import { savePicture, type ChartPicture } from './save-picture.ts';

/** Most of a cell's ground that the colour takes: text on it stays readable. */
const deepest = 0.42;
const picturesRatio = 2;

type Pen = CanvasRenderingContext2D;

/** Broken lines over a cell whose figure is withheld. */
function hatch(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.beginPath();
  for (let at = -height; at < width; at += 6) {
    pen.moveTo(x + at, y + height);
    pen.lineTo(x + at + height, y);
  }
  pen.stroke();
  pen.restore();
}

function drawLegend(
  pen: Pen,
  { rows, legend: [least, most] }: MatrixModel,
  top: number,
  theme: ThemeName,
): void {
  const colours = themeColours[theme];
  const width = 120;
  for (let step = 0; step < 6; step++) {
    pen.globalAlpha = (deepest * (step + 1)) / 6;
    pen.fillStyle = seeds.primary;
    pen.fillRect((step * width) / 6, top, width / 6, 10);
  }
  pen.globalAlpha = 1;
  pen.fillStyle = colours.text3;
  pen.textAlign = 'left';
  const isWithheld = rows.some(({ cells }) => cells.some((cell) => cell.isWithheld));
  pen.fillText(`${least} — ${most}${isWithheld ? '；斜纹为样本不足' : ''}`, width + 10, top + 10);
}

function drawMatrix(
  pen: Pen,
  font: string,
  model: MatrixModel,
  layout: MatrixLayout,
  theme: ThemeName,
): void {
  const colours = themeColours[theme];
  const { nameWidth, columnWidth, headHeight, rowHeight, legendTop } = layout;
  pen.strokeStyle = colours.split;
  pen.lineWidth = 1;
  pen.font = `12px ${font}`;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colours.text3;
  pen.textAlign = 'left';
  pen.fillText(model.rowName, 0, headHeight - 10);
  pen.textAlign = 'center';
  model.columns.forEach((name, at) =>
    pen.fillText(name, nameWidth + (at + 0.5) * columnWidth, headHeight - 10),
  );
  model.rows.forEach(({ name, cells }, row) => {
    const y = headHeight + row * rowHeight;
    pen.textAlign = 'left';
    pen.fillStyle = colours.text1;
    pen.fillText(name, 0, y + rowHeight / 2 + 4);
    cells.forEach(({ lines, depth, isWithheld = false }, column) => {
      const x = nameWidth + column * columnWidth;
      if (depth !== null) {
        pen.globalAlpha = deepest * depth;
        pen.fillStyle = seeds.primary;
        pen.fillRect(x, y, columnWidth, rowHeight);
        pen.globalAlpha = 1;
      }
      if (isWithheld) hatch(pen, x, y, columnWidth, rowHeight);
      pen.strokeRect(x, y, columnWidth, rowHeight);
      pen.textAlign = 'center';
      lines.forEach((line, at) => {
        pen.fillStyle = at === 0 ? colours.text1 : colours.text3;
        const middle = y + rowHeight / 2 + (at - (lines.length - 1) / 2) * 15 + 4;
        pen.fillText(line, x + columnWidth / 2, middle, columnWidth - 4);
      });
    });
  });
  drawLegend(pen, model, legendTop, theme);
}

export interface MatrixPictureButtonProps {
  readonly model: MatrixModel;
  readonly picture: ChartPicture;
}

/** Saves a matrix as PNG with its title, reading, legend, notes and watermark. */
export function MatrixPictureButton({ model, picture }: MatrixPictureButtonProps) {
  const theme = useThemeName();
  const save = () => {
    const layout = layoutMatrix(model);
    const draw = (pen: Pen, font: string) => drawMatrix(pen, font, model, layout, theme);
    const { width, height } = layout;
    void savePicture({ width, height, ratio: picturesRatio, draw }, model, picture, theme);
  };
  return (
    <Button size="small" type="link" onClick={save}>
      保存图片
    </Button>
  );
}
