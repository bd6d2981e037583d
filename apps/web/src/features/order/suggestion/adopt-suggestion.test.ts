import { orderBrief, orderBriefExample } from '@ooh/contract/domain/media-order';
import { expect, test } from 'vitest';
import { adoptSuggestion, isAdopted } from './adopt-suggestion.ts';

const names = { city: (code: string) => `城${code}`, medium: (id: number) => `媒${id}` };
const brief = orderBrief.parse(orderBriefExample);
const suggestion = {
  suggestionId: 'medium',
  subject: 'medium' as const,
  title: '考虑地铁灯箱',
  text: '同业花费高。',
  figures: [],
  cityCodes: ['440300', '310100'],
  mediumIds: [1, 3],
  months: [],
};

test('what a brief lacks is added, and the rest stays', () => {
  const { brief: next, changes, problem } = adoptSuggestion(brief, suggestion, names);
  expect(next.cityCodes).toEqual(['440300', '310100']);
  expect(next.mediumIds).toEqual([1, 2, 3]);
  expect(next.wishes.remark).toBe('【采纳媒体建议】考虑地铁灯箱：同业花费高。');
  expect(changes).toEqual(['新增城市：城310100', '新增媒体：媒3', `备注追加：${next.wishes.remark}`]);
  expect(problem).toBeNull();
  expect({ ...next, cityCodes: [], mediumIds: [], wishes: null }).toEqual({
    ...brief,
    cityCodes: [],
    mediumIds: [],
    wishes: null,
  });
});

test('adopting twice changes nothing the second time', () => {
  const once = adoptSuggestion(brief, suggestion, names).brief;
  expect(isAdopted(brief, suggestion, names)).toBe(false);
  expect(isAdopted(once, suggestion, names)).toBe(true);
  expect(adoptSuggestion(once, suggestion, names).brief).toEqual(once);
});

test('a remark that would be too long is refused, not cut', () => {
  const long = { ...brief, wishes: { ...brief.wishes, remark: '长'.repeat(490) } };
  expect(adoptSuggestion(long, suggestion, names).problem).toContain('500');
});
