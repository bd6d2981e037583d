import type { ContentBlock } from '@ooh/contract/domain/content';
import { expect, test } from 'vitest';
import { handbookProblem } from './handbook-rules.ts';
import { mediumSeeds } from './seeds/medium-seeds.ts';

const [{ body }] = mediumSeeds;

/** The handbook with its table of forms changed. */
const withForms = (
  change: (
    rows: Extract<ContentBlock, { type: 'table' }>['rows'],
  ) => Extract<ContentBlock, { type: 'table' }>['rows'],
): ContentBlock[] =>
  body.map((block) =>
    block.type === 'table' && block.caption === '形式与制作' ? { ...block, rows: change(block.rows) } : block,
  );
const withCell = (at: number, text: string) =>
  withForms(([first, ...rest]) => [{ ...first, cells: first.cells.with(at, text) }, ...rest]);

test('every handbook that ships can be read, also after its words were changed', () => {
  for (const { body: own } of mediumSeeds) expect(handbookProblem(own, own)).toBeUndefined();
  expect(handbookProblem(body, withCell(1, '新的材质'))).toBeUndefined();
  expect(handbookProblem(body, withCell(5, '9'))).toBeUndefined();
});

test('what a screen would miss is named', () => {
  expect(
    handbookProblem(
      body,
      withForms((rows) => rows.slice(1)),
    ),
  ).toContain('不能删除');
  expect(
    handbookProblem(
      body,
      withForms((rows) => [...rows, { key: 'row-9', cells: ['新形式', '', '', '', '1', '1', '1'] }]),
    ),
  ).toContain('不能在手册中增加');
  expect(handbookProblem(body, withCell(5, '五天'))).toContain('最晚交稿须为整数');
  expect(handbookProblem(body, withCell(6, '0'))).toContain('起投量须大于 0');
  expect(
    handbookProblem(
      body,
      body.filter((block) => block.type !== 'text' || block.heading !== '限制'),
    ),
  ).toContain('限制');
  expect(
    handbookProblem(
      body,
      body.filter((block) => block.type !== 'table' || block.caption !== '附加费用'),
    ),
  ).toContain('附加费用');
});
