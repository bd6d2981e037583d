import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { AppError } from '../http/app-error.ts';
import { addressFor } from './public-address.ts';

export interface Fetched {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** By which the server tells whether the file is another one. */
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface Download {
  readonly url: URL;
  readonly userName: string | null;
  readonly secret: string | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly mostBytes: number;
  readonly openHosts: readonly string[];
  readonly signal: AbortSignal;
}

/** Name of the file: as the server says, or the last part of the address. */
function fileNameOf(url: URL, disposition: string | undefined): string {
  const told = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const name = told ?? url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name).slice(0, 200) || '下载的文件';
  } catch {
    return name.slice(0, 200) || '下载的文件';
  }
}

async function answerTo(options: Download): Promise<IncomingMessage> {
  const { url, userName, secret, etag, lastModified, openHosts, signal } = options;
  const isOpen = openHosts.includes(url.hostname.toLowerCase());
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOpen))
    throw new AppError('refused', '地址须以 https:// 开头');
  const address = await addressFor(url.hostname, openHosts);
  const authorization =
    secret === null
      ? undefined
      : userName === null
        ? `Bearer ${secret}`
        : `Basic ${Buffer.from(`${userName}:${secret}`).toString('base64')}`;
  const request: RequestOptions = {
    signal,
    headers: {
      ...(authorization && { authorization }),
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
    // The name is looked up once: what was checked is what is connected to.
    lookup: (_host, wanted, done) => {
      const family = isIP(address);
      if (typeof wanted === 'object' && wanted.all)
        (done as unknown as (error: null, all: object[]) => void)(null, [{ address, family }]);
      else done(null, address, family);
    },
  };
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    send(url, request, resolve).on('error', reject).end();
  });
}

/** Fetches a file of another server, at most so many bytes; null where it is the one fetched before. Follows no redirect. */
export async function download(options: Download): Promise<Fetched | null> {
  const answer = await answerTo(options).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new AppError('refused', `无法连接 ${options.url.host}${code ? `（${code}）` : ''}`);
  });
  const { statusCode = 0, headers } = answer;
  if (statusCode === 304) {
    answer.resume();
    return null;
  }
  if (statusCode !== 200) {
    answer.destroy();
    const moved = statusCode >= 300 && statusCode < 400 ? '，不跟随转向，请填写最终地址' : '';
    throw new AppError('refused', `${options.url.host} 答复 ${statusCode}${moved}`);
  }
  const parts: Buffer[] = [];
  let count = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    count += part.length;
    if (count > options.mostBytes) {
      answer.destroy();
      const megabytes = Math.floor(options.mostBytes / 1024 / 1024);
      throw new AppError('refused', `文件超过 ${megabytes} MB 的限制`);
    }
    parts.push(part);
  }
  return {
    fileName: fileNameOf(options.url, headers['content-disposition']),
    bytes: Buffer.concat(parts),
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}
