import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpackStreets } from './unpack-streets.ts';
import { VarintReader, VarintWriter } from './varints.ts';

test('any whole numbers and texts come back as they were written', () => {
  const entry = fc.oneof(
    fc.maxSafeInteger().map((value) => Math.trunc(value / 4)),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const writer = new VarintWriter();
      for (const value of entries) {
        if (typeof value === 'string') writer.writeText(value);
        else writer.write(value);
      }
      const reader = new VarintReader(writer.bytes());
      const read = entries.map((value) => (typeof value === 'string' ? reader.readText() : reader.read()));
      expect(read).toEqual(entries.map((value) => (value === 0 ? 0 : value)));
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});

test('bytes that are no network are refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(() => unpackStreets(bytes)).toThrow(/packed streets|undefined/);
    }),
  );
});
