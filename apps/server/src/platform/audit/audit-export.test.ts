import { expect, test } from 'vitest';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const admin = { as: 'admin' } as const;

async function linesOf(input: object): Promise<string[]> {
  const { status, bytes } = await service.callRaw('v1/admin/audit/export', input, admin);
  expect(status).toBe(200);
  return bytes.toString('utf8').split('\n').slice(0, -1);
}

interface Line {
  readonly seq: number;
  readonly action: string;
  readonly hash: string;
}

test('a system that reads on from the last number gets every entry once, in order, with its hash', async () => {
  for (let n = 0; n < 30; n += 1)
    await service.context.audit.record({ action: 'test.entry', actor: null, detail: { n } });
  const read: Line[] = [];
  for (;;) {
    const afterSeq = read.at(-1)?.seq ?? 0;
    const lines = await linesOf({ action: 'test.', afterSeq, limit: 7 });
    if (lines.length === 0) break;
    read.push(...lines.map((line) => JSON.parse(line) as Line));
  }
  const { rows } = await service.body('v1/admin/audit/list', { action: 'test.', pageSize: 200 }, admin);
  expect(read).toEqual(rows.toReversed());
  expect(read).toHaveLength(30);
});

test('the same in the Common Event Format, and every export is itself an entry', async () => {
  const lines = await linesOf({ action: 'test.', format: 'cef', limit: 3 });
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatch(/^CEF:0\|ooh-planner\|ooh-planner\|[^|]+\|test\.entry\|test\.entry\|3\|rt=\d+ /);
  const { rows } = await service.body('v1/admin/audit/list', { action: 'export.audit', pageSize: 1 }, admin);
  expect(rows[0]).toMatchObject({
    actorName: 'admin',
    detail: { format: 'cef', entries: 3, firstSeq: expect.any(Number) as number },
  });
});

test('the planner exports nothing', async () => {
  expect((await service.callRaw('v1/admin/audit/export', {}, { as: 'planner' })).status).toBe(404);
});
