import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';
import { hostKeyText } from '../platform/outgoing/fetch-sftp.ts';

export interface SftpServer {
  readonly port: number;
  /** As OpenSSH prints it. */
  readonly hostKey: string;
  /** The one file that is served. */
  file: { readonly path: string; readonly bytes: Buffer; readonly changedSeconds: number };
  close(): Promise<void>;
}

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp;

/** An SFTP server in this process, with one account and one file. */
export async function openSftpServer(userName: string, password: string): Promise<SftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error || Array.isArray(parsed)) throw new Error('a key of its own is not read');
  const served: Pick<SftpServer, 'file'> = {
    file: { path: '/out/lines.csv', bytes: Buffer.alloc(0), changedSeconds: 0 },
  };
  const server = new ssh2.Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (attempt) => {
      const isRight =
        attempt.method === 'password' && attempt.username === userName && attempt.password === password;
      if (isRight) attempt.accept();
      else attempt.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        const attributes = () => ({
          mode: 0o100644,
          uid: 0,
          gid: 0,
          size: served.file.bytes.length,
          atime: served.file.changedSeconds,
          mtime: served.file.changedSeconds,
        });
        const stat = (id: number, path: string) =>
          path === served.file.path
            ? sftp.attrs(id, attributes())
            : sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        sftp.on('STAT', stat);
        sftp.on('LSTAT', stat);
        sftp.on('FSTAT', (id) => sftp.attrs(id, attributes()));
        sftp.on('OPEN', (id, path, flags) =>
          path === served.file.path && (flags & OPEN_MODE.READ) !== 0
            ? sftp.handle(id, Buffer.from('file'))
            : sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
        );
        sftp.on('READ', (id, _handle, offset, length) => {
          const part = served.file.bytes.subarray(offset, offset + length);
          if (part.length === 0) sftp.status(id, STATUS_CODE.EOF);
          else sftp.data(id, part);
        });
        sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(served, {
    port: (server.address() as AddressInfo).port,
    hostKey: hostKeyText(parsed.getPublicSSH()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
