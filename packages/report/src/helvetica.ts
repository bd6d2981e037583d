/** Widths of the printable ASCII characters from the space on, in thousandths of the size, of Helvetica and Helvetica-Bold. */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const tables = { regular: regular.split(' ').map(Number), bold: bold.split(' ').map(Number) };

/** Further characters of the Latin font: their codes in it and their widths. */
const others = new Map<string, readonly [code: number, width: number]>([
  ['–', [0x96, 556]],
  ['—', [0x97, 1000]],
  ['•', [0x95, 350]],
  ['¥', [0xa5, 556]],
  ['±', [0xb1, 584]],
  ['·', [0xb7, 278]],
  ['×', [0xd7, 584]],
]);

/** The code of a character in the Latin font, or null where only the Chinese font has it. */
export function latinCode(character: string): number | null {
  const code = character.charCodeAt(0);
  if (code >= 0x20 && code <= 0x7e) return code;
  return others.get(character)?.[0] ?? null;
}

/** Width of a text: Latin characters by their font, all others full. */
export function mixedWidth(text: string, size: number, isBold: boolean): number {
  const widths = isBold ? tables.bold : tables.regular;
  let thousandths = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    thousandths += widths[code - 0x20] ?? others.get(character)?.[1] ?? 1000;
  }
  return (thousandths / 1000) * size;
}

/** A text in runs of the Latin font (as a literal string of the file) and of the Chinese one. */
export function helveticaRuns(text: string): { readonly text: string; readonly isLatin: boolean }[] {
  const runs: { text: string; isLatin: boolean }[] = [];
  for (const character of text) {
    const code = latinCode(character);
    const isLatin = code !== null;
    const piece = code === null ? character : `\\${code.toString(8).padStart(3, '0')}`;
    const last = runs.at(-1);
    if (last?.isLatin === isLatin) last.text += piece;
    else runs.push({ text: piece, isLatin });
  }
  return runs.map(({ text: own, isLatin }) => ({ text: isLatin ? `(${own})` : own, isLatin }));
}
