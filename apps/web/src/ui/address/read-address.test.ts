import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adcode,
  codes,
  count,
  day,
  flag,
  id,
  listOf,
  oneNumberOf,
  oneOf,
  severalOf,
  sortBy,
  text,
} from './address-fields.ts';
import { sortText } from './address-values.ts';
import { addressReader } from './read-address.ts';

const read = addressReader(
  {
    q: text(10),
    city: adcode(),
    orderId: id(),
    page: count(100),
    from: day(),
    view: oneOf(['board', 'calendar']),
    zoom: oneNumberOf([80, 100]),
    free: flag(),
    states: listOf(['draft', 'running', 'closed']),
    cmp: codes(/^\d+$/, 2, 40),
    sort: sortBy(['name', 'price']),
    with: severalOf(text(5), 2),
  },
  { alias: { orderId: 'id' } },
);

test('valid fields are read: digits are also texts, and lists are in their defined order', () => {
  const search = {
    q: 2611,
    city: 440_300,
    id: 'o-1',
    page: '3',
    from: '2026-12-01',
    view: 'board',
    zoom: '80',
    free: 'true',
    states: 'closed,no-such,draft,draft',
    cmp: '7,x,7,8,9',
    sort: '-price',
    with: ['a', 'a', 7, 'far too long', 'b'],
  };
  expect(read(search)).toEqual({
    q: '2611',
    city: '440300',
    orderId: 'o-1',
    page: 3,
    from: '2026-12-01',
    view: 'board',
    zoom: 80,
    free: true,
    states: 'draft,closed',
    cmp: '7,8',
    sort: '-price',
    with: ['a', '7'],
  });
});

test('an invalid field is undefined, without affecting others', () => {
  expect(
    read({
      q: ' x ',
      city: '44030',
      orderId: '../x',
      page: 1.5,
      from: '2026-02-31x',
      view: 'toString',
      zoom: 90,
      free: 1,
      states: 'none',
      cmp: 'a,b',
      sort: 'constructor',
      with: [],
      unknown: 1,
    }),
  ).toEqual({ q: 'x' });
  expect(read({ q: 'x'.repeat(11), page: 101, from: '2026-13-01', with: 'a' })).toEqual({});
});

test('reading is idempotent, and nothing throws', () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.integer(),
    fc.constantFrom('440300', '2026-12-01', 'board', 'draft,closed', '-name', true, ['a', 'b'], '80'),
  );
  const names = [
    'q',
    'city',
    'orderId',
    'id',
    'page',
    'from',
    'view',
    'zoom',
    'free',
    'states',
    'cmp',
    'sort',
    'with',
  ];
  fc.assert(
    fc.property(fc.record(Object.fromEntries(names.map((name) => [name, anything]))), (search) => {
      const once = read(search);
      expect(read(once)).toEqual(once);
    }),
  );
});

test('a sort survives a round trip', () => {
  for (const sort of ['name', '-price']) expect(read({ sort }).sort).toBe(sort);
  expect(sortText({ key: 'price', order: 'desc' })).toBe('-price');
  expect(sortText(undefined)).toBeUndefined();
});
