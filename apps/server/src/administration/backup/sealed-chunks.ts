import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '../../platform/http/app-error.ts';

/**
 * Encryption with a passphrase, for files that are written once. A header: mark, salt, and an HMAC-SHA-256 of both. Then
 * chunks of AES-256-GCM with their tags. The nonce of a chunk is its number, and says whether it is the last (STREAM of Hoang,
 * Reyhanitabar, Rogaway and Vizár, 2015): chunks can be neither changed, exchanged, left out nor cut off. The header is authenticated
 * with every chunk. Keys are derived by scrypt (N = 2¹⁷, r = 8, p = 1) and HKDF.
 */
export const sealedMark = Buffer.from('OOH-SEALED-1\n', 'latin1');

const saltBytes = 16;
const macBytes = 32;
const headerBytes = sealedMark.length + saltBytes + macBytes;
const tagBytes = 16;
const chunkBytes = 1024 * 1024;
const algorithm = 'aes-256-gcm';
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const;

const scryptOf = promisify<string, Uint8Array, number, typeof cost, Buffer>(scrypt);

/** Makes 32 bytes of a passphrase and a salt, slowly. */
export type Stretch = (passphrase: string, salt: Uint8Array) => Promise<Uint8Array>;

const stretchByScrypt: Stretch = (passphrase, salt) => scryptOf(passphrase, salt, 32, cost);

interface Keys {
  readonly content: Uint8Array;
  readonly header: Uint8Array;
}

async function keysOf(passphrase: string, salt: Uint8Array, stretch: Stretch): Promise<Keys> {
  // Typed on another keyboard, the same passphrase may be other code points.
  const secret = await stretch(passphrase.normalize('NFKC'), salt);
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, salt, purpose, 32));
  return { content: derive('content'), header: derive('header') };
}

const macOf = (head: Uint8Array, key: Uint8Array): Buffer => createHmac('sha256', key).update(head).digest();

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(Math.floor(chunk / 2 ** 32), 3);
  nonce.writeUInt32BE(chunk % 2 ** 32, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of one size, the last one shorter or of that size too; one empty piece of nothing. */
async function* piecesOf(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    held = held.length === 0 ? Buffer.from(part) : Buffer.concat([held, part]);
    // A whole piece is held back: whether it is the last is known only with what follows.
    for (; held.length > size; held = held.subarray(size))
      yield { bytes: held.subarray(0, size), isLast: false };
  }
  yield { bytes: held, isLast: true };
}

/** Encrypts a stream with a passphrase. */
export async function* sealChunks(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  stretch = stretchByScrypt,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes);
  const keys = await keysOf(passphrase, salt, stretch);
  const head = Buffer.concat([sealedMark, salt]);
  const header = Buffer.concat([head, macOf(head, keys.header)]);
  yield header;
  let number = 0;
  for await (const { bytes, isLast } of piecesOf(source, chunkBytes)) {
    const cipher = createCipheriv(algorithm, keys.content, nonceOf(number++, isLast));
    cipher.setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

const damaged = () => new AppError('refused', '备份文件不完整或已损坏 (incomplete or damaged backup)');

/** Takes the first bytes of a stream, and gives the rest of it. */
async function behead(
  source: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ head: Buffer; rest: AsyncGenerator<Uint8Array> }> {
  const parts = source[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  while (held.length < length) {
    const next = await parts.next();
    if (next.done) break;
    held = Buffer.concat([held, next.value]);
  }
  const rest = (async function* () {
    if (held.length > length) yield held.subarray(length);
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
  })();
  return { head: held.subarray(0, length), rest };
}

async function* decrypted(
  rest: AsyncIterable<Uint8Array>,
  key: Uint8Array,
  header: Buffer,
): AsyncGenerator<Uint8Array> {
  let number = 0;
  for await (const { bytes, isLast } of piecesOf(rest, chunkBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw damaged();
    const decipher = createDecipheriv(algorithm, key, nonceOf(number++, isLast));
    decipher.setAAD(header);
    decipher.setAuthTag(bytes.subarray(bytes.length - tagBytes));
    try {
      yield Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - tagBytes)), decipher.final()]);
    } catch {
      throw damaged();
    }
  }
}

/**
 * Decrypts a stream of `sealChunks`; every chunk is verified before it is given. One that is not encrypted is given as it is.
 * Refuses a missing or wrong passphrase, and a changed or shortened stream.
 */
export async function openChunks(
  source: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
  stretch = stretchByScrypt,
): Promise<AsyncIterable<Uint8Array>> {
  const { head: mark, rest: body } = await behead(source, sealedMark.length);
  if (!mark.equals(sealedMark))
    return (async function* () {
      yield mark;
      yield* body;
    })();
  if (passphrase === undefined)
    throw new AppError('refused', '备份已加密，请设置 BACKUP_PASSPHRASE (encrypted: set BACKUP_PASSPHRASE)');
  const { head: more, rest } = await behead(body, headerBytes - sealedMark.length);
  if (more.length < headerBytes - sealedMark.length) throw damaged();
  const salt = more.subarray(0, saltBytes);
  const keys = await keysOf(passphrase, salt, stretch);
  const signed = macOf(Buffer.concat([mark, salt]), keys.header);
  if (!timingSafeEqual(signed, more.subarray(saltBytes)))
    throw new AppError(
      'refused',
      'BACKUP_PASSPHRASE 不正确，或备份文件开头已损坏 (wrong passphrase, or a damaged header)',
    );
  return decrypted(rest, keys.content, Buffer.concat([mark, more]));
}
