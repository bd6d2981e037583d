import type { ByteSource } from './byte-source.ts';

export type TextEncoding = 'UTF-8' | 'GB18030' | 'Big5' | 'UTF-16LE' | 'UTF-16BE';

/** Share of undecodable characters among the non-ASCII ones up to which a text still counts as damaged UTF-8. */
const damagedShare = 0.02;

/**
 * Encoding of a text: by its byte order mark; else UTF-8 when (nearly) everything decodes as UTF-8; else
 * GB18030. Short GB18030 texts may happen to be valid UTF-8 (路 is C2 B7, ·): one that holds no Chinese as UTF-8
 * and nothing but Chinese as GB18030 is GB18030. UTF-16 without a mark shows in the zero bytes of its ASCII
 * characters, all at even or all at odd places. Reads the whole source once, so that a file whose first lines
 * are ASCII is not mistaken.
 * A text that is no UTF-8 is Big5 when it decodes as such and many of its two-byte characters end in a byte below 0x80, as
 * a third of those of Big5 do and next to none of simplified Chinese.
 * Null when the bytes are no text.
 */
export async function detectEncoding(source: ByteSource): Promise<TextEncoding | null> {
  const utf8 = new TextDecoder('utf-8');
  const gb = new TextDecoder('gb18030');
  const big5 = new TextDecoder('big5');
  const pairs = pairCounter();
  let [nonAscii, badUtf8, badGb, chineseUtf8, chineseGb, controls, started] = [0, 0, 0, 0, 0, 0, false];
  let badBig5 = 0;
  const count = (text: string, each: (code: number) => void): void => {
    for (let i = 0; i < text.length; i++) each(text.charCodeAt(i));
  };
  const countUtf8 = (code: number): void => {
    if (code > 127) nonAscii++;
    if (code === 0xfffd) badUtf8++;
    if (isChinese(code)) chineseUtf8++;
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) controls++;
  };
  const countGb = (code: number): void => {
    if (code === 0xfffd) badGb++;
    if (isChinese(code)) chineseGb++;
  };
  const countBig5 = (code: number): void => {
    if (code === 0xfffd) badBig5++;
  };
  for await (const chunk of source.chunks()) {
    if (!started) {
      const mark = byteOrderMark(chunk);
      if (mark) return mark;
      const wide = wideText(chunk);
      if (wide) return wide;
      started = true;
    }
    count(utf8.decode(chunk, { stream: true }), countUtf8);
    count(gb.decode(chunk, { stream: true }), countGb);
    count(big5.decode(chunk, { stream: true }), countBig5);
    pairs.see(chunk);
  }
  count(utf8.decode(), countUtf8);
  count(gb.decode(), countGb);
  count(big5.decode(), countBig5);
  if (controls > source.byteCount * damagedShare) return null;
  const isBig5 = badBig5 === 0 && pairs.lowShare() > big5Share;
  if (chineseUtf8 === 0 && chineseGb > 0 && badGb === 0) return isBig5 ? 'Big5' : 'GB18030';
  if (badUtf8 <= nonAscii * damagedShare) return 'UTF-8';
  if (isBig5) return 'Big5';
  return badGb <= nonAscii * damagedShare ? 'GB18030' : null;
}

/** Share of characters with a low second byte from which a text is Big5. */
const big5Share = 0.15;

/** Counts two-byte characters, and those whose second byte is below 0x80, over chunks. */
function pairCounter() {
  let [pairs, low, isSecond] = [0, 0, false];
  return {
    see(chunk: Uint8Array) {
      for (const byte of chunk) {
        if (isSecond) {
          pairs++;
          if (byte < 0x80) low++;
          isSecond = false;
        } else isSecond = byte >= 0x81;
      }
    },
    lowShare: () => (pairs === 0 ? 0 : low / pairs),
  };
}

const isChinese = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff;

function byteOrderMark([a, b, c]: Uint8Array): TextEncoding | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'UTF-8';
  if (a === 0xff && b === 0xfe) return 'UTF-16LE';
  if (a === 0xfe && b === 0xff) return 'UTF-16BE';
  return null;
}

/** Share of zero bytes at one parity from which bytes are UTF-16. */
const wideShare = 0.15;
/** The other parity may have some as well: 一, 开 and 最 end in a zero byte. */
const otherParityPart = 1 / 8;

function wideText(bytes: Uint8Array): TextEncoding | null {
  const pairs = bytes.length >> 1;
  if (pairs < 4) return null;
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  if (odd > pairs * wideShare && even <= odd * otherParityPart) return 'UTF-16LE';
  return even > pairs * wideShare && odd <= even * otherParityPart ? 'UTF-16BE' : null;
}

/** Zero characters fit into no column of text: they count as undecodable. */
export const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** The source as text; undecodable bytes become U+FFFD, a byte order mark is dropped. */
export async function* decodedText(source: ByteSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.chunks()) {
    const text = storable(decoder.decode(chunk, { stream: true }));
    if (text !== '') yield text;
  }
  const rest = storable(decoder.decode());
  if (rest !== '') yield rest;
}
