import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';
import { safeFileName } from './save-attachment.ts';

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\线路.csv', '线路.csv'],
  ['a\u202Egnp.exe', 'agnp.exe'],
  ['tab\tand\nline.csv', 'tabandline.csv'],
  ['', '未命名'],
  ['///', '未命名'],
])('%j is stored as %s', (given, stored) => {
  expect(safeFileName(given)).toBe(stored);
});

test('no stored name contains a path part, a control character or more than 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = safeFileName(given);
      expect([...name].length).toBeGreaterThan(0);
      expect([...name].length).toBeLessThanOrEqual(200);
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
    }),
  );
});

const zip = Buffer.from('504b0304', 'hex');

test.each([
  ['a.png', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  ['page.html', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  ['a.jpg', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
  ['a.webp', Buffer.from('RIFF0000WEBPVP8 '), 'image/webp'],
  ['a.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'],
  ['a.xlsx', zip, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['gtfs.zip', zip, 'application/zip'],
  ['a.csv', Buffer.from('线路,长度'), 'text/csv'],
  ['a.svg', Buffer.from('<svg onload="alert(1)"/>'), null],
  ['a.html', Buffer.from('<html>'), null],
  ['a.exe', Buffer.from('MZ'), null],
  ['a.csv', Buffer.from('a\0b'), null],
  ['noextension', Buffer.from('text'), null],
])('%s is of its real type', (name, bytes, type) => {
  expect(mediaTypeOf(name, bytes)).toBe(type);
});
