import { basketBriefKinds } from '@ooh/contract/domain/basket-names';
import { sql, type Kysely } from 'kysely';

const kinds = basketBriefKinds.map((kind) => `'${kind}'`).join(', ');

const statements = [
  // One row a unit and form: who adds it again changes it, on whichever device.
  `create table basket_item (
    owner_id uuid not null references app_user on delete cascade,
    brief_kind text not null check (brief_kind in (${kinds})),
    brief_id text not null check ((brief_id = '') = (brief_kind = 'free')),
    item_key text not null,
    city_code text not null,
    medium_id int not null,
    form_id int not null,
    line_id text,
    deck text check (deck in ('single', 'double')),
    position_id text,
    face_id text,
    unit_name text not null,
    level text not null,
    quantity int not null check (quantity between 1 and 1000),
    start_date date not null,
    end_date date not null check (end_date >= start_date),
    discount_permille int check (discount_permille between 0 and 1000),
    changed_at timestamptz not null,
    primary key (owner_id, brief_kind, brief_id, item_key),
    foreign key (medium_id, form_id) references medium_form,
    check ((line_id is null) = (deck is null)),
    check ((line_id is null) <> (face_id is null))
  )`,
];

/** Media that a planner has collected for a plan, an order or nothing in particular. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
