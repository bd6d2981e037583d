import { saveToDisk } from '../api/save-file.ts';
import { themeColours } from '../ui/theme/tokens.ts';
import type { ThemeName } from '../session/persisted-session.ts';
import { wrapLines } from './wrap-lines.ts';

export interface ChartPicture {
  /** Name of the file without its ending. */
  readonly fileName: string;
  /** City, audience, 口径: one line each. */
  readonly notes: readonly string[];
  readonly watermark: string;
}

/** What stands above a picture. */
export interface PictureHead {
  readonly title: string;
  readonly summary: string;
}

/** A picture's size in CSS pixels, how many pixels each has, and what draws it with its upper left corner at 0, 0. */
export interface PictureBody {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly draw: (pen: CanvasRenderingContext2D, font: string) => void;
}

const noPicture = '浏览器无法生成图片';
const padding = 20;
const head = 56;
const lineHeight = 18;

/** Saves a drawing as PNG with its title, reading, notes and watermark, in the theme on screen. */
export async function savePicture(
  { width, height, ratio, draw }: PictureBody,
  { title, summary }: PictureHead,
  { fileName, notes, watermark }: ChartPicture,
  theme: ThemeName,
): Promise<void> {
  const colours = themeColours[theme];
  const canvas = document.createElement('canvas');
  const font = getComputedStyle(document.body).fontFamily;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error(noPicture);
  pen.font = `12px ${font}`;
  const measure = (line: string) => pen.measureText(line).width;
  const lines = notes.flatMap((note) => wrapLines(note, width, measure));
  const whole = { width: width + 2 * padding, height: head + height + (lines.length + 1) * lineHeight };
  canvas.width = Math.round(whole.width * ratio);
  canvas.height = Math.round(whole.height * ratio);
  pen.scale(ratio, ratio);
  pen.fillStyle = colours.card;
  pen.fillRect(0, 0, whole.width, whole.height);
  pen.save();
  pen.translate(padding, head);
  draw(pen, font);
  pen.restore();
  pen.fillStyle = colours.text1;
  pen.font = `600 16px ${font}`;
  pen.fillText(title, padding, 26);
  pen.fillStyle = colours.text3;
  pen.font = `12px ${font}`;
  pen.fillText(summary, padding, 46);
  lines.forEach((line, at) => pen.fillText(line, padding, head + height + (at + 1) * lineHeight));
  pen.globalAlpha = 0.14;
  pen.fillStyle = colours.text1;
  for (const part of [0.25, 0.75]) {
    pen.save();
    pen.translate(whole.width * part - 80, whole.height * part);
    pen.rotate(-Math.PI / 9);
    pen.fillText(watermark, 0, 0);
    pen.restore();
  }
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (file === null) throw new Error(noPicture);
  saveToDisk({ file, fileName: `${fileName}.png` });
}
