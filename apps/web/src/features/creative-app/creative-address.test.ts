import { expect, test } from 'vitest';
import { creativeList, parseCreativeDetail } from './creative-address.ts';
import { questionOf } from './creative-question.ts';

test('an address is read as far as it is understood', () => {
  const address = creativeList.parse({
    tech: '3D,AR',
    media: '2,x,3',
    form: '2/1,bad',
    by: 'popular',
    as: 'b-1',
  });
  expect(address).toMatchObject({ tech: '3D,AR', media: '2,3', form: '2/1', by: 'popular', as: 'b-1' });
  expect(creativeList.parse({ by: 'odd', city: 'x', id: '<b>' })).toEqual({});
  expect(parseCreativeDetail({ albumId: 'c-1', shot: '3' })).toMatchObject({ albumId: 'c-1', shot: 3 });
});

test('the brand that is tried on, the order and the work that is open are no filters', () => {
  expect(creativeList.countFilters({ as: 'b-1', id: 'c-1', by: 'title' })).toBe(0);
  expect(creativeList.filtered({ id: 'c-1', page: 3 }, { tech: '3D' })).toEqual({
    tech: '3D',
    id: undefined,
    page: undefined,
  });
});

test('a question holds every condition of the address', () => {
  expect(
    questionOf({
      tech: '3D,AR',
      industry: '汽车',
      media: '2,3',
      form: '2/1',
      city: '440300',
      brand: 'b-1',
      q: '车',
    }),
  ).toEqual({
    techniques: ['3D', 'AR'],
    industries: ['汽车'],
    mediumIds: [2, 3],
    forms: ['2/1'],
    cityCodes: ['440300'],
    brandId: 'b-1',
    keyword: '车',
  });
});
