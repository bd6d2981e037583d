import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { idHash, personIds } from '../planning/pack/panel-identity.ts';
import { insertRelease, setState } from '../city-data/release/data-release-store.ts';
import type { KindFile } from './kind-files.ts';
import { smallRelease } from './small-city.ts';
import { smallOrder } from './small-order.ts';
import type { TestService } from './test-service.ts';

const cityCode = '440300';
const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const orderNo = 'DD2611010001';
const units = 14;

/** An order of fourteen faces with all postings pending. */
async function stageOrder(service: TestService): Promise<void> {
  const { db, now } = service.context;
  const waiting = { state: 'pending', posted_on: null, taken_down_on: null, creative: null, note: null };
  const reset = await db
    .updateTable('media_posting')
    .set({ ...waiting, state: 'pending', damage: null, updated_at: now() })
    .executeTakeFirst();
  if (Number(reset.numUpdatedRows) > 0) return;
  await seedSampleBrands(db);
  const { orderId } = await smallOrder(service, {
    items: range(units).map((i) => ({
      cityCode,
      mediumId: 5,
      faceId: `face-${i}`,
      positionId: `position-${i}`,
      unitName: `科苑路${i + 1}号候车亭`,
      fromDay: -10,
      toDay: 17,
      units: [{ state: 'pending' }],
    })),
  });
  await db.updateTable('media_order').set({ order_no: orderNo }).where('order_id', '=', orderId).execute();
}

const persons = 200;
const idsOfPack = 70;

/** A panel and a network, as far as a list of ids asks for them. */
async function stagePanel({ context: { db } }: TestService): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const [kind, counts] of [
      ['panel', { persons }],
      ['bus-lines', { lines: 1 }],
    ] as const) {
      const releaseId = await insertRelease(
        transaction,
        smallRelease(kind, cityCode, `${kind}-staged`, counts),
      );
      await setState(transaction, releaseId, 'current');
    }
  });
}

/** Small valid files of kinds whose rows refer to existing data. */
export const stagedFiles: readonly KindFile[] = [
  {
    kind: 'as-run',
    stored: { store: 'postings', counted: 'postings' },
    stage: stageOrder,
    columns: ['订单号', '点位名称', '序号', '状态', '实际下刊', '备注'],
    rows: range(units).map((i) => [
      orderNo,
      `科苑路${i + 1}号候车亭`,
      '1',
      ['漏刊', '待上刊'][i % 2],
      '',
      `第${i + 1}次巡查`,
    ]),
  },
  {
    kind: 'crowd-packs',
    stored: { store: 'postgres', table: 'crowd_pack', counted: 'packs' },
    stage: stagePanel,
    columns: ['人群包', 'sha256', '算法'],
    rows: range(2 * idsOfPack).map((i) => [
      ['会员', '访客'][i % 2],
      idHash(personIds(cityCode, i)[i % 2], i % 2 === 0 ? 'sha256' : 'md5'),
      ['SHA-256', 'MD5'][i % 2],
    ]),
  },
];
