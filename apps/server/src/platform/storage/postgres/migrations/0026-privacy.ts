import { sql, type Kysely } from 'kysely';

const statements = [
  `create table privacy_answer (
    answer_no bigint generated always as identity primary key,
    organisation_id uuid not null references organisation on delete cascade,
    place text not null,
    panel_persons int not null,
    shown int not null
  )`,
  `create index privacy_answer_place on privacy_answer (organisation_id, place, answer_no)`,
  `create table privacy_question (
    organisation_id uuid not null references organisation on delete cascade,
    day date not null,
    question text not null,
    primary key (organisation_id, day, question)
  )`,
];

/** What organisations were told and have asked under PRIVACY_MODE=strict. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
