import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from './machine.ts';

/** Description of a run, for every part of the benchmark. */
export interface RunFacts {
  /** ISO 8601. */
  readonly date: string;
  /** Load of the machine at the beginning and at the end. */
  readonly load: { readonly before: number; readonly after: number };
  /** Of the engine's rivals and libraries. */
  readonly versions: Readonly<Record<string, string>>;
  readonly seeds: Readonly<Record<string, number>>;
  /** True of a quick run with small data: its figures are no record. */
  readonly small: boolean;
}

/** Puts the section `name` into the file of results; the sections of other parts stay as they are. */
export function writeSection(
  file: string,
  name: string,
  facts: RunFacts,
  figures: Readonly<Record<string, unknown>>,
): void {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  const { date, ...others } = facts;
  known[name] = { date, machine: describeMachine(), ...others, ...figures };
  writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
}
