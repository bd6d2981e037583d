import { handOverLoad, type HandOverInput } from '@ooh/contract/domain/hand-over';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLoad } from './cut-load.ts';

const shenzhen = '440300';
const shanghai = '310100';
const scope = { entries: [{ regionCodes: [shenzhen], mediaIds: [1, 2] }], onlyMedia: null };
const load = (input: HandOverInput) => handOverLoad.parse(input);
const unit = (cityCode: string, mediumId: number) => ({
  cityCode,
  mediumId,
  formId: 1,
  faceId: `${cityCode}-${mediumId}`,
  quantity: 1,
  name: '候车亭',
});

test('what the destination may not have stays behind and is counted', () => {
  const cut = cutLoad(
    'order',
    scope,
    load({
      cityCodes: [shenzhen, shanghai],
      mediumIds: [2, 3],
      areas: [{ cityCode: shanghai, kind: 'aoi', areaId: 'a', name: '徐家汇' }],
      units: [unit(shenzhen, 2), unit(shenzhen, 3), unit(shanghai, 2)],
      budgetFen: 100,
    }),
  );
  expect(cut.load).toMatchObject({
    cityCodes: [shenzhen],
    mediumIds: [2],
    areas: [],
    units: [unit(shenzhen, 2)],
    budgetFen: 100,
  });
  expect(cut.sentence).toBe('已带入 3 项，5 项超出下单权限，未带入');
});

test('nothing is lost where everything is granted, and nothing arrives without a grant', () => {
  const cities = fc.array(fc.constantFrom(shenzhen, shanghai), { maxLength: 5 });
  const media = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 });
  fc.assert(
    fc.property(cities, media, (cityCodes, mediumIds) => {
      const whole = load({ cityCodes, mediumIds, units: cityCodes.map((city) => unit(city, 5)) });
      const everything = { entries: [{ regionCodes: ['ALL'], mediaIds: [0] }], onlyMedia: null };
      expect(cutLoad('plan-bus', everything, whole).load).toEqual(whole);
      const none = cutLoad('plan-bus', { entries: [], onlyMedia: null }, whole);
      expect(none.carriedItems).toBe(0);
      expect(none.leftOutItems).toBe(2 * cityCodes.length + mediumIds.length);
    }),
  );
});
