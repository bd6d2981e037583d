export const tile = {
  widthPx: 200,
  heightPx: 200,
  offsetXPx: 12,
  offsetYPx: 60,
  fontSizePx: 12,
  lineHeightPx: 16,
  rotationDegrees: -15,
} as const;

function escapeXml(text: string): string {
  return text.replaceAll(/[<>&'"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Han characters and other wide signs count one em, the rest 0.56 em. */
const emsOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e7f ? 1 : 0.56), 0);

/**
 * Breaks a text into lines that fit the tile, so that the whole nickname shows instead of being cut at the tile's
 * edge: between words, and within a word that is longer than a line.
 */
export function watermarkLines(text: string): string[] {
  const widest = (tile.widthPx - 2 * tile.offsetXPx) / tile.fontSizePx;
  const lines = [''];
  const put = (part: string) => {
    if (emsOf(lines[lines.length - 1] + part) > widest) lines.push('');
    lines[lines.length - 1] += part;
  };
  for (const word of text.split(/(?= )/)) {
    if (emsOf(word) > widest) for (const sign of word) put(sign);
    else put(word);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** One tile as an SVG document: the text at its offset, rotated about its own start. */
export function watermarkSvg(text: string, colour: string): string {
  const { widthPx, heightPx, offsetXPx, offsetYPx, fontSizePx, lineHeightPx, rotationDegrees } = tile;
  const spans = watermarkLines(text)
    .map(
      (line, index) =>
        `<tspan x="${offsetXPx}" y="${offsetYPx + index * lineHeightPx}">${escapeXml(line)}</tspan>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">` +
    `<text font-size="${fontSizePx}" font-family="sans-serif" fill="${colour}"` +
    ` transform="rotate(${rotationDegrees} ${offsetXPx} ${offsetYPx})">${spans}</text></svg>`
  );
}
