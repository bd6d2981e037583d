import { expect, test } from 'vitest';
import { allLabels } from '@ooh/reference/labels';
import { demoPacks, type PackTradeInput } from './crowd-packs.ts';

const input: PackTradeInput = {
  seed: 1,
  packs: 40,
  owners: [
    { ownerId: 'u1', organisationId: 'o1', cityCodes: null },
    { ownerId: 'u2', organisationId: 'o2', cityCodes: ['440300'] },
    { ownerId: 'u3', organisationId: 'o3', cityCodes: ['310100'] },
  ],
  cityCodes: ['440300', '420100'],
  orders: [
    { orderId: 'a', organisationId: 'o1', name: '春季上市', cityCodes: ['440300', '310100'] },
    { orderId: 'b', organisationId: 'o3', name: '夏季', cityCodes: ['310100'] },
  ],
};

test('packs are reproducible, use their owner’s cities and orders, and only existing labels', () => {
  const packs = demoPacks(input);
  expect(demoPacks(input)).toEqual(packs);
  const known = new Set(allLabels().map(({ label }) => label.labelId));
  expect(packs.length).toBeGreaterThan(20);
  for (const pack of packs) {
    const owner = input.owners.find(({ ownerId }) => ownerId === pack.ownerId)!;
    expect(pack.cityCodes.length).toBeGreaterThan(0);
    for (const city of pack.cityCodes) {
      expect(input.cityCodes).toContain(city);
      expect(owner.cityCodes ?? input.cityCodes).toContain(city);
    }
    for (const label of [...pack.rule.labels.flat(), ...pack.rule.without]) expect(known).toContain(label);
    if (pack.rule.orderId !== null)
      expect(input.orders.find(({ orderId }) => orderId === pack.rule.orderId)!.organisationId).toBe(
        pack.organisationId,
      );
  }
  expect(packs.some(({ rule }) => rule.orderId === 'a')).toBe(true);
  expect(packs.some(({ ownerId }) => ownerId === 'u3')).toBe(false);
});
