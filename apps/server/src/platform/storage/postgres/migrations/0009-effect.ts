import { outcomeKinds } from '@ooh/contract/domain/effect';
import { sql, type Kysely } from 'kysely';

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const orderKey = `order_id uuid not null references media_order on delete cascade`;

const statements = [
  // What was computed of an order's items in a city; the fingerprint names everything that it rests on.
  `create table effect_result (
    ${orderKey},
    city_code text not null,
    fingerprint text not null,
    result jsonb not null,
    computed_at timestamptz not null,
    primary key (order_id, city_code, fingerprint)
  )`,
  // Conclusions are added, never changed: the newest is the one in force.
  `create table effect_conclusion (
    conclusion_id uuid primary key default uuidv7(),
    ${orderKey},
    version int not null check (version > 0),
    body text not null check (length(body) between 1 and 5000),
    author_id uuid not null references app_user,
    created_at timestamptz not null,
    unique (order_id, version)
  )`,
  `create table third_party_report (
    report_id uuid primary key default uuidv7(),
    ${orderKey},
    version int not null check (version > 0),
    attachment_id uuid not null references attachment,
    agency text not null,
    issued_on date not null,
    figures jsonb not null,
    note text,
    is_sample boolean not null,
    uploaded_by uuid not null references app_user,
    created_at timestamptz not null,
    unique (order_id, version)
  )`,
  // What people of a panel did before and after a campaign, by panel person of one release.
  `create table effect_outcome (
    ${orderKey},
    city_code text not null,
    panel_release_id text not null references data_release on delete cascade,
    kind text not null check (kind in (${oneOf(outcomeKinds)})),
    source text not null,
    is_sample boolean not null,
    person int not null check (person >= 0),
    placebo_count int not null check (placebo_count >= 0),
    before_count int not null check (before_count >= 0),
    after_count int not null check (after_count >= 0),
    primary key (order_id, city_code, kind, person)
  )`,
  `create table monitoring_task (
    task_id uuid primary key default uuidv7(),
    ${orderKey},
    city_code text not null,
    postings int not null check (postings > 0),
    shots text[] not null,
    due_on date not null,
    note text,
    requested_by uuid not null references app_user,
    created_at timestamptz not null
  )`,
  `create index monitoring_task_order on monitoring_task (order_id, created_at)`,
];

/** What campaigns brought: computed effects, conclusions, third parties' reports, outcomes, calls for photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
