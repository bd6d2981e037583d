import { importKinds } from '@ooh/contract/domain/data-release-names';
import { adcode, id, oneOf } from '../../ui/address/address-fields.ts';
import { addressReader } from '../../ui/address/read-address.ts';

/** The steps of an import in their order, as its address names them. */
export const importSteps = ['file', 'mapping', 'check', 'run'] as const;
export type ImportStep = (typeof importSteps)[number];

export const importStepTitles: Readonly<Record<ImportStep, string>> = {
  file: '选择文件',
  mapping: '列映射',
  check: '试运行',
  run: '导入',
};

/** Where an import stands, and city and kind of a new one; without `step` the state of the import decides. */
export const parseImportAddress = addressReader({
  importId: id(),
  step: oneOf(importSteps),
  kind: oneOf(importKinds),
  city: adcode(),
});
export type ImportAddress = ReturnType<typeof parseImportAddress>;

export function importHref(address: ImportAddress): string {
  const search = new URLSearchParams(
    Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? '/administration/import' : `/administration/import?${search}`;
}
