import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** What has a pack for its audience, or names it in its rule. */
export interface PackUse {
  readonly of: 'plan' | 'order' | 'pack';
  readonly id: string;
  readonly no: string;
  readonly name: string;
  readonly organisationId: string;
  readonly packId: string;
}

/** Everything that rests on some packs, the newest first; nobody's grants are asked here. */
export async function usesOfPacks(db: DbOrTransaction, packIds: readonly string[]): Promise<PackUse[]> {
  if (packIds.length === 0) return [];
  const { rows } = await sql<PackUse>`
    with asked as (select unnest(${[...packIds]}::text[]) as pack_id)
    select used.of, used.id, used.no, used.name, used."organisationId", asked.pack_id as "packId"
    from asked cross join lateral (
      select 'plan' as of, plan_id::text as id, plan_no as no, name, organisation_id as "organisationId", updated_at
        from smart_plan where brief -> 'targetAudience' ? 'packId'
          and brief -> 'targetAudience' ->> 'packId' = asked.pack_id and not is_archived
      union all
      select 'order', order_id::text, order_no, name, organisation_id, updated_at
        from media_order where audience ? 'packId' and audience ->> 'packId' = asked.pack_id
      union all
      select 'pack', pack_id::text, pack_no, name, organisation_id, updated_at
        from crowd_pack where source_ids @> array[asked.pack_id]
    ) as used
    order by used.updated_at desc`.execute(db);
  return rows;
}

/** Uses in words: 「2 个订单、1 个方案」. */
export function usesText(uses: readonly PackUse[]): string {
  const words = { order: '个订单', plan: '个方案', pack: '个人群包' } as const;
  const count = (of: PackUse['of']) => uses.filter((use) => use.of === of).length;
  return (['order', 'plan', 'pack'] as const)
    .filter((of) => count(of) > 0)
    .map((of) => `${count(of)} ${words[of]}`)
    .join('、');
}

const mostNamed = 5;

/** The first uses by number and name, for a message. */
export const namesOf = (uses: readonly PackUse[]): string =>
  `${uses
    .slice(0, mostNamed)
    .map(({ no, name }) => `${no} ${name}`)
    .join('、')}${uses.length > mostNamed ? ' 等' : ''}`;

/**
 * Writes name and edition of a pack into the audiences of plans and orders that it is. `isNew`: its persons have changed,
 * so that computed plans are out of date.
 */
export async function tellUsesOfPack(
  db: DbOrTransaction,
  pack: { readonly packId: string; readonly name: string; readonly edition: number },
  isNew: boolean,
): Promise<void> {
  const told = JSON.stringify({ packName: pack.name, packEdition: pack.edition });
  const reason = `目标人群「${pack.name}」已重新计算`;
  await sql`
    update smart_plan set
      brief = jsonb_set(brief, '{targetAudience}', brief -> 'targetAudience' || ${told}::jsonb),
      state = case when ${isNew} and state = 'ready' then 'stale' else state end,
      state_reason = case when ${isNew} and state = 'ready' then ${reason} else state_reason end
    where brief -> 'targetAudience' ? 'packId' and brief -> 'targetAudience' ->> 'packId' = ${pack.packId}`.execute(
    db,
  );
  await sql`
    update media_order set audience = audience || ${told}::jsonb
    where audience ? 'packId' and audience ->> 'packId' = ${pack.packId}`.execute(db);
}
