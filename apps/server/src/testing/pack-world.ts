import type { CallInput, CallOutput } from '@ooh/contract/registry';
import type { Job } from '@ooh/contract/domain/job';
import { afterAll, beforeAll } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { inflateMembers } from '../measurement/crowd/member-bits.ts';
import { administratorPermission } from '../administration/users/demo-roles.ts';
import { jobEnd } from './import-file.ts';
import { signInAs } from './seeded-plan.ts';
import { seedSmallCity, type SmallCity } from './small-city.ts';
import { openTestService, type TestService } from './test-service.ts';

export type PackRule = CallInput<'v1/crowd-packs'>['rule'];
type Made = CallOutput<'v1/crowd-packs'>;

/** A small Shenzhen for creating packs, with a user of another organisation. */
export interface PackWorld {
  readonly cityCode: string;
  readonly service: TestService;
  readonly city: SmallCity;
  readonly stranger: { token: string };
  make(rule: PackRule, over?: object): Promise<Made>;
  /** Makes a pack and waits for its job. */
  computed(rule: PackRule, over?: object): Promise<Made & { job: Job }>;
  membersOf(packId: string): Promise<number[]>;
  isWoman(person: number): boolean;
  ids(): number[];
}

export const women = { groups: [{ conditions: [{ labelIds: [102] }] }] };

/** Opens the world before the tests of a file and closes it after them; ask for it inside a test. */
export function packWorld(): () => PackWorld {
  const cityCode = '440300';
  let world: PackWorld | undefined;
  beforeAll(async () => {
    const service = await openTestService();
    await seedSampleBrands(service.context.db);
    const city = await seedSmallCity(service.context, cityCode, { persons: 1200, lines: 6 });
    const organisation = { name: '另一家公司', kind: 'agency' as const };
    const stranger = await signInAs(service, 'stranger', administratorPermission, organisation);
    const make = (rule: PackRule, over: object = {}) =>
      service.body('v1/crowd-packs', { name: '测试包', cityCodes: [cityCode], rule, ...over });
    const { persons } = city.panel;
    world = {
      cityCode,
      service,
      city,
      stranger,
      make,
      async computed(rule, over) {
        const pack = await make(rule, over);
        return { ...pack, job: await jobEnd(service, pack.jobId, 'planner') };
      },
      async membersOf(packId) {
        const row = await service.context.db
          .selectFrom('crowd_pack_city')
          .select('members')
          .where('pack_id', '=', packId)
          .executeTakeFirstOrThrow();
        const bits = inflateMembers(row.members, persons.length);
        return persons.flatMap(({ person }) =>
          ((bits[person >> 3] >> (person & 7)) & 1) === 1 ? [person] : [],
        );
      },
      isWoman: (p) => persons[p].labels.includes(102),
      ids: () => persons.map(({ person }) => person),
    };
  });
  afterAll(() => world?.service.close());
  return () => world!;
}
