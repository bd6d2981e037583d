import { importKindNames } from '@ooh/contract/domain/data-release';
import type { ImportKind } from '../../city-data/imports/import-kind.ts';
import { recordKind, type RecordKind } from '../../city-data/imports/record-kind.ts';
import { operationField } from '../../city-data/imports/schema/import-field.ts';

type SetForAll = 'name' | 'label' | 'releaseKind' | 'modesFor';

/** What a library has of its own; its releases are named as the kind is. */
interface LibraryKind<Value, Known> extends Omit<RecordKind<Value, Known>, SetForAll> {
  readonly name: ImportKind['name'] & ImportKind['releaseKind'];
}

/** A kind of file that adds to a library, corrects it, takes from it by an operation of each row, or replaces it. */
export function libraryKind<Value, Known = undefined>(kind: LibraryKind<Value, Known>): ImportKind {
  return recordKind<Value, Known>({
    ...kind,
    label: importKindNames[kind.name],
    releaseKind: kind.name,
    fields: [...kind.fields, operationField],
    modesFor: () => ['merge', 'delete', 'replace'],
  });
}
