import type { Context } from '../../context.ts';
import { stableId } from '../../platform/storage/stable-id.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { PostgresWriter } from './import-kind.ts';
import type { Picture } from './source/read-pictures.ts';

/** A picture is kept once for each owner: the same bytes have the same id. */
export const pictureId = (ownerId: string, sha256: string): string => stableId('picture', ownerId, sha256);

/** Pictures that releases in force hold already, whoever brought them: an import that brings them again names the same ones. */
export interface HeldPictures {
  /** The id under which a record holds a picture, or under which another does. */
  idOf(recordId: string, sha256: string): string | undefined;
  has(sha256: string): boolean;
}

export function heldPictures(
  rows: readonly { readonly recordId: string; readonly sha256: string; readonly id: string }[],
): HeldPictures {
  const own = new Map(rows.map(({ recordId, sha256, id }) => [`${recordId}|${sha256}`, id]));
  const any = new Map(rows.map(({ sha256, id }) => [sha256, id]));
  return {
    idOf: (recordId, sha256) => own.get(`${recordId}|${sha256}`) ?? any.get(sha256),
    has: (sha256) => any.has(sha256),
  };
}

export interface PictureFiles {
  /** The rows of some of the pictures, by SHA-256; those that are there stay. */
  insert(transaction: DbOrTransaction, wanted: ReadonlySet<string>): Promise<void>;
  insertAll(transaction: DbOrTransaction): Promise<void>;
  /** How the bytes are kept before the rows are written, and left if they are not. */
  kept(stores: Pick<Context, 'files' | 'db'>): Pick<PostgresWriter, 'keepFiles' | 'dropFiles'>;
}

/** The pictures of an archive as attachments of their owner. */
export function pictureFiles(ownerId: string, pictures: readonly Picture[]): PictureFiles {
  const bySha = new Map(pictures.map((picture) => [picture.sha256, picture]));
  const idOf = ({ sha256 }: Picture): string => pictureId(ownerId, sha256);
  const rowOf = (picture: Picture) => ({
    id: idOf(picture),
    owner_id: ownerId,
    purpose: 'import',
    file_name: picture.fileName.slice(-200),
    media_type: picture.mediaType,
    byte_count: picture.bytes.length,
    sha256: picture.sha256,
  });
  const insert = async (transaction: DbOrTransaction, wanted: Iterable<string>): Promise<void> => {
    const rows = [...wanted].flatMap((sha256) => {
      const picture = bySha.get(sha256);
      return picture === undefined ? [] : [rowOf(picture)];
    });
    if (rows.length === 0) return;
    await transaction
      .insertInto('attachment')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  };
  return {
    insert,
    insertAll: (transaction) => insert(transaction, bySha.keys()),
    kept: ({ files, db }) => ({
      async keepFiles() {
        for (const picture of bySha.values()) await files.put(idOf(picture), picture.bytes);
      },
      async dropFiles() {
        for (const picture of bySha.values()) {
          const id = idOf(picture);
          const row = await db.selectFrom('attachment').select('id').where('id', '=', id).executeTakeFirst();
          if (row === undefined) await files.remove(id);
        }
      },
    }),
  };
}
