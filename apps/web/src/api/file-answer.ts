import { parseEnvelope } from './answer.ts';
import type { CallResult } from './call-types.ts';

export interface DownloadedFile {
  readonly file: Blob;
  readonly fileName: string;
}

/**
 * File name in a Content-Disposition header: `filename*` (RFC 5987, any charset the browser decodes) wins
 * over `filename` (quoted or bare, percent-encoded or not). Path separators and control characters are
 * replaced, so the name never points into another folder.
 */
export function fileNameOf(disposition: string): string {
  const extended = /filename\*\s*=\s*([\w-]+)'[^']*'([^;]+)/i.exec(disposition);
  const plain = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(disposition);
  const name = extended
    ? decode(extended[2].trim(), extended[1])
    : decode((plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim(), 'utf-8');
  // eslint-disable-next-line no-control-regex
  const safe = name.replaceAll(/[\u0000-\u001f/\\]/g, '_').trim();
  return safe === '' || safe === '.' || safe === '..' ? '下载文件' : safe;
}

function decode(text: string, charset: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = /^%([0-9a-f]{2})/i.exec(text.slice(at, at + 3));
    if (hex) {
      bytes.push(Number.parseInt(hex[1], 16));
      at += 2;
    } else {
      bytes.push(...new TextEncoder().encode(text[at]));
    }
  }
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/**
 * A download is tried as JSON first: an envelope is the server's own answer, anything else is the file,
 * with code "01", its name from the header and the given message. Only a body that begins with `{` can be
 * an envelope, so large binary files are not read as text.
 */
export async function readFileAnswer(
  blob: Blob,
  disposition: string,
  message = '',
): Promise<CallResult<DownloadedFile>> {
  const opening = (await blob.slice(0, 16).text()).trimStart();
  const envelope = opening.startsWith('{') ? parseEnvelope(await blob.text()) : undefined;
  if (envelope) return { ...envelope, body: null };
  return { code: '01', message, body: { file: blob, fileName: fileNameOf(disposition) } };
}
