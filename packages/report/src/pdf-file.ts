/**
 * The bytes of a PDF from its pages' drawing instructions. One standard Chinese font is referenced, not embedded:
 * readers use it or a substitute. The same pages give the same bytes.
 */

export const pageWidth = 595;
export const pageHeight = 842;

/** Widths in the font, relative to its size: Latin half, everything else full. */
export function textWidth(text: string, size: number): number {
  let em = 0;
  for (const character of text) em += character.charCodeAt(0) < 0x2e80 ? 0.5 : 1;
  return em * size;
}

/** Text in the font's encoding (UTF-16). Control characters are removed. */
export function encodedText(text: string): string {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, '');
  let hex = '';
  for (let i = 0; i < clean.length; i++) hex += clean.charCodeAt(i).toString(16).padStart(4, '0');
  return `<${hex}>`;
}

/** Text of document properties, with a byte order mark. */
export const propertyText = (text: string): string => `<feff${encodedText(text).slice(1)}`;

export interface PdfProperties {
  readonly title: string;
  readonly author: string;
  readonly keywords?: string | undefined;
  /** ISO time with offset. */
  readonly issuedAt: string;
}

/** `2026-10-02T09:30:00+08:00` as `D:20261002093000+08'00'`. */
export function pdfDate(issuedAt: string): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)([+-]\d\d):(\d\d)$/.exec(issuedAt);
  if (found === null) throw new RangeError(`issue time without offset: ${issuedAt}`);
  const [, year, month, day, hour, minute, second, offsetHours, offsetMinutes] = found;
  return `(D:${year}${month}${day}${hour}${minute}${second}${offsetHours}'${offsetMinutes}')`;
}

/** Writes pages of drawing instructions into a file. `/F1` is the font; colours and lines are plain operators. */
export function pdfFile(pages: readonly string[], properties: PdfProperties): Uint8Array {
  const firstPage = 7;
  const pageIds = pages.map((_, i) => firstPage + 2 * i);
  const objects: string[] = [
    `<</Type/Catalog/Pages 2 0 R/Lang(zh-CN)>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${pageIds.map((id) => `${id} 0 R`).join(' ')}]>>`,
    `<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UTF16-H/DescendantFonts[4 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/W[1 95 500]/FontDescriptor 5 0 R>>`,
    `<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>`,
    `<</Title${propertyText(properties.title)}/Author${propertyText(properties.author)}/CreationDate${pdfDate(properties.issuedAt)}>>`,
    ...pages.flatMap((content, i) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageWidth} ${pageHeight}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${pageIds[i] + 1} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.5\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  // Everything written is ASCII, so characters equal bytes and the offsets are valid.
  return Uint8Array.from(body, (character) => character.charCodeAt(0));
}
