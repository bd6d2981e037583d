import { readPresentation } from '@ooh/report/testing/read-presentation';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { expect, test } from 'vitest';
import { startMeasuredOrder } from '../../testing/measured-order.ts';
import { expectFailure } from '../../testing/test-service.ts';

const measured = startMeasuredOrder();
const { service } = measured;
const as = { as: 'customer' } as const;
const board = (change: object = {}) => ({
  name: '周会',
  isShared: false,
  isDefault: true,
  cards: ['loss', 'f:面天曝光=实际曝光÷实际面天'],
  version: 0,
  ...change,
});

test('a board is saved by version, one opens first, and others do not see it', async () => {
  const first = await service.body('v1/effect/boards/save', board(), as);
  expect(first).toMatchObject({ version: 1, isDefault: true, isOwn: true });
  const { boardId } = first;
  await service.body('v1/effect/boards/save', board({ boardId, version: 1, cards: ['days'] }), as);
  expectFailure(await service.call('v1/effect/boards/save', board({ boardId, version: 1 }), as), 'conflict');
  await service.body('v1/effect/boards/save', board({ name: '月会' }), as);
  const { boards } = await service.body('v1/effect/boards/list', {}, as);
  expect(boards.map(({ name, isDefault }) => [name, isDefault]).toSorted()).toEqual([
    ['周会', false],
    ['月会', true],
  ]);
  expect((await service.body('v1/effect/boards/list', {}, { as: 'planner' })).boards).toEqual([]);
  expectFailure(
    await service.call('v1/effect/boards/remove', { boardId, version: 2 }, { as: 'planner' }),
    'notFound',
  );
  await service.body('v1/effect/boards/remove', { boardId, version: 2 }, as);
  expect((await service.body('v1/effect/boards/list', {}, as)).boards).toHaveLength(1);
});

test('a formula that cannot be read is refused with its position', async () => {
  const saved = await service.call('v1/effect/boards/save', board({ cards: ['f:坏=净价÷'] }), as);
  expectFailure(saved, 'invalid');
  expect(saved.envelope.message).toContain('第 4 个字：公式没有写完');
});

test('the deck has a page for each card, the workbook a row for each cell', async () => {
  const { orderId } = measured.order;
  const deck = await service.call(
    'v1/effect/export-board',
    { orderId, format: 'pptx', cards: 'loss,days' },
    as,
  );
  const titles = readPresentation(deck.bytes).slides.map(({ title }) => title);
  expect(titles.some((title) => title.includes('损失最多'))).toBe(true);
  const book = await service.call('v1/effect/export-board', { orderId, format: 'xlsx' }, as);
  const { cells } = await service.body('v1/effect/cube', { orderId }, as);
  const [sheet] = readWorkbook(book.bytes).sheets.values();
  const rows = [...sheet.cells.values()].filter(({ address }) => /^A\d+$/.test(address));
  expect(rows).toHaveLength(1 + cells.length);
});
