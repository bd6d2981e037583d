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

/**
 * Breaks a text into lines that fit the tile. Han characters and other wide signs count one em, the rest
 * 0.56 em, so the whole nickname shows instead of being cut at the tile's edge.
 */
export function watermarkLines(text: string): string[] {
  const widest = (tile.widthPx - 2 * tile.offsetXPx) / tile.fontSizePx;
  const lines = [''];
  let width = 0;
  for (const sign of text) {
    const signWidth = sign.codePointAt(0)! > 0x2e7f ? 1 : 0.56;
    if (width + signWidth > widest) {
      lines.push('');
      width = 0;
    }
    lines[lines.length - 1] += sign;
    width += signWidth;
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
