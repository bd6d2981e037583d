import type { ImportSession } from '@ooh/contract/domain/data-release';
import { importKinds } from '@ooh/contract/domain/data-release-names';

/** The steps of an import in their order, as its address names them. */
export const importSteps = ['file', 'mapping', 'check', 'run'] as const;
export type ImportStep = (typeof importSteps)[number];

export const importStepTitles: Readonly<Record<ImportStep, string>> = {
  file: '选择文件',
  mapping: '列映射',
  check: '试运行',
  run: '导入',
};

/** Where an import stands; without `step` the state of the import decides. */
export interface ImportAddress {
  readonly importId?: string;
  readonly step?: ImportStep;
  /** City of a new import. */
  readonly city?: string;
  /** Kind of a new import. */
  readonly kind?: ImportSession['kind'];
}

/** Reads a search string of any shape; what is not understood counts as absent. */
export function parseImportAddress(search: Readonly<Record<string, unknown>>): ImportAddress {
  const { importId, city } = search;
  return {
    importId: typeof importId === 'string' && /^[\w-]{1,60}$/.test(importId) ? importId : undefined,
    step: importSteps.find((step) => step === search.step),
    kind: importKinds.find((kind) => kind === search.kind),
    city: /^\d{6}$/.test(String(city)) ? String(city) : undefined,
  };
}

export function importHref(address: ImportAddress): string {
  const search = new URLSearchParams(
    Object.entries(address).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? '/administration/import' : `/administration/import?${search}`;
}
