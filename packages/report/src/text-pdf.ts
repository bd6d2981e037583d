import { encodedText, pageHeight, pageWidth, pdfFile, textWidth } from './pdf-file.ts';
import type { TextDocument, TextSection } from './text-document.ts';

const margin = 56;
const innerWidth = pageWidth - 2 * margin;
const bottom = 70;
const ink = '0.13 0.15 0.18';
const accent = '0.01 0.5 1';
const pale = '0.9 0.91 0.93';
const grey = '0.45 0.48 0.52';

/** Lines of a paragraph that fit a width: Latin words and figures are not split, Chinese breaks anywhere. */
export function wrapText(
  text: string,
  size: number,
  width: number,
  widthOf: (text: string, size: number) => number = textWidth,
): string[] {
  // An opening bracket stays with what it opens.
  const pieces = text.match(/[（「『《【]*(?:[\u0021-\u2e7f]+|[^\u0021-\u2e7f])/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    // A closing punctuation mark does not begin a line.
    const hangs = /^[，。；：、！？）」』》%]/.test(piece);
    if (line !== '' && !hangs && widthOf(line + piece, size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
    while (widthOf(line, size) > width + size) {
      let kept = '';
      for (const character of line) {
        if (widthOf(kept + character, size) > width) break;
        kept += character;
      }
      lines.push(kept);
      line = line.slice(kept.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

const put = (text: string, x: number, y: number, size: number, colour: string): string =>
  `${colour} rg BT /F1 ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td ${encodedText(text)} Tj ET`;
const box = (x: number, y: number, width: number, height: number, colour: string): string =>
  `${colour} rg ${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)} re f`;

/** Draws downwards and starts a new page when full. */
function sheets(document: TextDocument) {
  const pages: string[][] = [];
  let y = 0;
  const turn = (): void => {
    const watermark = `${pale} rg BT /F1 34 Tf 0.94 0.34 -0.34 0.94 110 330 Tm ${encodedText(document.watermark)} Tj ET`;
    pages.push([watermark, put(document.footer, margin, 40, 8, grey)]);
    y = pageHeight - margin;
  };
  turn();
  return {
    pages,
    turn,
    /** Reserves space of a given height; returns its lower edge. */
    take(height: number): number {
      if (y - height < bottom) turn();
      y -= height;
      return y;
    },
    draw: (instruction: string): void => void pages[pages.length - 1].push(instruction),
  };
}

type Sheets = ReturnType<typeof sheets>;

function drawText(on: Sheets, text: string, size: number, colour: string): void {
  for (const line of wrapText(text, size, innerWidth))
    on.draw(put(line, margin, on.take(size * 1.7), size, colour));
}

function drawBars(on: Sheets, bars: TextSection['bars']): void {
  const longest = Math.max(0, ...bars.map(({ value }) => value));
  const [labelWidth, textRoom, size] = [120, 110, 10];
  for (const { label, value, text } of bars) {
    const y = on.take(20);
    const length = longest > 0 ? (Math.max(0, value) / longest) * (innerWidth - labelWidth - textRoom) : 0;
    const [name] = wrapText(label, size, labelWidth - 10);
    on.draw(put(name ?? '', margin, y + 4, size, ink));
    on.draw(box(margin + labelWidth, y + 1, Math.max(1, length), 12, accent));
    on.draw(put(text, margin + labelWidth + length + 8, y + 4, size, grey));
  }
}

/**
 * Writes a document as PDF: title, sections with sentences and bars, on every page footer, number and watermark.
 *
 * @throws RangeError when the issue time has no offset
 */
export function textPdf(document: TextDocument): Uint8Array {
  const on = sheets(document);
  drawText(on, document.title, 22, ink);
  drawText(on, document.subtitle, 11, grey);
  for (const { heading, paragraphs, bars, startsPage = false } of document.sections) {
    if (startsPage) on.turn();
    // A heading stays on the page of the text that follows.
    const y = on.take(64) + 22;
    on.draw(box(margin, y, 4, 16, accent));
    on.draw(put(heading, margin + 12, y + 2, 15, ink));
    on.take(-16);
    for (const paragraph of paragraphs) drawText(on, paragraph, 11, ink);
    on.take(6);
    drawBars(on, bars);
  }
  const pages = on.pages.map((instructions, i) => {
    const number = `${i + 1} / ${on.pages.length}`;
    const right = pageWidth - margin - textWidth(number, 8);
    return [...instructions, put(number, right, 40, 8, grey)].join('\n');
  });
  const { title, preparedBy, issuedAt } = document;
  return pdfFile(pages, { title, author: preparedBy, issuedAt });
}
