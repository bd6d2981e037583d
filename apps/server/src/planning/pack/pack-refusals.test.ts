import { registry, type CallKey } from '@ooh/contract/registry';
import { expect, test } from 'vitest';
import type { CallAnswer } from '../../testing/test-service.ts';
import { packWorld, women, type PackRule } from '../../testing/pack-world.ts';

const worldOf = packWorld();
const unknownId = '00000000-0000-4000-8000-000000000000';
const rule: PackRule = { parts: [{ kind: 'labels', targetAudience: women }] };

/** An example of a call, about Shenzhen and about a pack wherever it names a pack or an audience. */
function askedAbout(example: unknown, packId: string): unknown {
  if (Array.isArray(example)) return example.map((item) => askedAbout(item, packId));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      if (name === 'targetAudience') return [name, { groups: [], packId }];
      if (name === 'rule') return [name, { parts: [{ kind: 'pack', join: 'and', packId }] }];
      if (name === 'packId') return [name, packId];
      if (name === 'packIds') return [name, [packId]];
      if (name === 'cityCode' || name === 'city') return [name, '440300'];
      if (name === 'cityCodes') return [name, ['440300']];
      return [name, askedAbout(value, packId)];
    }),
  );
}

const exampleOf = (key: CallKey): unknown => registry[key].example.input;
const takesPack = (key: CallKey): boolean => {
  const text = JSON.stringify(askedAbout({ input: exampleOf(key), ...audienceOf(key) }, 'asked-pack'));
  return text.includes('asked-pack');
};

/** Audiences that a call takes and its example leaves out. */
function audienceOf(key: CallKey): object {
  const { shape } = registry[key].input as unknown as { shape?: object };
  const names = Object.keys(shape ?? {});
  return {
    ...(names.includes('targetAudience') ? { targetAudience: {} } : {}),
    ...(names.includes('audience') ? { audience: {} } : {}),
  };
}

test('every call that takes a pack answers that of another organisation like an unknown one', async () => {
  const { service, computed, stranger } = worldOf();
  const { packId } = await computed(rule);
  const calls = (Object.keys(registry) as CallKey[]).filter(takesPack);
  const differing: string[] = [];
  let notFound = 0;
  for (const key of calls) {
    const ask = async (id: string) => {
      const input = askedAbout({ ...(exampleOf(key) as object), ...audienceOf(key) }, id);
      const { status, envelope }: CallAnswer<CallKey> = await service.callRaw(key, input, { as: stranger });
      const { code, message, body } = envelope;
      return JSON.stringify({ status, code, message, body }).replaceAll(id, 'asked-pack');
    };
    const [unknown, foreign] = [await ask(unknownId), await ask(packId)];
    if (foreign !== unknown) differing.push(`${key}: ${foreign.slice(0, 200)} | ${unknown.slice(0, 200)}`);
    if (foreign.includes('未找到人群包')) notFound++;
  }
  expect(differing).toEqual([]);
  expect(calls.length).toBeGreaterThan(50);
  // The others are refused before the pack is looked for, or list what they find.
  expect(notFound).toBeGreaterThan(calls.length / 3);
});

test('a ring that crosses itself is refused by a rule, and nothing of it is kept', async () => {
  const { service, cityCode } = worldOf();
  const bow: [number, number][] = [
    [114.0, 22.5],
    [114.1, 22.6],
    [114.1, 22.5],
    [114.0, 22.6],
  ];
  const crossing: PackRule = { parts: [{ kind: 'place', rings: [bow] }] };
  const count = () =>
    service.context.db
      .selectFrom('crowd_pack')
      .select('pack_id')
      .execute()
      .then(({ length }) => length);
  const before = await count();
  const estimated = await service.call('v1/crowd-packs/estimate', { cityCodes: [cityCode], rule: crossing });
  const made = await service.call('v1/crowd-packs', {
    name: '交叉',
    cityCodes: [cityCode],
    rule: crossing,
  });
  for (const { envelope } of [estimated, made]) {
    expect(envelope).toMatchObject({ code: '10', message: '围栏自相交或不成面，请重新绘制' });
  }
  expect(await count()).toBe(before);
});

test('a list that is cut, too large or without hashes leaves nothing', async () => {
  const { service, cityCode } = worldOf();
  const count = () =>
    service.context.db
      .selectFrom('crowd_pack_upload')
      .select('upload_id')
      .execute()
      .then(({ length }) => length);
  const before = await count();
  const token = await service.tokenOf('planner');
  const head = '--x\r\ncontent-disposition: form-data; name="cityCode"\r\n\r\n440300\r\n';
  const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  const cut = await service.app.inject({
    method: 'POST',
    url: '/api/v1/crowd-packs/uploads',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    // The closing boundary never comes.
    payload: `${head}${file}${'0'.repeat(64)}\r\n`,
  });
  expect(cut.statusCode).toBeGreaterThanOrEqual(400);
  const plain = await service.upload(
    'v1/crowd-packs/uploads',
    { cityCode },
    { fileName: '明文.csv', bytes: Buffer.from('手机号\n13800000000') },
  );
  expect(plain.envelope.message).toContain('请勿上传明文');
  expect(await count()).toBe(before);
});
