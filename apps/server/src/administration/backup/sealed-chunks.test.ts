import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openChunks, sealChunks, sealedMark, type Stretch } from './sealed-chunks.ts';

const passphrase = 'correct horse battery staple';
const mega = 1024 * 1024;

async function* streamOf(bytes: Uint8Array, step = 70_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
}

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts);
}

/** What happens to chunks does not depend on how slowly their key is made; the passphrase's own test makes it as the product does. */
const quickly: Stretch = async (text, salt) => createHmac('sha256', salt).update(text).digest();

const seal = (bytes: Uint8Array, step?: number) =>
  all(sealChunks(streamOf(bytes, step), passphrase, quickly));
const open = async (bytes: Uint8Array, key: string | undefined = passphrase, step?: number) =>
  all(await openChunks(streamOf(bytes, step), key, quickly));

test.each([0, 1, mega - 1, mega, mega + 1, 2 * mega, 3 * mega + 17])(
  '%i bytes come back, and none of them is readable',
  async (length) => {
    const plain = Buffer.alloc(length, '户外媒体');
    const sealed = await seal(plain);
    expect(sealed.subarray(0, sealedMark.length)).toEqual(sealedMark);
    expect(sealed.includes('户外媒体')).toBe(false);
    // One tag for each started chunk, and 61 bytes of header.
    expect(sealed.length).toBe(length + 61 + 16 * Math.max(1, Math.ceil(length / mega)));
    expect((await open(sealed)).equals(plain)).toBe(true);
    expect((await open(sealed, passphrase, 1_000_003)).equals(plain)).toBe(true);
  },
);

test('twice the same is never the same file', async () => {
  const plain = randomBytes(1000);
  expect((await seal(plain)).equals(await seal(plain))).toBe(false);
});

test('a wrong passphrase is told, and a missing one; the same in other code points is right', async () => {
  const plain = randomBytes(100);
  const sealed = await all(sealChunks(streamOf(plain), passphrase));
  expect((await all(await openChunks(streamOf(sealed), passphrase))).equals(plain)).toBe(true);
  await expect(openChunks(streamOf(sealed), 'incorrect horse')).rejects.toThrow('BACKUP_PASSPHRASE 不正确');
  await expect(openChunks(streamOf(sealed), undefined)).rejects.toThrow('备份已加密');
  const accented = await all(sealChunks(streamOf(Buffer.from('x')), 'clé secrète très longue'));
  const decomposed = 'clé secrète très longue'.normalize('NFD');
  expect((await all(await openChunks(streamOf(accented), decomposed))).toString()).toBe('x');
});

test('what is not encrypted is given as it is', async () => {
  const plain = randomBytes(5000);
  expect((await open(plain, undefined)).equals(plain)).toBe(true);
  expect((await open(Buffer.from('x'), undefined)).toString()).toBe('x');
});

test('no change, cut, exchange or addition goes unnoticed', async () => {
  const plain = randomBytes(2 * mega + 100);
  const sealed = await seal(plain);
  const chunk = mega + 16;
  const [first, second] = [61, 61 + chunk];
  const swapped = Buffer.concat([
    sealed.subarray(0, first),
    sealed.subarray(second, second + chunk),
    sealed.subarray(first, second),
    sealed.subarray(second + chunk),
  ]);
  const without = Buffer.concat([sealed.subarray(0, second), sealed.subarray(second + chunk)]);
  const cutAtChunk = sealed.subarray(0, second + chunk);
  for (const changed of [
    swapped,
    without,
    cutAtChunk,
    sealed.subarray(0, first),
    sealed.subarray(0, 40),
    Buffer.concat([sealed, Buffer.from([0])]),
  ])
    await expect(open(changed)).rejects.toThrow(/损坏/);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: sealed.length - sealedMark.length - 1 }), async (at) => {
      const changed = Buffer.from(sealed);
      changed[sealedMark.length + at] ^= 1;
      await expect(open(changed)).rejects.toThrow(/损坏/);
    }),
    { numRuns: 12 },
  );
});
