import { resolve } from 'node:path';
import { ConfigError, readConfig, type Config } from '../platform/config/config.ts';
import { AppError } from '../platform/http/app-error.ts';
import { FolderInUse } from '../platform/storage/instance-lock.ts';
import type { BackedUp } from '../administration/backup/back-up.ts';
import { productVersion } from './product-version.ts';

/** Runs a command on one file and the data folder of the environment, and prints the result in one line. */
export async function runOnFile(
  verb: { done: string; usage: string },
  work: (config: Config, file: string) => Promise<BackedUp>,
): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    console.error(verb.usage);
    process.exit(2);
  }
  const started = performance.now();
  try {
    const { files, bytes } = await work(readConfig(process.env, productVersion), resolve(file));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${verb.done}：${files} 个文件，${(bytes / 2 ** 20).toFixed(1)} MB，${seconds} 秒`);
  } catch (error) {
    const isExpected =
      error instanceof AppError || error instanceof FolderInUse || error instanceof ConfigError;
    console.error(isExpected ? error.message : error);
    process.exit(1);
  }
}
