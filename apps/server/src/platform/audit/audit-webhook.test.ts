import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../storage/postgres/database.ts';
import { startTestService } from '../../testing/test-service.ts';
import { anchorChain } from './check-chain.ts';

const service = startTestService();
const admin = { as: 'admin' } as const;
const key = 'key-of-the-log-server-in-tests';

interface Received {
  readonly body: string;
  readonly signature: string | undefined;
}
const received: Received[] = [];
let status = 204;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
    request.on('end', () => {
      received.push({ body, signature: request.headers['x-signature'] as string | undefined });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const anchoring = () => {
  const { port } = server.address() as AddressInfo;
  const { context } = service;
  const auditWebhook = { url: `http://127.0.0.1:${port}/anchors`, key };
  return anchorChain({ ...context, config: { ...context.config, auditWebhook } });
};

const record = (n: number) =>
  service.context.audit.record({ action: 'test.entry', actor: null, detail: { n } });

const verify = (anchor?: { seq: number; hash: string }) =>
  service.body('v1/admin/audit/verify', anchor === undefined ? {} : { anchor }, admin);

test('the end of the chain is sent, signed, and the log server that fails stops nothing', async () => {
  await record(1);
  await anchoring();
  const { body, signature } = received[0];
  const last = await service.context.db
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(body)).toEqual({
    product: 'ooh-planner',
    at: expect.any(String) as string,
    seq: last.seq,
    hash: last.hash.toString('hex'),
  });
  expect(signature).toBe(`sha256=${createHmac('sha256', key).update(body).digest('hex')}`);
  status = 500;
  await expect(anchoring()).resolves.toBeUndefined();
  expect(received).toHaveLength(2);
  status = 204;
});

test('an old backup, put back without its anchors, is found by what the log server has', async () => {
  for (let n = 2; n < 6; n += 1) await record(n);
  await anchoring();
  const { seq, hash } = JSON.parse(received.at(-1)!.body) as { seq: number; hash: string };
  expect(await verify({ seq, hash })).toMatchObject({ isWhole: true, isAnchorKnown: true });
  expect(await verify()).toMatchObject({ isWhole: true, isAnchorKnown: null });

  // As a backup of before has it: fewer entries, no checks and no anchors of later.
  await sql`delete from audit_log where seq >= ${seq}`.execute(service.context.db);
  await sql`delete from audit_check`.execute(service.context.db);
  await rm(join(service.context.config.dataDir, 'audit-anchors'));
  expect(await verify(), 'by itself it is whole').toMatchObject({ isWhole: true });
  expect(await verify({ seq, hash })).toMatchObject({ isWhole: false, isAnchorKnown: false });
  // What is written later at the same number is another entry.
  for (let n = 0; n < 6; n += 1) await record(n);
  expect(await verify({ seq, hash })).toMatchObject({ isAnchorKnown: false });
});
