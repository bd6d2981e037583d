import { randomBytes } from 'node:crypto';
import { generateOrders } from '@ooh/city/commerce/orders';
import { unitKeyOf, type DemoOrder, type TradeInput } from '@ooh/city/commerce/trade';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { allMedia, allRegions } from '@ooh/contract/permission/wildcards';
import { createAccount } from '../administration/account/create-account.ts';
import { hashPassword } from '../administration/account/password.ts';
import type { Context } from '../context.ts';
import type { DbOrTransaction } from '../platform/storage/postgres/database.ts';
import { tradeAccounts, tradeBuyers } from './demo-organisations.ts';
import { readTradeCities, readTaken } from './trade-cities.ts';
import { writeOrders } from './write-orders.ts';

const demoOrders = 430;

/** Adds the firms of the trade and their users; those that are there stay. */
export async function seedTradeAccounts({ db }: Pick<Context, 'db'>): Promise<void> {
  const rows = await db.selectFrom('app_user').select('user_name').execute();
  const present = new Set(rows.map((row) => row.user_name));
  const lacking = tradeAccounts.filter((account) => !present.has(account.userName));
  // Without the demonstration accounts there is nothing to seed.
  if (lacking.length === 0 || !present.has('customer')) return;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  await db.transaction().execute(async (transaction) => {
    for (const account of lacking)
      await createAccount(transaction, { ...account, passwordHash, isDemo: true });
  });
}

async function readBuyers(db: DbOrTransaction): Promise<TradeInput['buyers']> {
  const users = await db.selectFrom('app_user').select(['id', 'user_name', 'organisation_id']).execute();
  const byName = new Map(users.map((user) => [user.user_name, user]));
  return tradeBuyers.flatMap(({ userName, scope, brandIds, weight }) => {
    const user = byName.get(userName);
    if (user === undefined) return [];
    return [
      {
        organisationId: user.organisation_id,
        ownerIds: [user.id],
        brandIds,
        cityCodes: scope.regionCodes.includes(allRegions) ? null : scope.regionCodes,
        mediumIds: scope.mediaIds.includes(allMedia) ? null : scope.mediaIds,
        weight,
      },
    ];
  });
}

/** Orders that the stores of a demonstration can bear: real faces and lines, free days, known buyers. */
async function inventOrders(db: DbOrTransaction, anchorDate: string, orders: number): Promise<DemoOrder[]> {
  const cities = await readTradeCities(db);
  const brands = await db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'name as brandName', 'industry'])
    .where('is_sample', '=', true)
    .orderBy('brand_id')
    .execute();
  const unitKeys = cities.flatMap((city) => city.units.map(unitKeyOf));
  const input: TradeInput = {
    seed: 1,
    anchorDate,
    orders,
    cities,
    brands,
    buyers: await readBuyers(db),
    taken: await readTaken(db, unitKeys, anchorDate),
  };
  return input.buyers.length === 0 ? [] : generateOrders(input);
}

/** Two years of orders around today with what they hold. Does nothing where there are orders of a demonstration. */
export async function seedOrders(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  const { db } = context;
  const present = await db
    .selectFrom('media_order')
    .select('order_id')
    .where('is_sample', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (present !== undefined) return;
  const anchorDate = chinaDate(context.now());
  await db.transaction().execute(async (transaction) => {
    const orders = await inventOrders(transaction, anchorDate, demoOrders);
    await writeOrders(transaction, orders, anchorDate);
  });
}
