import { importKinds } from '@ooh/contract/domain/data-release-names';
import { adcode, id, oneOf } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

/** The steps of an import in their order, as its address names them. */
export const importSteps = ['file', 'mapping', 'check', 'run'] as const;
export type ImportStep = (typeof importSteps)[number];

export const importStepTitles: Readonly<Record<ImportStep, string>> = {
  file: '选择文件',
  mapping: '列映射',
  check: '试运行',
  run: '导入',
};

/**
 * Where an import stands, and city and kind of a new one; without `step` the state of the import decides. What was
 * found wrong is listed by its severity.
 */
export const issueList = listAddress({
  filters: { severity: oneOf(['error', 'warning']) },
  others: { importId: id(), step: oneOf(importSteps), kind: oneOf(importKinds), city: adcode() },
});
export const parseImportAddress = issueList.parse;
export type ImportAddress = AddressOf<typeof issueList>;

export function importHref(address: ImportAddress): string {
  const search = new URLSearchParams(
    Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? '/administration/import' : `/administration/import?${search}`;
}
