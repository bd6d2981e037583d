import { expect, test } from 'vitest';
import { approvalOffer } from '@ooh/contract/domain/line-approval';
import { itemForTest } from '../testing/item-for-test.ts';
import { approvalRecords, approvalText, bulkWarning, typedWarning } from './floor-words.ts';

const item = itemForTest({ discountPermille: 800 });
const { cityCode, mediumId, formId, formName, unitName, deck } = item;
const unitKey = item.faceId ?? `${item.lineId}:${item.deck ?? ''}`;
const floors = [{ cityCode, mediumId, formId, floorPermille: 650, mayDecide: false }];
const act = (kind: 'requested' | 'approved' | 'refused', permille: number) => ({
  kind,
  actorName: '运营·周宁',
  reason: '年度框架',
  at: '2026-11-27T08:00:00.000Z',
  lines: [{ cityCode, mediumId, formId, formName, unitKey, unitName, deck, permille }],
});
const discounts = { floors, acts: [act('approved', 600), act('requested', 600)] };

test('a typed price is held against the floor and against what was approved', () => {
  expect(typedWarning(item, 650, discounts)).toBeNull();
  expect(typedWarning(item, 649, discounts)).toEqual({ text: '底线 6.5 折，已批准', isOpen: false });
  expect(typedWarning(item, 600, discounts)?.text).toBe('底线 6.5 折，已批准');
  expect(typedWarning(item, 599, discounts)).toEqual({ text: '底线 6.5 折，须审批', isOpen: true });
  expect(typedWarning({ ...item, formId: formId + 1 }, 100, discounts)).toBeNull();
  // The client knows of no floor.
  expect(typedWarning(item, 100, null)).toBeNull();
});

test('a discount for several lines counts those that need an approval; gifts keep their price', () => {
  const items = [item, { ...item, isGift: true }, { ...item, formId: formId + 1 }];
  expect(bulkWarning(items, 590, discounts)).toBe('1 行将低于折扣底线，须审批');
  expect(bulkWarning(items, 600, discounts)).toBeNull();
});

test('the card says who may do it, what was refused, and when there is nothing left to do but wait', () => {
  const offer = (acts: (typeof discounts)['acts'], mayDecide = false) =>
    approvalOffer([{ ...item, discountPermille: 500 }], { floors: [{ ...floors[0], mayDecide }], acts });
  expect(approvalText(offer([]))).toContain('由维护该城市与媒体刊例的其他同事或平台管理员审批');
  expect(approvalText(offer([], true))).toBe('批准后方可提交客户确认。');
  expect(approvalText(offer([act('refused', 500)]))).toContain('1 行已驳回');
  expect(approvalText(offer([act('requested', 500)]))).toContain('已提交，等待审批');
});

test('the record names the lines with their price', () => {
  expect(approvalRecords(discounts).map(({ words }) => words)).toEqual([
    expect.stringMatching(/^批准折扣：「.+」6 折$/),
    expect.stringMatching(/^提交折扣审批：「.+」6 折$/),
  ]);
  expect(approvalRecords(null)).toEqual([]);
});
