import { orderBrief, orderBriefExample } from '@ooh/contract/domain/media-order';
import { expect, test } from 'vitest';
import { draftOf, parseStoredDraft } from './order-draft.ts';
import { checkOrder, orderFields, requiredFields } from './order-issues.ts';
import { briefOf, emptyDraft, keptOf, type OrderDraft } from './order-content.ts';

const today = '2026-11-21';

const full: OrderDraft = {
  ...emptyDraft,
  name: '星河汽车 深圳 新品上市',
  brandId: 'b-0001',
  brandName: '星河汽车',
  goal: 'launch',
  cityCodes: ['440300'],
  mediumIds: [1, 2],
  startDate: '2026-12-07',
  endDate: '2027-01-03',
  budgetFen: 300_000_000,
  reachShare: 0.35,
  competitors: [{ brandId: 'b-0002', brandName: '远山汽车' }],
};

test('an empty form names every required field, in the order of the form', () => {
  const required = orderFields.filter(({ isOptional }) => !isOptional).map(({ field }) => field);
  expect(checkOrder(emptyDraft, today).map(({ field }) => field)).toEqual(required);
  expect(checkOrder(emptyDraft, today).every(({ message }) => /[\u4e00-\u9fff]/.test(message))).toBe(true);
});

test('a full form has no issues and is a brief', () => {
  expect(checkOrder(full, today)).toEqual([]);
  expect(briefOf(full)).toMatchObject({
    goal: 'launch',
    target: { reachShare: 0.35 },
    wishes: { competitorBrandIds: ['b-0002'], remark: '' },
  });
});

test('people matched with places need an audience', () => {
  const matched = { ...full, mode: 'man-land' as const };
  expect(checkOrder(matched, today)).toEqual([{ field: 'targetAudience', message: '人地匹配需要目标人群' }]);
  const women = {
    groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [102] }] }],
  };
  expect(checkOrder({ ...matched, targetAudience: women }, today)).toEqual([]);
  expect(requiredFields('man-land').map(({ field }) => field)).toContain('targetAudience');
  expect(requiredFields('base').map(({ field }) => field)).not.toContain('targetAudience');
});

test('days: in the past, turned round, or not in the calendar', () => {
  expect(checkOrder({ ...full, startDate: '2026-11-20' }, today)).toEqual([
    { field: 'startDate', message: '上刊日不能早于今天' },
  ]);
  expect(checkOrder({ ...full, endDate: '2026-12-01' }, today)).toEqual([
    { field: 'endDate', message: '下刊日不能早于上刊日' },
  ]);
  expect(checkOrder({ ...full, endDate: '2027-02-30' }, today).map(({ field }) => field)).toEqual([
    'endDate',
  ]);
  expect(briefOf({ ...full, endDate: '2026-12-01' })).toBeUndefined();
});

test('too many competitors are an error at their field', () => {
  const competitors = Array.from({ length: 6 }, (_, index) => ({ brandId: `b-${index}`, brandName: '' }));
  expect(checkOrder({ ...full, competitors }, today)).toEqual([
    { field: 'competitors', message: '竞品最多 5 个' },
  ]);
});

test('what the form does not show survives an edit', () => {
  const file = {
    attachmentId: 'a-1',
    fileName: '需求.pdf',
    mediaType: 'application/pdf',
    bytes: 10,
    uploaderName: '策划',
    uploadedAt: '2026-11-21T00:00:00.000Z',
  };
  const stored = orderBrief.parse({
    ...orderBriefExample,
    target: { impressions: 5e6, frequency: 4 },
    wishes: { mustUnits: ['f-1'], attachmentIds: ['a-1'], remark: '旧' },
    services: [{ serviceId: 's', name: '监测', amountFen: 100 }],
    smartPlanIds: ['p-1'],
  });
  const edited = briefOf(
    { ...draftOf(stored, '星河汽车', { wishedUnits: [], attachments: [file] }), remark: '新' },
    keptOf(stored),
  );
  expect(edited).toEqual({ ...stored, wishes: { ...stored.wishes, remark: '新' } });
});

test('a draft kept in the browser is read again; damage is dropped', () => {
  expect(parseStoredDraft(JSON.parse(JSON.stringify(full)))).toEqual(full);
  expect(
    parseStoredDraft({ goal: 'fame', cityCodes: [1, '440300'], budgetFen: 'x', competitors: [null] }),
  ).toEqual({
    ...emptyDraft,
    cityCodes: ['440300'],
  });
  expect(parseStoredDraft('text')).toBeUndefined();
});
