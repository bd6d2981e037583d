import { helveticaRuns, mixedWidth } from './helvetica.ts';
import { encodedText } from './pdf-file.ts';
import { pathSteps } from '@ooh/media-picture/path-commands';
import { slideHeight, type LineLook, type Place, type TextAlign } from './slide-draft.ts';

const fixed = (value: number): string => String(Math.round(value * 100) / 100);
const colour = (color: string): string =>
  [0, 2, 4].map((at) => fixed(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ');

/** Part of the control points of an ellipse's quarter. */
const kappa = 0.5523;

export interface Paint {
  readonly fill?: string;
  readonly line?: LineLook;
  readonly opacity?: number;
}

/** Drawing instructions of a page; y counts downwards from the upper edge, as on slides. */
export class PdfCanvas {
  readonly instructions: string[] = [];
  /** Opacities in use, in hundredths. */
  readonly opacities: Set<number>;

  constructor(opacities: Set<number>) {
    this.opacities = opacities;
  }

  #at(x: number, y: number): string {
    return `${fixed(x)} ${fixed(slideHeight - y)}`;
  }

  #paint(way: string, { fill, line, opacity = 1 }: Paint): void {
    const parts = ['q'];
    if (opacity < 1) {
      const hundredths = Math.round(opacity * 100);
      this.opacities.add(hundredths);
      parts.push(`/G${hundredths} gs`);
    }
    if (fill !== undefined) parts.push(`${colour(fill)} rg`);
    if (line !== undefined)
      parts.push(
        `${colour(line.color)} RG ${fixed(line.width)} w 1 J 1 j${line.isDashed === true ? ' [3 2.4] 0 d' : ''}`,
      );
    parts.push(way, fill === undefined ? 'S' : line === undefined ? 'f*' : 'B*', 'Q');
    this.instructions.push(parts.join(' '));
  }

  rectangle({ x, y, width, height }: Place, paint: Paint, radius = 0): void {
    const r = Math.min(radius, width / 2, height / 2);
    if (r === 0) {
      this.#paint(`${this.#at(x, y + height)} ${fixed(width)} ${fixed(height)} re`, paint);
      return;
    }
    const [k, right, bottom] = [r * (1 - kappa), x + width, y + height];
    const curve = (...points: readonly [number, number][]): string =>
      `${points.map(([px, py]) => this.#at(px, py)).join(' ')} c`;
    const to = (px: number, py: number): string => `${this.#at(px, py)} l`;
    const way = [
      `${this.#at(x + r, y)} m`,
      to(right - r, y),
      curve([right - k, y], [right, y + k], [right, y + r]),
      to(right, bottom - r),
      curve([right, bottom - k], [right - k, bottom], [right - r, bottom]),
      to(x + r, bottom),
      curve([x + k, bottom], [x, bottom - k], [x, bottom - r]),
      to(x, y + r),
      curve([x, y + k], [x + k, y], [x + r, y]),
      'h',
    ];
    this.#paint(way.join(' '), paint);
  }

  ellipse({ x, y, width, height }: Place, paint: Paint): void {
    const [rx, ry] = [width / 2, height / 2];
    const [cx, cy] = [x + rx, y + ry];
    const [kx, ky] = [rx * kappa, ry * kappa];
    const curve = (...points: readonly [number, number][]): string =>
      `${points.map(([px, py]) => this.#at(px, py)).join(' ')} c`;
    const way = [
      `${this.#at(cx - rx, cy)} m`,
      curve([cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]),
      curve([cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]),
      curve([cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]),
      curve([cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]),
      'h',
    ];
    this.#paint(way.join(' '), paint);
  }

  /** A path from the upper left corner of a place. */
  path({ x, y }: { readonly x: number; readonly y: number }, commands: string, paint: Paint): void {
    let last: readonly [number, number] = [0, 0];
    const point = ([px, py]: readonly [number, number]): string => this.#at(x + px, y + py);
    const way = pathSteps(commands).map(({ command, points }) => {
      if (command === 'Z') return 'h';
      if (command === 'Q') {
        const [control, end] = points;
        const toward = (from: readonly [number, number]): [number, number] => [
          from[0] + (2 / 3) * (control[0] - from[0]),
          from[1] + (2 / 3) * (control[1] - from[1]),
        ];
        const text = `${point(toward(last))} ${point(toward(end))} ${point(end)} c`;
        last = end;
        return text;
      }
      last = points[points.length - 1];
      return `${points.map(point).join(' ')} ${{ M: 'm', L: 'l', C: 'c' }[command]}`;
    });
    this.#paint(way.join(' '), paint);
  }

  /** One line of text with its base line at y; `x` is its left edge, middle or right edge. */
  text(
    words: string,
    x: number,
    y: number,
    look: {
      readonly size: number;
      readonly color: string;
      readonly bold: boolean;
      readonly align?: TextAlign;
    },
  ): number {
    const { size, color, bold, align = 'left' } = look;
    const width = mixedWidth(words, size, bold);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const mode = bold ? `2 Tr ${fixed(size * 0.028)} w` : '0 Tr';
    const runs = helveticaRuns(words).map(({ text, isLatin }) =>
      isLatin
        ? `0 Tr /F${bold ? 3 : 2} ${fixed(size)} Tf ${text} Tj`
        : `${mode} /F1 ${fixed(size)} Tf ${encodedText(text)} Tj`,
    );
    this.instructions.push(
      `q ${colour(color)} rg ${colour(color)} RG BT ${this.#at(left, y)} Td ${runs.join(' ')} ET Q`,
    );
    return width;
  }

  /** Words turned around their middle. */
  turned(words: string, x: number, y: number, degrees: number, size: number, color: string): void {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const half = mixedWidth(words, size, false) / 2;
    const runs = helveticaRuns(words).map(({ text, isLatin }) =>
      isLatin ? `/F2 ${fixed(size)} Tf ${text} Tj` : `/F1 ${fixed(size)} Tf ${encodedText(text)} Tj`,
    );
    const matrix = [cos, sin, -sin, cos, x - half * cos, slideHeight - y - half * sin].map((value) =>
      value.toFixed(4),
    );
    this.instructions.push(`q ${colour(color)} rg BT ${matrix.join(' ')} Tm ${runs.join(' ')} ET Q`);
  }

  /** A picture that fills a place; what `crop` names is outside of it. */
  picture(
    name: string,
    { x, y, width, height }: Place,
    crop = { left: 0, top: 0, right: 0, bottom: 0 },
  ): void {
    const [w, h] = [width / (1 - crop.left - crop.right), height / (1 - crop.top - crop.bottom)];
    const left = x - crop.left * w;
    const bottom = slideHeight - (y - crop.top * h + h);
    this.instructions.push(
      `q ${this.#at(x, y + height)} ${fixed(width)} ${fixed(height)} re W n ${fixed(w)} 0 0 ${fixed(h)} ${fixed(left)} ${fixed(bottom)} cm /${name} Do Q`,
    );
  }
}
