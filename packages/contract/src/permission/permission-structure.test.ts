import { expect, test } from 'vitest';
import { permissionStructure } from './permission-structure.ts';
import { BJ } from './testing/structures.ts';

test('the stored structure accepts only booleans, six-digit codes and integer media ids', () => {
  const scope = (entries: unknown) => ({
    effectAppraisalData: { isEnabled: true, mediaRegionData: entries },
  });
  expect(permissionStructure.safeParse(scope([{ regionCodes: [BJ], mediaIds: [0] }])).success).toBe(true);
  expect(permissionStructure.safeParse({ effectAppraisalData: { isEnabled: 'false' } }).success).toBe(false);
  expect(permissionStructure.safeParse(scope([{ regionCodes: [BJ], mediaIds: ['0'] }])).success).toBe(false);
  expect(
    permissionStructure.safeParse(scope([{ regionCodes: '110100,310100', mediaIds: [1] }])).success,
  ).toBe(false);
  expect(permissionStructure.safeParse(scope([{ regionCodes: ['all'], mediaIds: [1] }])).success).toBe(false);
});
