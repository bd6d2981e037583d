import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { expect, test } from 'vitest';
import { homeRoleOf } from './home-role.ts';

const grant = { isEnabled: true, mediaRegionData: [{ regionCodes: ['ALL'], mediaIds: [0] }] };
const orders = { pageIsEnabled: true, orderPatternData: grant };
const plans = { ...orders, wiseChoicePatternData: grant };

function roleOf(organisationKind: 'platform' | 'agency' | 'advertiser', structure: object) {
  return homeRoleOf({ organisationKind, dataRoleRequest: permissionStructure.parse(structure) });
}

test('who looks after the system is the administrator, whatever else is granted', () => {
  const structure = { administrationData: { systemData: { isEnabled: true } }, investmentOrderData: plans };
  expect(roleOf('platform', structure)).toBe('administrator');
});

test('an advertiser is one also where plans are granted', () => {
  expect(roleOf('advertiser', { investmentOrderData: plans })).toBe('advertiser');
});

test('people of the platform, and those with orders alone, are media staff', () => {
  expect(roleOf('platform', { investmentOrderData: plans })).toBe('staff');
  expect(roleOf('agency', { investmentOrderData: orders })).toBe('staff');
});

test('an agency plans, and so does who is granted nothing yet', () => {
  expect(roleOf('agency', { investmentOrderData: plans })).toBe('planner');
  expect(roleOf('agency', {})).toBe('planner');
  expect(homeRoleOf({ organisationKind: null, dataRoleRequest: null })).toBe('planner');
});
