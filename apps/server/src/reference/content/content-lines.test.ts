import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentLines, diffLines } from './content-lines.ts';

test('a changed row of a table is one line removed and one added', () => {
  const promise = (limit: string) =>
    contentLines('服务承诺', [
      { type: 'text', heading: '', text: '自上刊日起算。' },
      {
        type: 'table',
        caption: '承诺',
        columns: ['事项', '承诺'],
        rows: [
          { key: 'photos', cells: ['上刊照', limit] },
          { key: 'report', cells: ['结案报告', 'T+15'] },
        ],
      },
    ]);
  const changed = diffLines(promise('T+5'), promise('T+4')).filter(({ kind }) => kind !== 'same');
  expect(changed).toEqual([
    { kind: 'removed', text: '上刊照 | T+5' },
    { kind: 'added', text: '上刊照 | T+4' },
  ]);
});

/** Lines in common by trying every subset of one text. */
function longestCommon(from: readonly string[], to: readonly string[]): number {
  let best = 0;
  for (let chosen = 0; chosen < 1 << from.length; chosen++) {
    const part = from.filter((_, i) => (chosen >> i) & 1);
    let at = 0;
    for (const line of to) if (part[at] === line) at++;
    if (at === part.length) best = Math.max(best, part.length);
  }
  return best;
}

test('without added lines it is the old text, without removed ones the new, and no shorter way exists', () => {
  const text = fc.array(fc.constantFrom('甲', '乙', '丙'), { maxLength: 8 });
  fc.assert(
    fc.property(text, text, (from, to) => {
      const lines = diffLines(from, to);
      expect(lines.filter(({ kind }) => kind !== 'added').map((line) => line.text)).toEqual(from);
      expect(lines.filter(({ kind }) => kind !== 'removed').map((line) => line.text)).toEqual(to);
      expect(lines.filter(({ kind }) => kind === 'same')).toHaveLength(longestCommon(from, to));
    }),
  );
});
