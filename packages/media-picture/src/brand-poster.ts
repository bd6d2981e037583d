/** What a drawn creative of a brand shows: its colours by a hue, a line of words and one of a few layouts. */
export interface BrandPoster {
  readonly brandName: string;
  readonly slogan: string;
  /** Degrees on the colour wheel, 0–359. */
  readonly hue: number;
  /** Layout: 0, 1 or 2. */
  readonly variant: number;
  /** Width ÷ height of the face that it is made for. */
  readonly ratio: number;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The second colour of a brand by its hue. */
export const accentOf = (hue: number): string => `hsl(${(hue + 40) % 360} 78% 64%)`;

/** Shape of the product in a layout, around (x, y) with a size. */
function product(variant: number, x: number, y: number, size: number, fill: string): string {
  if (variant === 1)
    return `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="${size / 5}" fill="${fill}"/>`;
  if (variant === 2)
    return `<path d="M${x} ${y - size / 2}L${x + size / 2} ${y + size / 2}H${x - size / 2}Z" fill="${fill}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${fill}"/>`;
}

/**
 * A drawn creative (演示) as SVG, 600 units wide: ground and band in the brand's colours, its first character as a mark,
 * name, slogan and a block that stands for a code. Drawn by the product: no real brand looks like it.
 */
export function brandPoster({ brandName, slogan, hue, variant, ratio }: BrandPoster): string {
  const [width, height] = [600, Math.round(600 / Math.min(4, Math.max(0.5, ratio)))];
  const short = Math.min(width, height);
  const ground = `hsl(${hue} 55% 30%)`;
  const band = `hsl(${hue} 60% 44%)`;
  const accent = accentOf(hue);
  const size = short * 0.46;
  const left = variant !== 1;
  const productX = left ? width - size * 0.9 : size * 0.9;
  const wordsX = left ? width * 0.07 : width * 0.93;
  const anchor = left ? 'start' : 'end';
  const name = Math.min(short * 0.2, (width * 0.5) / Math.max(3, [...brandName].length));
  const code = short * 0.13;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    `<path d="M${width * 0.45} 0H${width * 0.7}L${width * 0.5} ${height}H${width * 0.25}Z" fill="${band}"/>`,
    product(variant, productX, height * 0.46, size, accent),
    `<text x="${productX}" y="${height * 0.46}" dy=".36em" text-anchor="middle" font-size="${size * 0.5}" font-weight="700" fill="${ground}">${escaped([...brandName][0] ?? '')}</text>`,
    `<text x="${wordsX}" y="${height * 0.42}" text-anchor="${anchor}" font-size="${name}" font-weight="700" fill="#fff">${escaped(brandName)}</text>`,
    `<text x="${wordsX}" y="${height * 0.42 + name * 0.9}" text-anchor="${anchor}" font-size="${name * 0.5}" fill="#fff">${escaped(slogan)}</text>`,
    `<rect x="${left ? width * 0.07 : width * 0.93 - code}" y="${height * 0.93 - code}" width="${code}" height="${code}" fill="#fff"/>`,
    `</svg>`,
  ].join('');
}
