import { createHash } from 'node:crypto';
import SftpClient from 'ssh2-sftp-client';
import { AppError } from '../http/app-error.ts';
import type { Download, Fetched } from './download.ts';
import { addressFor } from './public-address.ts';

export interface SftpDownload extends Omit<Download, 'lastModified'> {
  /** SHA256:… of the server's key; another key is refused. */
  readonly hostKey: string;
}

const readyMilliseconds = 15_000;

/** A server's key as OpenSSH prints it. */
export const hostKeyText = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/**
 * Fetches a file by SFTP, at most so many bytes; null where size and time of change are those of the file fetched before.
 * The secret is a password or a private key.
 */
export async function fetchSftp(options: SftpDownload): Promise<Fetched | null> {
  const { url, userName, secret, hostKey, mostBytes, openHosts, signal } = options;
  const host = await addressFor(url.hostname, openHosts);
  const client = new SftpClient('import');
  let seenKey = '';
  const isKey = secret?.startsWith('-----BEGIN') ?? false;
  const stop = (): void => void client.end().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await client.connect({
      host,
      port: url.port === '' ? 22 : Number(url.port),
      username: userName ?? '',
      ...(isKey ? { privateKey: secret ?? '' } : { password: secret ?? '' }),
      readyTimeout: readyMilliseconds,
      hostVerifier: (key: Buffer) => {
        seenKey = hostKeyText(key);
        return seenKey === hostKey;
      },
    });
    const path = decodeURIComponent(url.pathname);
    const { size, modifyTime, isFile } = await client.stat(path);
    if (!isFile) throw new AppError('refused', `${path} 不是文件`);
    const etag = `${modifyTime}-${size}`;
    if (etag === options.etag) return null;
    if (size > mostBytes)
      throw new AppError('refused', `文件超过 ${Math.floor(mostBytes / 1024 / 1024)} MB 的限制`);
    const bytes = (await client.get(path)) as Buffer;
    if (bytes.length > mostBytes) throw new AppError('refused', '文件在读取时变大，请重试');
    return { fileName: path.split('/').at(-1) || '下载的文件', bytes, etag, lastModified: null };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (seenKey !== '' && seenKey !== hostKey)
      throw new AppError('refused', `${url.host} 的主机指纹是 ${seenKey}，与设置的不同`);
    throw new AppError('refused', `SFTP 失败：${(error as Error).message.slice(0, 200)}`);
  } finally {
    signal.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}
