import { expect, test } from 'vitest';
import { workdaysBefore } from '../../reference/calendar/calendar.ts';
import { specSections } from '../../documents/spec-sheet.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { deadlinesOf } from '../handbook-content/parse-handbook.ts';

const service = startTestService();

test('working days are counted back over weekends and holidays', () => {
  expect(workdaysBefore('2026-11-23', 1)).toBe('2026-11-20');
  expect(workdaysBefore('2026-11-23', 5)).toBe('2026-11-16');
  expect(workdaysBefore('2026-11-22', 1)).toBe('2026-11-20');
  // The National Day of 2026 is a holiday from 1 to 7 October.
  expect(workdaysBefore('2026-10-08', 1)).toBe('2026-09-30');
  expect(workdaysBefore('2026-11-23', 0)).toBe('2026-11-23');
});

test('the draft is due before the final artwork, and both before the first day', () => {
  const [draft, final] = deadlinesOf('2026-11-23', 5);
  expect(final.day).toBe('2026-11-16');
  expect(draft.day).toBe('2026-11-11');
});

test('every form of the register has its place in a handbook', async () => {
  const forms = await service.context.db
    .selectFrom('medium_form')
    .select(['medium_id', 'form_id', 'name'])
    .execute();
  for (const [mediumId, own] of Map.groupBy(forms, (form) => form.medium_id)) {
    const handbook = await service.body('v1/media-handbook/get', { mediumId });
    expect(handbook.forms.map(({ formId, formName }) => [formId, formName])).toEqual(
      own.map((form) => [form.form_id, form.name]),
    );
    expect(handbook.goals.length).toBeGreaterThan(0);
    expect(handbook.surcharges.length).toBeGreaterThan(0);
    for (const { leastUnits, leadWorkdays } of handbook.forms) {
      expect(leastUnits).toBeGreaterThan(0);
      expect(leadWorkdays).toBeGreaterThan(0);
    }
  }
  expectFailure(await service.call('v1/media-handbook/get', { mediumId: 999 }), 'notFound');
});

test('the sheet names the deadline of the screen', async () => {
  const asked = { mediumId: 2, formId: 1, startDate: '2027-01-04' };
  const { formId: _form, ...medium } = asked;
  const { forms } = await service.body('v1/media-handbook/get', medium);
  const { sections } = await specSections(service.context, asked);
  const words = sections.flatMap(({ paragraphs }) => paragraphs).join('');
  for (const { day } of forms[0].deadlines) expect(words).toContain(day);
  const file = await service.call('v1/media-handbook/spec-sheet', asked);
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expectFailure(await service.call('v1/media-handbook/spec-sheet', { ...asked, formId: 99 }), 'notFound');
});
