import { mixedWidth } from './helvetica.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { drawChart } from './pdf-chart.ts';
import { pdfPicture, type PdfPicture } from './pdf-picture.ts';
import { picturesPdf } from './pdf-pages.ts';
import { documentPhoto } from './picture-size.ts';
import { coverInk, coverTitleBox, titleBox } from './presentation-frame.ts';
import {
  leavesOf,
  slideHeight,
  slideWidth,
  type LeafElement,
  type Paragraph,
  type PictureElement,
  type PresentationDraft,
  type SlideDraft,
  type TableElement,
  type TextElement,
} from './slide-draft.ts';
import { wrapText } from './text-pdf.ts';

const textInk = '14202E';
const quietInk = '626D7A';
const lineHeight = 1.38;

interface LaidRun {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  readonly bold: boolean;
}

/** Lines of a paragraph: one in a single look is wrapped, one in several runs is a line. */
function linesOf(paragraph: Paragraph, look: TextElement, width: number): LaidRun[][] {
  const { size, color = textInk, bold = false } = look;
  if (typeof paragraph !== 'string')
    return [
      paragraph.map((run) => ({
        text: run.text,
        size: run.size ?? size,
        color: run.color ?? color,
        bold: run.bold ?? bold,
      })),
    ];
  const lines = wrapText(paragraph, size, width, (text) => mixedWidth(text, size, bold));
  return (lines.length === 0 ? [''] : lines).map((text) => [{ text, size, color, bold }]);
}

const heightOf = (line: readonly LaidRun[]): number => Math.max(...line.map(({ size }) => size)) * lineHeight;

function drawText(on: PdfCanvas, element: TextElement): void {
  const { x, y, width, height, fill, anchor = 'top', align = 'left', hasBullets = false } = element;
  if (fill !== undefined) on.rectangle(element, { fill });
  const inset = fill === undefined ? 0 : Math.min(8, width / 4);
  const indent = hasBullets ? 16 : 0;
  const laid = element.paragraphs.map((paragraph) =>
    linesOf(paragraph, element, width - 2 * inset - indent + 0.5),
  );
  const total = laid.flat().reduce((sum, line) => sum + heightOf(line), 0);
  let top =
    anchor === 'top' ? y + inset / 2 : anchor === 'middle' ? y + (height - total) / 2 : y + height - total;
  for (const lines of laid)
    for (const [i, line] of lines.entries()) {
      const step = heightOf(line);
      const base = top + step * 0.5 + Math.max(...line.map(({ size }) => size)) * 0.36;
      if (hasBullets && i === 0) on.text('•', x + inset, base, { ...line[0] });
      const own = line.reduce((sum, { text, size, bold }) => sum + mixedWidth(text, size, bold), 0);
      const room = width - 2 * inset - indent - own;
      let left = x + inset + indent + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
      for (const run of line) left += on.text(run.text, left, base, run);
      top += step;
    }
}

function drawTable(on: PdfCanvas, { x, y, columns, rows, size, hasTotal = false }: TableElement): void {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  let top = y;
  const row = (cells: readonly string[], kind: 'head' | 'row' | 'total'): void => {
    const bold = kind === 'total';
    const laid = cells.map((text, i) =>
      wrapText(text, size, columns[i].width - 8, (part) => mixedWidth(part, size, bold)),
    );
    const height = Math.max(
      size * 2.1,
      Math.max(...laid.map(({ length }) => length)) * size * lineHeight + 6,
    );
    if (bold) on.rectangle({ x, y: top, width, height }, { fill: 'F4F6F8' });
    let left = x;
    for (const [i, lines] of laid.entries()) {
      const { align = 'left', width: own } = columns[i];
      const at = align === 'left' ? left + 4 : align === 'right' ? left + own - 4 : left + own / 2;
      const first = top + (height - lines.length * size * lineHeight) / 2;
      for (const [line, text] of lines.entries())
        on.text(text, at, first + line * size * lineHeight + size * 1.05, {
          size,
          bold,
          align,
          color: kind === 'head' ? quietInk : textInk,
        });
      left += own;
    }
    top += height;
    on.path({ x, y: top }, `M0 0L${width} 0`, {
      line: { color: kind === 'head' ? textInk : 'E3E7EC', width: 0.5 },
    });
  };
  row(
    columns.map(({ title }) => title),
    'head',
  );
  for (const [i, cells] of rows.entries()) row(cells, hasTotal && i === rows.length - 1 ? 'total' : 'row');
}

function pictureOf(bytes: Uint8Array): PdfPicture | null {
  const photo = documentPhoto(bytes);
  return photo === null ? null : pdfPicture(photo);
}

type NameOf = (picture: PictureElement) => string | null;

function drawElement(on: PdfCanvas, element: LeafElement, nameOf: NameOf): void {
  switch (element.kind) {
    case 'text':
      return drawText(on, element);
    case 'table':
      return drawTable(on, element);
    case 'chart':
      return drawChart(on, element);
    case 'picture': {
      const name = nameOf(element);
      if (name === null) on.rectangle(element, { fill: 'F4F6F8' });
      else on.picture(name, element, element.crop);
      return;
    }
    case 'path': {
      const way = element.points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px} ${py}`).join('');
      return on.path({ x: 0, y: 0 }, way, { line: element });
    }
    case 'dot':
      return on.ellipse(element, { fill: element.color, line: { color: 'FFFFFF', width: 0.75 } });
    case 'shape': {
      const { form } = element;
      if (form.kind === 'ellipse') on.ellipse(element, element);
      else if (form.kind === 'rectangle') on.rectangle(element, element, form.radius);
      else on.path(element, form.commands, element);
    }
  }
}

function drawTitle(on: PdfCanvas, { title, isCover }: SlideDraft): void {
  const box = isCover === true ? coverTitleBox : titleBox;
  const look = isCover === true ? { size: 32, color: 'FFFFFF' } : { size: 22, color: textInk };
  drawText(on, { kind: 'text', ...box, paragraphs: [title], bold: true, anchor: 'middle', ...look });
}

const watermarkPlaces = [
  [270, 145],
  [700, 215],
  [270, 345],
  [700, 415],
] as const;

function drawFrame(
  on: PdfCanvas,
  { watermark, footer }: PresentationDraft,
  isCover: boolean,
  page: number,
): void {
  if (isCover) on.rectangle({ x: 0, y: 0, width: slideWidth, height: slideHeight }, { fill: coverInk });
  for (const [x, y] of watermarkPlaces) on.turned(watermark, x, y, 15, 16, isCover ? '16243A' : 'EFF2F5');
  if (isCover) return;
  on.rectangle({ x: 40, y: 508, width: 880, height: 0.5 }, { fill: 'E3E7EC' });
  on.text(footer, 40, 525, { size: 9, color: quietInk, bold: false });
  on.text(String(page), 920, 525, { size: 9, color: quietInk, bold: false, align: 'right' });
}

/**
 * The pages of a presentation as PDF, with the same figures, charts and pictures; text can be searched. The same draft
 * gives the same bytes.
 *
 * @throws RangeError without pages or when the issue time has no offset
 */
export function slidePdf(draft: PresentationDraft): Uint8Array {
  if (draft.slides.length === 0) throw new RangeError('演示文稿没有页面');
  const opacities = new Set<number>();
  const pictures = new Map<Uint8Array, { readonly name: string; readonly picture: PdfPicture | null }>();
  const nameOf: NameOf = (element) => {
    const known = pictures.get(element.bytes) ?? {
      name: `P${pictures.size}`,
      picture: pictureOf(element.bytes),
    };
    pictures.set(element.bytes, known);
    return known.picture === null ? null : known.name;
  };
  const pages = draft.slides.map((slide, i) => {
    const on = new PdfCanvas(opacities);
    const isCover = slide.isCover === true;
    drawFrame(on, draft, isCover, i + 1);
    if (!isCover) drawTitle(on, slide);
    for (const element of leavesOf(slide.elements)) drawElement(on, element, nameOf);
    if (isCover) drawTitle(on, slide);
    return on.instructions.join('\n');
  });
  const named = [...pictures.values()].flatMap(({ name, picture }) =>
    picture === null ? [] : [{ name, picture }],
  );
  return picturesPdf(
    pages,
    { pictures: named, opacities: [...opacities].sort((a, b) => a - b) },
    {
      title: draft.title,
      author: draft.author,
      keywords: draft.keywords,
      issuedAt: draft.issuedAt,
    },
  );
}
