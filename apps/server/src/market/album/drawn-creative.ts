/**
 * A small indicative picture of a creative (示例画面) as SVG: the form's proportions, the brand's name in its colour and
 * a motif by technique. Nothing of it is a real advertisement. At most some kilobytes; the same input, the same text.
 */
import { hashText } from '@ooh/reference/text-hash';

export interface DrawnCreative {
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  readonly isLit: boolean;
  readonly brandName: string;
  readonly formName: string;
  readonly technique: string;
  /** Distinguishes pictures of one album. */
  readonly seq: number;
}

const longestSide = 480;
const least = 120;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}]/gu, '');

/** Colours by the brand's name: a hue of its own and its neighbour. */
function hueOf(brandName: string): number {
  return hashText(brandName) % 360;
}

/** Shapes that stand for a technique; circles where it is a plain picture. */
function motif(technique: string, width: number, height: number, seed: number): string {
  const size = Math.min(width, height);
  return Array.from({ length: 7 }, (_, i) => {
    const share = (salt: number): number => (hashText(`${seed}|${i}|${salt}`) % 1000) / 1000;
    const [x, y, r] = [share(1) * width, share(2) * height, size * (0.06 + 0.16 * share(3))].map((n) =>
      n.toFixed(1),
    ) as [string, string, string];
    const opacity = (0.12 + 0.2 * share(4)).toFixed(2);
    if (technique === '3D')
      return `<path d="M${x} ${y}l${r} -${r} ${r} ${r} -${r} ${r}z" fill="#fff" opacity="${opacity}"/>`;
    if (technique === '灯光')
      return `<path d="M${x} 0v${height}" stroke="#fff" stroke-width="${r}" opacity="${opacity}"/>`;
    if (technique === '异形')
      return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${(Number(r) * 2).toFixed(1)}" fill="#fff" opacity="${opacity}"/>`;
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${opacity}"/>`;
  }).join('');
}

/** The picture as SVG text. */
export function drawCreative(creative: DrawnCreative): string {
  const { widthMillimeters, heightMillimeters, brandName, formName, technique, seq } = creative;
  const scale = longestSide / Math.max(widthMillimeters, heightMillimeters);
  const width = Math.max(least, Math.round(widthMillimeters * scale));
  const height = Math.max(least, Math.round(heightMillimeters * scale));
  const hue = hueOf(brandName);
  const light = creative.isLit ? 52 : 42;
  const letters = [...brandName].slice(0, 12).join('');
  const font = Math.max(16, Math.min(height / 3.2, (width * 0.8) / Math.max(2, [...letters].length)));
  const meters = (millimeters: number): string => String(millimeters / 1000);
  const size = `${meters(widthMillimeters)}×${meters(heightMillimeters)} m`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(`${brandName} ${formName} 示例画面 ${seq}`)}</title>`,
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 70% ${light}%)"/>`,
    `<stop offset="1" stop-color="hsl(${(hue + 40 + 25 * seq) % 360} 65% ${light - 14}%)"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    motif(technique, width, height, hashText(`${brandName}|${formName}|${seq}`)),
    `<g fill="#fff" font-family="sans-serif"><text x="50%" y="52%" font-size="${font.toFixed(1)}" font-weight="700"`,
    ` text-anchor="middle" dominant-baseline="middle">${escaped(letters)}</text>`,
    `<text x="10" y="${height - 10}" font-size="12">${escaped(`${formName} ${size}`)}</text>`,
    `<text x="${width - 10}" y="20" font-size="12" text-anchor="end">${escaped(`示例 · ${technique}`)}</text></g></svg>`,
  ].join('');
}
