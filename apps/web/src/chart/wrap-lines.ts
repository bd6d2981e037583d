/** What stays together in a line: a number or a word with what follows it closely; other characters stand alone. */
const pieces = /[\w.,%+×·–-]+|[\s\S]/gu;

/** A text in lines no wider than `width`, in the unit of `measure`; a single piece may be wider. */
export function wrapLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(pieces)) {
    if (line !== '' && measure(line + piece) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line === '' ? lines : [...lines, line];
}
