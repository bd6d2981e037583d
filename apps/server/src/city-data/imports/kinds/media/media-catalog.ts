import { openOohVenues } from '@ooh/reference/openooh-venues';
import type { Db } from '../../../../platform/storage/postgres/database.ts';
import { simplified } from '../../schema/simplified.ts';
import type { Vocabulary } from '../../import-kind.ts';

/** A form of a medium with what a position of it has where a file does not say. */
export interface CatalogForm {
  readonly mediumId: number;
  readonly mediumName: string;
  readonly isMoving: boolean;
  readonly formId: number;
  readonly name: string;
  readonly widthMillimeters: number;
  readonly heightMillimeters: number;
  readonly isLit: boolean;
  readonly spotSeconds: number | null;
  readonly loopSeconds: number | null;
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·・\-_/()（）]/g, '');

/** Forms at a venue of the OpenOOH taxonomy, by its id. */
const formsAt = (rows: readonly CatalogForm[], venueId: string): CatalogForm[] =>
  rows.filter(({ mediumId, formId }) =>
    openOohVenues(mediumId, formId).some(({ id }) => String(id) === venueId),
  );

export interface MediaCatalog {
  readonly forms: readonly CatalogForm[];
  /** The form of a medium by what a file writes for both; or what is wrong, and with which of the two. */
  find(
    medium: string,
    form: string,
  ): CatalogForm | { readonly field: 'medium' | 'form'; readonly reason: string };
}

/** The media and forms that the product knows. */
export async function readCatalog(db: Db): Promise<MediaCatalog> {
  const rows = await db
    .selectFrom('medium_form')
    .innerJoin('medium', 'medium.medium_id', 'medium_form.medium_id')
    .select([
      'medium.medium_id as mediumId',
      'medium.name as mediumName',
      'medium.is_moving as isMoving',
      'medium_form.form_id as formId',
      'medium_form.name as name',
      'medium_form.width_millimeters as widthMillimeters',
      'medium_form.height_millimeters as heightMillimeters',
      'medium_form.is_lit as isLit',
      'medium_form.spot_seconds as spotSeconds',
      'medium_form.loop_seconds as loopSeconds',
    ])
    .orderBy('medium.medium_id')
    .orderBy('medium_form.form_id')
    .execute();
  const mediumNames = [...new Set(rows.map(({ mediumName }) => mediumName))].join('、');
  return {
    forms: rows,
    find(writtenMedium, writtenForm) {
      const [medium, form] = [simplified(writtenMedium), simplified(writtenForm)];
      const named = rows.filter(
        ({ mediumName, mediumId }) => bare(mediumName) === bare(medium) || String(mediumId) === medium,
      );
      const own = named.length > 0 ? named : formsAt(rows, medium);
      if (own.length === 0) return { field: 'medium', reason: `没有此媒体，应为 ${mediumNames} 之一` };
      if (form === '') {
        const others = [...new Set(own.map(({ mediumName }) => mediumName))];
        if (others.length === 1) return own[0];
        const reason = `OpenOOH ${medium} 对应 ${others.join('、')}，请写明媒体或媒体形式`;
        return { field: 'medium', reason };
      }
      const found = own.find(({ name, formId }) => bare(name) === bare(form) || String(formId) === form);
      const formNames = own.map(({ name }) => name).join('、');
      return found ?? { field: 'form', reason: `${own[0].mediumName}没有此形式，应为 ${formNames} 之一` };
    },
  };
}

/** The names of media and of their forms, as the columns of a file may say them. */
export async function mediumVocabularies(db: Db, { isFixed = false } = {}): Promise<Vocabulary[]> {
  const { forms } = await readCatalog(db);
  const offered = forms.filter(({ isMoving }) => !isFixed || !isMoving);
  const media = [...new Map(forms.map((form) => [form.mediumId, form])).values()];
  const isNamed = (word: string, name: string, id: number): boolean =>
    bare(simplified(word)) === bare(name) || word === String(id);
  return [
    {
      field: 'medium',
      choices: [...new Set(offered.map(({ mediumName }) => mediumName))],
      knows: (word) => media.some(({ mediumName, mediumId }) => isNamed(word, mediumName, mediumId)),
    },
    {
      field: 'form',
      choices: [...new Set(offered.map(({ name }) => name))],
      knows: (word) => forms.some(({ name, formId }) => isNamed(word, name, formId)),
    },
  ];
}
