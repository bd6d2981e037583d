import { expect, test } from 'vitest';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();

const inShenzhen = {
  isEnabled: true,
  mediaIds: [0],
  mediaRegionData: [{ regionCodes: ['440300'], mediaIds: [0] }],
};

test('city lines are the user’s own: names are unique, foreign cities refused, foreign lines unknown', async () => {
  const line = await service.body('app-analyse-city/insertLine', {
    name: '华南',
    cityCodes: ['440300', '310100', '440300'],
  });
  expect(line.cities.map(({ cityName }) => cityName)).toEqual(['深圳市', '上海市']);
  expectFailure(
    await service.call('app-analyse-city/insertLine', { name: '华南', cityCodes: ['440300'] }),
    'conflict',
  );
  expectFailure(
    await service.call('app-analyse-city/insertLine', { name: '无', cityCodes: ['999999'] }),
    'notFound',
  );
  const as = await signInAs(service, 'liner', {
    digitalAssetRoleData: { pageIsEnabled: true, allNationwideMediaData: inShenzhen },
  });
  expectFailure(
    await service.call('app-analyse-city/insertLine', { name: '越权', cityCodes: ['310100'] }, { as }),
    'notFound',
  );
  const { lineId } = line;
  expectFailure(
    await service.call('app-analyse-city/updateLine', { lineId, name: '抢' }, { as }),
    'notFound',
  );
  expectFailure(await service.call('app-analyse-city/deleteLine', { lineId }, { as }), 'notFound');
  expect(await service.body('app-analyse-city/lineList', {}, { as })).toEqual([]);
  const renamed = await service.body('app-analyse-city/updateLine', { lineId, name: '沿海' });
  expect([renamed.name, renamed.cities.length]).toEqual(['沿海', 2]);
  await service.body('app-analyse-city/deleteLine', { lineId });
  expect(await service.body('app-analyse-city/lineList', {})).toEqual([]);
});
