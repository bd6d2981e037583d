import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { WordMeanings } from '../../city-data/imports/source/rewrite-cells.ts';

/** What the words of files mean to an organisation, by field. */
export async function readMeanings(db: DbOrTransaction, organisationId: string): Promise<WordMeanings> {
  const rows = await db
    .selectFrom('import_word')
    .select(['field', 'word', 'value'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const meanings: Record<string, Record<string, string>> = {};
  for (const { field, word, value } of rows) (meanings[field] ??= {})[word] = value;
  return meanings;
}

export interface WordChoice {
  readonly field: string;
  readonly word: string;
  /** Null forgets what the word meant. */
  readonly value: string | null;
}

/** Remembers what words mean for the user's organisation. */
export async function rememberWords(
  db: DbOrTransaction,
  user: SignedInUser,
  choices: readonly WordChoice[],
  at: Date,
): Promise<void> {
  for (const { field, word, value } of choices) {
    const own = { organisation_id: user.organisationId, field, word };
    if (value === null)
      await db
        .deleteFrom('import_word')
        .where('organisation_id', '=', own.organisation_id)
        .where('field', '=', field)
        .where('word', '=', word)
        .execute();
    else
      await db
        .insertInto('import_word')
        .values({ ...own, value, set_by: user.userId, set_at: at })
        .onConflict((conflict) =>
          conflict
            .columns(['organisation_id', 'field', 'word'])
            .doUpdateSet({ value, set_by: user.userId, set_at: at }),
        )
        .execute();
  }
}
