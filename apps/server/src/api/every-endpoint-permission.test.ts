import { readFileSync } from 'node:fs';
import { urlTemplateOf } from '@ooh/contract/core/endpoint';
import { registry, type CallKey } from '@ooh/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { createAccount } from '../administration/account/create-account.ts';
import { permissionMatrixFile } from '../administration/users/permission-matrix.ts';
import { permissionProfiles } from '../administration/users/permission-profiles.ts';
import { openSession } from '../platform/session/session.ts';
import { startTestService } from '../testing/test-service.ts';
import { callOf } from '../testing/wire.ts';

const service = startTestService();
const userIds = new Map<string, string>();

beforeAll(async () => {
  for (const { name, organisationKind, permission } of permissionProfiles) {
    const userId = await createAccount(service.context.db, {
      userName: `profile-${name}`,
      nickName: name,
      passwordHash: 'none',
      isDemo: true,
      organisation: { name: `组织 ${organisationKind}`, kind: organisationKind },
      role: { name: `角色 ${name}`, permission },
    });
    userIds.set(name, userId);
  }
});

function sessionOf(profile: string): Promise<{ token: string }> {
  const { db, now } = service.context;
  return openSession(db, { userId: userIds.get(profile)!, now: now(), hours: 1 });
}

const [head, ...lines] = readFileSync(permissionMatrixFile, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const keys = Object.keys(registry) as CallKey[];

test('the matrix has a line for every call and a column for every profile', () => {
  expect(head.slice(2)).toEqual(permissionProfiles.map(({ name }) => name));
  const hint = 'run `npm run permission-matrix` and read the difference';
  expect(lines.map(([method, address]) => `${method} ${address}`).toSorted(), hint).toEqual(
    keys.map((key) => `${callOf(key).method} ${urlTemplateOf(callOf(key))}`).toSorted(),
  );
});

test.each(permissionProfiles.map(({ name }, column) => [name, column] as const))(
  'the service answers %s as the matrix says',
  async (name, column) => {
    const written = new Map(lines.map((cells) => [`${cells[0]} ${cells[1]}`, cells[column + 2]]));
    const answered: Record<string, string> = {};
    const expected: Record<string, string | undefined> = {};
    const as = await sessionOf(name);
    for (const key of keys) {
      const call = callOf(key);
      if (call.permit === 'public') continue;
      // Input that no schema of a change takes: whoever is let in is refused for it before anything is done.
      const answer = await service.callRaw(key, ['not an object'], { as });
      expect(answer.status, key).not.toBe(403);
      answered[key] = answer.envelope?.code === '05' ? 'no' : 'yes';
      expected[key] = written.get(`${call.method} ${urlTemplateOf(call)}`);
    }
    expect(answered).toEqual(expected);
  },
);
