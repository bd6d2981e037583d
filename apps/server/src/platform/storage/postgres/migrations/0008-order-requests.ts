import { sql, type Kysely } from 'kysely';

const statements = [
  // Written in the transaction of the effect that it stands for: whoever repeats the request waits for it here.
  // The answer is json, not jsonb, so that it is given again letter by letter.
  `create table idempotency_key (
    user_id uuid not null references app_user on delete cascade,
    key text not null,
    input_hash text not null,
    answer json,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_key_age on idempotency_key (created_at)`,
  `create index media_booking_expiry on media_booking (expires_at) where state = 'hold' and is_in_force`,
  `create index media_booking_city on media_booking (city_code) where release_id is null and is_in_force`,
];

/** Requests that must have one effect however often they arrive, and holds in the order in which they run out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
