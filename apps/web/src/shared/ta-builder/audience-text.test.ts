import { labelJoins, type TargetAudience } from '@ooh/contract/domain/target-audience';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceFromText, audienceText } from './audience-text.ts';

const join = fc.constantFrom(...labelJoins);
const condition = fc.record({
  join,
  labelIds: fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 4 }),
});
const group = fc.record({ join, conditions: fc.array(condition, { minLength: 1, maxLength: 4 }) });
const audience = fc.record({ groups: fc.array(group, { maxLength: 5 }) });
const packId = fc.stringMatching(/^[\w-]{1,40}$/);

/** What joins the first of its kind says nothing. */
const plain = ({ groups }: TargetAudience): TargetAudience => ({
  groups: groups.map((each, at) => ({
    join: at === 0 ? 'and' : each.join,
    conditions: each.conditions.map((one, nth) => ({ ...one, join: nth === 0 ? 'and' : one.join })),
  })),
});

test('an audience comes back from its text', () => {
  fc.assert(
    fc.property(audience, (value) => {
      expect(audienceFromText(audienceText(value))).toEqual(plain(value));
    }),
  );
  fc.assert(
    fc.property(packId, (id) => {
      const pack = { groups: [], packId: id };
      expect(audienceFromText(audienceText(pack))).toEqual(pack);
    }),
  );
  expect(
    audienceText({ groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102, 103] }] }] }),
  ).toBe('102-103');
});

test.each([
  undefined,
  '',
  'p',
  'p<b>',
  'n102',
  '102-',
  '102nn103',
  '0',
  '99999999',
  '<b>',
  '1N1N1N1N1N1',
  '1n1n1n1n1',
])('the text %j is everybody', (text) => {
  expect(audienceFromText(text)).toEqual({ groups: [] });
});
