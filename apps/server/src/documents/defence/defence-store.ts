import { createHash } from 'node:crypto';
import { defenceContent, type Defence, type DefenceContent } from '@ooh/contract/domain/defence';
import { readCityData } from '../../city-data/release/city-data.ts';
import type { Context } from '../../context.ts';
import { jsonb, type Db, type Selectable } from '../../platform/storage/postgres/database.ts';
import type { DefenceTable } from '../../platform/storage/postgres/tables/defence-tables.ts';
import type { DefenceAsked, DefenceSubject } from './defence-subject.ts';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * A hash of what a defence rests on: what its reader sees of the purchase, the choice behind it, the data in force, the
 * minimum cell and the version of the program. Sales of others are not in it: which vehicles were free, and so what other
 * budgets would reach, is as of the time when it was made.
 */
export async function defenceKey(
  { db, config }: Pick<Context, 'db' | 'config'>,
  subject: DefenceSubject,
): Promise<string> {
  const { head, audience, bought, proofs, chosenLines } = subject;
  const cityCodes = [...bought.items.keys()].sort();
  const data = await readCityData(db, cityCodes);
  return hashOf([
    [config.version, config.minimumCell],
    head,
    audience,
    cityCodes.map((cityCode) => [cityCode, bought.items.get(cityCode), data.get(cityCode)]),
    cityCodes.map((cityCode) => proofs.get(cityCode)),
    chosenLines.map((stored) => [
      stored.plan_id,
      stored.city_code,
      stored.delivery_version,
      stored.filter_version,
    ]),
  ]);
}

type Row = Pick<Selectable<DefenceTable>, 'defence_id' | 'fingerprint' | 'made_at' | 'content'>;

export function presentDefence({ defence_id, fingerprint, made_at, content }: Row): Defence {
  const { pairs: _pairs, ...shown } = defenceContent.parse(content);
  return { ...shown, defenceId: defence_id, fingerprint, madeAt: made_at.toISOString() };
}

/** The defence of a subject as it stands now; undefined before it was made. */
export const findDefence = (
  db: Db,
  { planId, orderId }: DefenceAsked,
  key: string,
): Promise<Row | undefined> =>
  db
    .selectFrom('defence')
    .select(['defence_id', 'fingerprint', 'made_at', 'content'])
    .where('key', '=', key)
    .where((where) =>
      orderId === undefined ? where('plan_id', '=', planId ?? '') : where('order_id', '=', orderId),
    )
    .executeTakeFirst();

/** Keeps a defence. One that was made meanwhile stays: links may show it. */
export async function keepDefence(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { planId, orderId }: DefenceAsked,
  made: { readonly key: string; readonly content: DefenceContent; readonly by: string },
): Promise<void> {
  await db
    .insertInto('defence')
    .values({
      order_id: orderId ?? null,
      plan_id: planId ?? null,
      key: made.key,
      content: jsonb(made.content),
      fingerprint: hashOf(made.content),
      made_by: made.by,
      made_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
