import type { Map as MapLibreMap } from 'maplibre-gl';
import type { DownloadedFile } from '../api/file-answer.ts';
import { sheetScale, type SheetScale } from './sheet-scale.ts';
import { comparedWith } from './compared-maps.ts';
import type { ThemeName } from '../session/persisted-session.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import { pictureOf } from './picture-of.ts';
import {
  layoutSheet,
  sheetPadding,
  type MapSheet,
  type SheetLayout,
  type SheetLegendRow,
} from './prepare-sheet.ts';

/** The mark of a legend row, as the legend on the screen draws it. */
function drawMark(
  pen: CanvasRenderingContext2D,
  { colour, shape }: SheetLegendRow,
  x: number,
  baseline: number,
) {
  pen.save();
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  if (shape === 'line') pen.fillRect(x + 12, baseline - 6, 18, 4);
  else if (shape === 'area') pen.fillRect(x + 14, baseline - 10, 12, 12);
  else if (shape === 'dot') {
    pen.beginPath();
    pen.arc(x + 20, baseline - 4, 5, 0, 2 * Math.PI);
    pen.fill();
  } else {
    if (shape === 'zone') pen.setLineDash([3, 2]);
    if (shape === 'hatch') {
      pen.lineWidth = 1;
      for (const [from, to] of [
        [5, 0],
        [10, 0],
        [10, 5],
      ] as const) {
        pen.beginPath();
        pen.moveTo(x + 15 + to, baseline + 1 - from);
        pen.lineTo(x + 15 + from, baseline + 1 - to);
        pen.stroke();
      }
    }
    pen.strokeRect(x + 15, baseline - 9, 10, 10);
    pen.globalAlpha = 0.32;
    if (shape === 'zone') pen.fillRect(x + 14, baseline - 10, 12, 12);
  }
  pen.restore();
}

function drawLegend(pen: CanvasRenderingContext2D, sheet: MapSheet, layout: SheetLayout, theme: ThemeName) {
  const colours = themeColours[theme];
  const { x, y, width, height } = layout.legend;
  pen.fillStyle = colours.card;
  pen.fillRect(x, y, width, height);
  pen.strokeStyle = colours.split;
  pen.strokeRect(x, y, width, height);
  pen.fillStyle = colours.text1;
  pen.font = `600 12px ${fontOf()}`;
  pen.fillText(sheet.legendTitle, x + 12, y + 20);
  pen.font = `11px ${fontOf()}`;
  for (const { row, y: baseline } of layout.rows) {
    drawMark(pen, row, x, baseline);
    pen.fillStyle = colours.text2;
    pen.fillText(row.text, x + 38, baseline);
  }
}

function fontOf(): string {
  return getComputedStyle(document.body).fontFamily;
}

/** In the map's lower right corner, as on the screen. */
function drawAttribution(pen: CanvasRenderingContext2D, text: string, layout: SheetLayout, theme: ThemeName) {
  const colours = themeColours[theme];
  const right = layout.map.x + layout.map.width - 8;
  const bottom = layout.map.y + layout.map.height - 4;
  pen.save();
  pen.font = `11px ${fontOf()}`;
  const width = pen.measureText(text).width + 8;
  pen.globalAlpha = 0.8;
  pen.fillStyle = colours.card;
  pen.fillRect(right - width, bottom - 16, width, 16);
  pen.globalAlpha = 1;
  pen.fillStyle = colours.text2;
  pen.fillText(text, right - width + 4, bottom - 4);
  pen.restore();
}

/** A bar of the length that it says, above the attribution. */
function drawScale(pen: CanvasRenderingContext2D, scale: SheetScale, layout: SheetLayout, theme: ThemeName) {
  const colours = themeColours[theme];
  const right = layout.map.x + layout.map.width - 12;
  const bottom = layout.map.y + layout.map.height - 28;
  pen.save();
  pen.font = `11px ${fontOf()}`;
  pen.globalAlpha = 0.8;
  pen.fillStyle = colours.card;
  pen.fillRect(right - scale.pixels - 6, bottom - 18, scale.pixels + 12, 22);
  pen.globalAlpha = 1;
  pen.fillStyle = colours.text2;
  pen.fillText(scale.text, right - scale.pixels + 4, bottom - 5);
  pen.strokeStyle = colours.text2;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(right - scale.pixels, bottom - 8);
  pen.lineTo(right - scale.pixels, bottom);
  pen.lineTo(right, bottom);
  pen.lineTo(right, bottom - 8);
  pen.stroke();
  pen.restore();
}

function drawWatermark(pen: CanvasRenderingContext2D, text: string, layout: SheetLayout, colour: string) {
  pen.save();
  pen.globalAlpha = 0.14;
  pen.fillStyle = colour;
  pen.font = `14px ${fontOf()}`;
  for (const { x, y } of layout.watermarks) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(-Math.PI / 9);
    pen.fillText(text, 0, 0);
    pen.restore();
  }
  pen.restore();
}

/** What lies over the right part of a map that is compared, with the line between the two. */
async function drawCompared(
  pen: CanvasRenderingContext2D,
  map: MapLibreMap,
  { map: { x, y, width, height } }: SheetLayout,
  colour: string,
): Promise<void> {
  const compared = comparedWith(map);
  if (compared === null) return;
  const picture = await pictureOf(compared.map);
  const line = x + width * compared.part;
  pen.save();
  pen.beginPath();
  pen.rect(line, y, x + width - line, height);
  pen.clip();
  pen.drawImage(picture, x, y, width, height);
  pen.restore();
  pen.fillStyle = colour;
  pen.fillRect(line - 1, y, 2, height);
}

/**
 * The map as a PNG with title, legend, scale, footnote, attribution and watermark, in the theme and
 * view on screen. Rejects when the browser cannot make the picture.
 */
export async function drawSheet(
  map: MapLibreMap,
  theme: ThemeName,
  sheet: MapSheet,
  attribution: string | null,
): Promise<DownloadedFile> {
  const picture = await pictureOf(map);
  const element = map.getContainer();
  const layout = layoutSheet(sheet, element.clientWidth, element.clientHeight);
  const ratio = picture.width / element.clientWidth;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(layout.width * ratio);
  canvas.height = Math.round(layout.height * ratio);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('浏览器无法生成图片');
  pen.scale(ratio, ratio);
  const colours = themeColours[theme];
  pen.fillStyle = colours.card;
  pen.fillRect(0, 0, layout.width, layout.height);
  pen.drawImage(picture, 0, layout.map.y, layout.map.width, layout.map.height);
  await drawCompared(pen, map, layout, colours.text1);
  pen.fillStyle = colours.text1;
  pen.font = `600 18px ${fontOf()}`;
  pen.fillText(sheet.title, sheetPadding, 26);
  pen.fillStyle = colours.text3;
  pen.font = `12px ${fontOf()}`;
  pen.fillText(sheet.subtitle, sheetPadding, 46);
  pen.fillText(sheet.footnote, sheetPadding, layout.footnoteY);
  drawScale(pen, sheetScale(map), layout, theme);
  if (attribution !== null) drawAttribution(pen, attribution, layout, theme);
  drawLegend(pen, sheet, layout, theme);
  drawWatermark(pen, sheet.watermark, layout, colours.text1);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (file === null) throw new Error('浏览器无法生成图片');
  return { file, fileName: sheet.fileName };
}
