import { damageKinds } from '@ooh/contract/domain/monitoring';
import { sql, type Kysely } from 'kysely';

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

const statements = [
  // What is wrong with a damaged unit.
  `alter table media_posting add column damage text check (damage in (${oneOf(damageKinds)}))`,
  `alter table media_posting add constraint media_posting_damage_state check (damage is null or state = 'damaged')`,
  // Days of a make-good, where they are not those of the item.
  `alter table media_posting add column planned daterange
    check (not isempty(planned) and not lower_inf(planned) and not upper_inf(planned))`,
  // An accepted make-good with what it was to restore; its postings and bookings refer to it.
  `create table make_good (
    make_good_id uuid primary key default uuidv7(),
    order_id uuid not null references media_order on delete cascade,
    city_code text not null,
    outcome text not null check (outcome in ('restored', 'partly')),
    promised_reach_share double precision not null,
    actual_reach_share double precision not null,
    restored_reach_share double precision not null,
    cost_fen bigint not null check (cost_fen >= 0),
    note text,
    accepted_by uuid not null references app_user,
    accepted_at timestamptz not null
  )`,
  `create index make_good_order on make_good (order_id, city_code)`,
  `alter table media_posting add column make_good_id uuid references make_good on delete set null`,
  `alter table media_booking add column make_good_id uuid references make_good on delete set null`,
];

/** Kinds of damage, and make-goods that were accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
