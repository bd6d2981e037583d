import { expect, test } from 'vitest';
import { cefLineOf, jsonLineOf } from './audit-lines.ts';

const row = {
  seq: 7,
  at: '2026-11-21T00:00:00.000Z',
  actorId: 'u-1',
  actorName: 'li=lei',
  organisationName: '平台|运营',
  action: 'order|update',
  outcome: 'denied',
  address: '10.0.0.9',
  requestId: null,
  detail: { name: 'a\\b\nc', n: 1 },
  hash: 'ab12',
} as const;

test('an entry is one line of JSON', () => {
  expect(jsonLineOf(row)).not.toContain('\n');
  expect(JSON.parse(jsonLineOf(row))).toEqual(row);
});

test('an entry is one line of CEF: bars of the header, equal signs of fields, backslashes and breaks are escaped', () => {
  expect(cefLineOf(row, '1.0|x')).toBe(
    String.raw`CEF:0|ooh-planner|ooh-planner|1.0\|x|order\|update|order\|update|6|rt=1795219200000 externalId=7 outcome=denied suid=u-1 suser=li\=lei src=10.0.0.9 cs1Label=organisation cs1=平台|运营 cs3Label=chainHash cs3=ab12 msg={"name":"a\\\\b\\nc","n":1}`,
  );
});
