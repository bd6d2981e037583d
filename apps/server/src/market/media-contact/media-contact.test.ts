import { targetGroupIndex } from '@ooh/measurement/media-metrics';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { seedSmallPlaces } from '../../testing/small-places.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
// The sample is small: few people meet a single face.
const service = startTestService({ minimumCell: 1 });
const asked = {
  cityCode,
  targetAudience: { packId: 'system-young-women' },
  startDate: '2027-03-01',
  weeks: 4,
};

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const city = await seedSmallCity(service.context, cityCode, { persons: 2500, lines: 5 });
  await seedSmallPlaces(service.context, cityCode, city.centre, 8);
  await seedSmallInventory(service, cityCode, { start: city.centre });
});

const flight = { startDate: '2027-03-01', endDate: '2027-03-28' };
const everything = (pageNo = 1) => ({
  cityCode,
  targetAudience: asked.targetAudience,
  ...flight,
  pageSize: 200,
  pageNo,
});

test('lines and positions are rows of the media search, each with the one index of its concentration', async () => {
  const contact = await service.body('v1/crowd-packs/media-contact', asked);
  const { rows } = await service.body('v1/media-inventory/search', everything());
  const estimate = await service.body('v1/crowd/estimate', {
    cityCodes: [cityCode],
    targetAudience: asked.targetAudience,
  });
  expect(contact.persons).toEqual(estimate.cities[0].persons);
  const units = [...contact.lines, ...contact.positions];
  expect([contact.lines.length > 0, contact.positions.length > 0]).toEqual([true, true]);
  for (const { tgi, ...unit } of units) {
    const same = rows.find(({ unitKey }) => unitKey === unit.unitKey);
    if (same !== undefined) expect(unit).toEqual(same);
    expect(tgi.value).toBe(targetGroupIndex(unit.taConcentration.value, estimate.cities[0].share.value));
  }
  const known = rows.map(({ unitKey }) => unitKey);
  expect(units.filter(({ unitKey }) => known.includes(unitKey)).length).toBeGreaterThan(0);
});

test('contacts of a form are those of its free units, and reach lies between its parts and the audience', async () => {
  const { media, forms, persons } = await service.body('v1/crowd-packs/media-contact', asked);
  const { rows, total } = await service.body('v1/media-inventory/search', everything());
  const all = [...rows];
  for (let pageNo = 2; all.length < total; pageNo++)
    all.push(...(await service.body('v1/media-inventory/search', everything(pageNo))).rows);
  expect(forms.length).toBeGreaterThan(2);
  for (const form of forms) {
    const own = all.filter(({ mediumId, formId }) => mediumId === form.mediumId && formId === form.formId);
    expect(form.freeUnits).toBe(own.reduce((sum, { freeUnits }) => sum + freeUnits, 0));
    const contacts = own.reduce(
      (sum, { freeUnits, impressionsPerDay, taConcentration }) =>
        sum + freeUnits * (impressionsPerDay.value ?? 0) * (taConcentration.value ?? 0),
      0,
    );
    if (form.contactsPerDay.value !== null)
      expect(form.contactsPerDay.value / (contacts || 1)).toBeCloseTo(contacts === 0 ? 0 : 1, 6);
    const medium = media.find(({ mediumId }) => mediumId === form.mediumId);
    expect(medium?.reach.value ?? 0).toBeLessThanOrEqual((persons.value ?? 0) + 1e-6);
    // A vehicle counts in its best form, so the medium reaches what any form of faces reaches, or more.
    if (form.mediumId !== 1)
      expect(medium?.reach.value ?? 0).toBeGreaterThanOrEqual((form.reach.value ?? 0) - 1e-6);
  }
});

test('longer reaches more, and the order asked for is the order answered', async () => {
  const short = await service.body('v1/crowd-packs/media-contact', { ...asked, weeks: 1 });
  const long = await service.body('v1/crowd-packs/media-contact', { ...asked, weeks: 4, sortBy: 'tgi' });
  const reachOf = ({ media }: typeof short, mediumId: number) =>
    media.find((row) => row.mediumId === mediumId)?.reachShare.value ?? 0;
  for (const { mediumId, freeUnits } of long.media)
    if (freeUnits === short.media.find((row) => row.mediumId === mediumId)?.freeUnits)
      expect(reachOf(long, mediumId)).toBeGreaterThanOrEqual(reachOf(short, mediumId));
  const indices = long.positions.map(({ tgi }) => tgi.value ?? 0);
  expect(indices).toEqual(indices.toSorted((a, b) => b - a));
  const contacts = short.media.map(({ contactsPerDay }) => contactsPerDay.value ?? -1);
  expect(contacts).toEqual(contacts.toSorted((a, b) => b - a));
});

test('an unknown pack and an unknown city are refused', async () => {
  expectFailure(
    await service.call('v1/crowd-packs/media-contact', { ...asked, targetAudience: { packId: 'nobody' } }),
    'notFound',
  );
  expectFailure(
    await service.call('v1/crowd-packs/media-contact', { ...asked, cityCode: '999999' }),
    'notFound',
  );
});
