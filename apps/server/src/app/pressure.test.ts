import { expect, test } from 'vitest';
import { openSession } from '../platform/session/session.ts';
import { startTestService } from '../testing/test-service.ts';

const service = startTestService();
const nothing = '0198c0de-0000-7000-8000-00000000dead';

async function tokensOf(user: 'planner' | 'customer', count: number): Promise<{ token: string }[]> {
  const { db, now } = service.context;
  const userId = service.userIds[user];
  return Promise.all(Array.from({ length: count }, () => openSession(db, { userId, now: now(), hours: 1 })));
}

test('a flood of writes and not-founds of one user, with many tokens, leaves others their answers', async () => {
  const tokens = await tokensOf('planner', 8);
  const [customer] = await tokensOf('customer', 1);
  let answered = 0;
  const counted = async (call: Promise<{ status: number }>) => {
    const { status } = await call;
    answered += 1;
    return status;
  };
  const flood = [
    ...Array.from({ length: 200 }, (_, at) =>
      counted(
        service.call(
          'v1/favourites/change',
          { kind: 'position', add: [`p-${at}`] },
          { as: tokens[at % tokens.length] },
        ),
      ),
    ),
    ...Array.from({ length: 1000 }, (_, at) =>
      counted(
        service.call(
          'ai-option-mode/getBasePlanDetail',
          { planId: nothing },
          { as: tokens[at % tokens.length] },
        ),
      ),
    ),
  ];
  for (let round = 0; round < 5; round += 1) {
    expect((await service.call('account/get-user-info', {}, { as: customer })).status).toBe(200);
    const add = [`own-${round}`];
    const write = service.call('v1/favourites/change', { kind: 'position', add }, { as: customer });
    expect((await write).status).toBe(200);
  }
  expect(answered, 'what was sent later is answered before').toBeLessThan(flood.length / 2);
  const statuses = await Promise.all(flood);
  expect(new Set(statuses.slice(0, 200))).toEqual(new Set([200]));
  expect(new Set(statuses.slice(200))).toEqual(new Set([404]));
  const { rows } = await service.body(
    'v1/admin/audit/list',
    { action: 'call.not-found', pageSize: 1 },
    { as: 'admin' },
  );
  expect(rows).toHaveLength(1);
  expect(await service.context.audit.firstBroken()).toBeNull();
});
