import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition } from './send-file.ts';

/** Parses the extended value according to RFC 5987. */
function nameIn(header: string): string {
  return decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)![1]);
}

/** Reads it as clients do that know `filename` alone. */
const plainNameIn = (header: string): string => decodeURIComponent(/filename="([^"]+)"/.exec(header)![1]);

test('a Chinese name is sent completely, also to clients that know only the plain form', () => {
  const header = contentDisposition('星河汽车_秋季通勤_报价单_V1_20261121.xlsx', false);
  expect(header).toMatch(/^attachment; /);
  expect(plainNameIn(header)).toBe('星河汽车_秋季通勤_报价单_V1_20261121.xlsx');
  expect(nameIn(header)).toBe('星河汽车_秋季通勤_报价单_V1_20261121.xlsx');
  expect(contentDisposition('头像.png', true)).toMatch(/^inline; /);
});

test('for any name the header is one line of token characters and decodes to the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const header = contentDisposition(name, false);
      expect(header).toMatch(
        /^attachment; filename="[A-Za-z0-9!~._%-]+"; filename\*=UTF-8''[A-Za-z0-9!~._%-]+$/,
      );
      expect(nameIn(header)).toBe(name);
      expect(plainNameIn(header)).toBe(name);
    }),
  );
});
