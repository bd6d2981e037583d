import type { ContentBlock } from '@ooh/contract/domain/content';

/** A document as lines of text: what a comparison compares and a printed page says. */
export function contentLines(title: string, body: readonly ContentBlock[]): string[] {
  return [
    title,
    ...body.flatMap((block) => {
      switch (block.type) {
        case 'text':
          return [...(block.heading === '' ? [] : [block.heading]), ...block.text.split('\n')];
        case 'table':
          return [
            block.caption,
            block.columns.join(' | '),
            ...block.rows.map(({ cells }) => cells.join(' | ')),
          ];
        case 'callout':
          return [block.text];
        case 'figure':
          return [];
      }
    }),
  ];
}

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The shortest list of removed and added lines that leads from one text to the other. */
export function diffLines(from: readonly string[], to: readonly string[]): DiffLine[] {
  // common[i][j]: lines that the rests from i and from j have in common, in sequence.
  const common = Array.from({ length: from.length + 1 }, () => new Uint16Array(to.length + 1));
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      common[i][j] =
        from[i] === to[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      lines.push({ kind: 'same', text: from[i] });
      i++;
      j++;
    } else if (j === to.length || (i < from.length && common[i + 1][j] >= common[i][j + 1]))
      lines.push({ kind: 'removed', text: from[i++] });
    else lines.push({ kind: 'added', text: to[j++] });
  }
  return lines;
}
