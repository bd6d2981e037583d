import { sql, type Kysely } from 'kysely';

const statements = [
  // Answers of before held exact numbers, and were not counted by release.
  'drop table privacy_answer',
  'drop table privacy_question',
  `create table privacy_answer (
    answer_no bigint generated always as identity primary key,
    place text not null,
    element text not null,
    noised int not null,
    shown int not null
  )`,
  'create index privacy_answer_place on privacy_answer (place, answer_no)',
  `create table privacy_family (
    organisation_id uuid not null references organisation on delete cascade,
    release text not null,
    level text not null check (level in ('city', 'place')),
    family text not null,
    primary key (organisation_id, release, family)
  )`,
];

/** What was told under PRIVACY_MODE=strict, and which families of questions every organisation has asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
