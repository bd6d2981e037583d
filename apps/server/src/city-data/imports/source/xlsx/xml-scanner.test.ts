import { expect, test } from 'vitest';
import { xmlScanner } from './xml-scanner.ts';

function eventsOf(...pieces: readonly string[]): string[] {
  const events: string[] = [];
  const scanner = xmlScanner({
    open: (name, attribute) => events.push(`<${name} id=${attribute('id')}`),
    close: (name) => events.push(`>${name}`),
    text: (text) => events.push(text),
  });
  for (const piece of pieces) scanner.push(piece);
  scanner.end();
  return events;
}

test('tags, attributes and texts come in order however the document is cut', () => {
  const document = '<x:a xmlns:x="m" x:id="1"><b id="二&amp;"/>甲<![CDATA[<乙>]]></x:a>';
  const events = ['<a id=1', '<b id=二&', '>b', '甲', '<乙>', '>a'];
  expect(eventsOf(document)).toEqual(events);
  expect(eventsOf(...document).join('')).toEqual(events.join(''));
});

test('a tag without end is refused before it fills the memory', () => {
  const megabyte = 'x'.repeat(1024 * 1024);
  expect(() => eventsOf('<a b="', ...Array.from({ length: 50 }, () => megabyte))).toThrow('单个单元格过长');
  expect(() => eventsOf('<a>', ...Array.from({ length: 50 }, () => megabyte))).toThrow('单个单元格过长');
});

test.each(['<a>\n&own;</a>', '<a>\n<b></a>', '<a\n<'])('%j is refused with its line', (document) => {
  expect(() => eventsOf(document)).toThrow('XML 第 2 行格式有误');
});
