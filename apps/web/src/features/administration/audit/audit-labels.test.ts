import { globSync, readFileSync } from 'node:fs';
import { registry } from '@ooh/contract/registry';
import { expect, test } from 'vitest';
import { detailText } from './audit-labels.ts';
import { actionName } from './audit-actions.ts';

const server = new URL('../../../../../server/src/', import.meta.url);

const sources = (): string[] =>
  globSync('**/*.ts', { cwd: server })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, server), 'utf8'));

test('actions have Chinese names; one that is not known is shown as it was stored', () => {
  expect(actionName('session.sign-in')).toBe('登录');
  expect(actionName('order.of-old')).toBe('order.of-old');
});

/** Lists and wholes, which are left to the entry itself. */
const manifold = new Set(['after', 'before', 'cityCodes', 'fields', 'permission', 'photoIds']);

/** Single values that entries name: of the inputs of calls, and written beside the actions in the server's sources. */
function recordedFields(): string[] {
  const inputs = Object.values(registry).flatMap(({ input }) =>
    'shape' in input ? Object.keys(input.shape as Readonly<Record<string, unknown>>) : [],
  );
  const named = inputs.flatMap((field) => (/(Id|Code|No|[vV]ersion|kind)$/.test(field) ? [field] : []));
  const written = sources().flatMap((text) =>
    [...text.matchAll(/\b(?:detail(?:: | = )|record\()\{([^{}`]*)\}/g)]
      .map(([, fields]) => fields.split(',').map((field) => field.split(':')[0].trim()))
      // A whole entry, of which the detail is a part.
      .filter((fields) => !fields.includes('action'))
      .flatMap((fields) => fields.filter((field) => /^[a-z]\w*$/i.test(field))),
  );
  return [...new Set([...named, ...written])].filter((field) => !manifold.has(field));
}

test('every single value that the server records has a Chinese name', () => {
  const fields = recordedFields();
  expect(fields).toEqual(expect.arrayContaining(['orderId', 'postingId', 'firstBroken', 'heldUnits']));
  const texts = fields.map((field) => detailText({ [field]: 1 }));
  expect(texts.filter((text) => !/^(AOI|ID|\p{Script=Han})/u.test(text))).toEqual([]);
});

test('fields of an entry are shown by name; lists appear only in the full entry', () => {
  expect(detailText({ orderId: 'a1', leftOut: 0, unitKeys: ['x'], older: 7 })).toBe(
    '订单：a1，此前未逐条记录：0，older：7',
  );
});
