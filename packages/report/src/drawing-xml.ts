import type { Paragraph, TextAlign, TextLook } from './slide-draft.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const fontName = '微软雅黑';
/** English metric units in a point. */
const unitsInPoint = 12_700;

export const drawingSpaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
export const relationshipBase = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

// Control characters but tab and line feed, and the two non-characters XML forbids.
// oxlint-disable-next-line no-control-regex -- these are the characters to remove
const illegalInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML content and attributes. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(illegalInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Points in the file's unit of length. */
export const units = (points: number): number => Math.round(points * unitsInPoint);

export const solid = (color: string, opacity = 1): string =>
  opacity === 1
    ? `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`
    : `<a:solidFill><a:srgbClr val="${color}"><a:alpha val="${Math.round(opacity * 100_000)}"/></a:srgbClr></a:solidFill>`;

/** The name of a shape, and its description for readers who do not see it. */
export const named = (id: number, name: string, description = ''): string =>
  `<p:cNvPr id="${id}" name="${xmlText(name)}"${description === '' ? '' : ` descr="${xmlText(description)}"`}/>`;

const aligns: Record<TextAlign, string> = { left: 'l', center: 'ctr', right: 'r' };

const faces = `<a:latin typeface="${fontName}"/><a:ea typeface="${fontName}"/><a:cs typeface="${fontName}"/>`;

export function runProperties(tag: string, { size, color = '14202E', bold = false }: TextLook): string {
  return `<a:${tag} lang="zh-CN" altLang="en-US" sz="${Math.round(size * 100)}" b="${bold ? 1 : 0}" dirty="0">${solid(color)}${faces}</a:${tag}>`;
}

const bullet = '<a:buFont typeface="Arial"/><a:buChar char="•"/>';

/** One paragraph in one look, or in runs that differ from it. */
export function paragraphXml(paragraph: Paragraph, look: TextLook, hasBullet = false): string {
  const indent = hasBullet ? ` marL="${units(16)}" indent="${-units(16)}"` : '';
  const spacing = '<a:lnSpc><a:spcPct val="120000"/></a:lnSpc>';
  const properties = `<a:pPr algn="${aligns[look.align ?? 'left']}"${indent}>${spacing}${hasBullet ? bullet : '<a:buNone/>'}</a:pPr>`;
  const runs = (typeof paragraph === 'string' ? [{ text: paragraph }] : paragraph)
    .filter(({ text }) => text !== '')
    .map(
      ({ text, ...own }) =>
        `<a:r>${runProperties('rPr', { ...look, ...own })}<a:t>${xmlText(text)}</a:t></a:r>`,
    );
  return `<a:p>${properties}${runs.join('')}${runProperties('endParaRPr', look)}</a:p>`;
}

export const boxXml = (
  place: { x: number; y: number; width: number; height: number },
  tag = 'a:xfrm',
  turn = '',
): string =>
  `<${tag}${turn}><a:off x="${units(place.x)}" y="${units(place.y)}"/><a:ext cx="${units(place.width)}" cy="${units(place.height)}"/></${tag}>`;

export interface Relationship {
  readonly id: string;
  /** The last segment of its type's URI. */
  readonly type: string;
  readonly target: string;
}

/** The relationships of a part. */
export function relationshipsXml(relationships: readonly Relationship[]): string {
  const rows = relationships.map(
    ({ id, type, target }) =>
      `<Relationship Id="${id}" Type="${type.includes('://') ? type : `${relationshipBase}/${type}`}" Target="${target}"/>`,
  );
  return `${xmlHead}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}
