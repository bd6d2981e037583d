import { expect, test } from 'vitest';
import { encodedText, textWidth } from './pdf-file.ts';
import type { TextDocument } from './text-document.ts';
import { textPdf, wrapText } from './text-pdf.ts';

const document: TextDocument = {
  title: '星河汽车 · 品牌灵感与建议',
  subtitle: '由 2025-11 至 2026-10 的数据生成',
  issuedAt: '2026-10-02T09:30:00+08:00',
  preparedBy: '媒介策划',
  footer: '媒介策划 2026-10-02',
  watermark: '演示数据',
  sections: [
    {
      heading: '城市',
      paragraphs: ['深圳市 SOS 12.5%，可加投。'],
      bars: [{ label: '深圳市', value: 3, text: '3' }],
    },
  ],
};

/** Reads a PDF like a viewer: finds every object at its offset in the table, and each stream with its stated length. */
function readPdf(bytes: Uint8Array) {
  const text = Buffer.from(bytes).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const size = Number(/xref\n0 (\d+)\n/.exec(text.slice(start))![1]);
  const rows = text
    .slice(start)
    .split('\n')
    .slice(2, 2 + size);
  const objects = rows.slice(1).map((row, i) => {
    const offset = Number(row.slice(0, 10));
    expect(text.slice(offset).startsWith(`${i + 1} 0 obj\n`)).toBe(true);
    return text.slice(offset, text.indexOf('endobj', offset));
  });
  const streams = objects.flatMap((object) => {
    const found = /<<\/Length (\d+)>>\nstream\n([\s\S]*)\nendstream/.exec(object);
    if (found) expect(found[2].length).toBe(Number(found[1]));
    return found ? [found[2]] : [];
  });
  return { text, streams };
}

test('every object is at its offset in the table', () => {
  const { text, streams } = readPdf(textPdf(document));
  expect(text.startsWith('%PDF-1.5\n')).toBe(true);
  expect(streams).toHaveLength(1);
  for (const said of ['星河汽车 · 品牌灵感与建议', '城市', '演示数据', '1 / 1'])
    expect(streams[0]).toContain(encodedText(said));
});

test('the same document gives the same bytes; a long document has several numbered pages', () => {
  expect(textPdf(document)).toEqual(textPdf(document));
  const sections = Array.from({ length: 40 }, (_, i) => ({
    ...document.sections[0],
    heading: `第 ${i + 1} 节`,
  }));
  const { streams } = readPdf(textPdf({ ...document, sections }));
  expect(streams.length).toBeGreaterThan(3);
  for (const [i, stream] of streams.entries()) {
    expect(stream).toContain(encodedText(`${i + 1} / ${streams.length}`));
    // Nothing is drawn below the page or above it.
    for (const [, y] of stream.matchAll(/Tf [\d.-]+ ([\d.-]+) Td/g)) {
      expect(Number(y)).toBeGreaterThan(30);
      expect(Number(y)).toBeLessThan(842);
    }
  }
});

test('lines keep every character, fit their width and do not split words and figures', () => {
  const text = '刊例花费（估算）为 12,345.67 万元，SOS 23.5%。'.repeat(6);
  const lines = wrapText(text, 10, 200);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  for (const line of lines) {
    expect(textWidth(line, 10)).toBeLessThanOrEqual(210);
    expect(line).not.toMatch(/^[，。）]|（$/);
  }
  expect(lines.some((line) => line.includes('12,345.67'))).toBe(true);
  expect(wrapText('x'.repeat(200), 10, 100).every((line) => textWidth(line, 10) <= 110)).toBe(true);
});

test('characters outside the BMP are surrogate pairs, and control characters are removed', () => {
  expect(encodedText('𠮷\u0000A')).toBe('<d842dfb70041>');
  expect(() => textPdf({ ...document, issuedAt: '2026-10-02' })).toThrow(RangeError);
});
