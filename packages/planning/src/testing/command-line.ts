import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { run } from '../cli/commands.ts';

/** The command line in a temporary folder, for the tests of a file. */
export function commandLine() {
  const line = {
    folder: '',
    /** The path of a file in the folder. */
    at: (name: string) => join(line.folder, name),
    async call(...args: string[]) {
      const output: string[] = [];
      const errors: string[] = [];
      const code = await run(args, {
        out: (text) => output.push(text),
        error: (text) => errors.push(text),
        clock: () => 0,
        folder: line.folder,
      });
      return { code, out: output.length > 0 ? JSON.parse(output.join('')) : null, error: errors.join('\n') };
    },
    /** Writes a file of JSON lines. */
    write: (name: string, lines: readonly unknown[]) =>
      writeFile(line.at(name), lines.map((one) => JSON.stringify(one)).join('\n')),
  };
  beforeAll(async () => {
    line.folder = await mkdtemp(join(tmpdir(), 'command-line-'));
  });
  afterAll(() => rm(line.folder, { recursive: true }));
  return line;
}
