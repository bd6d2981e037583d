import { lstat, readdir, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { importKinds, type ImportSession } from '@ooh/contract/domain/data-release';
import type { Context } from '../../context.ts';
import { commandOwner } from '../../city-data/imports/command-owner.ts';
import { fileSource } from '../../city-data/imports/source/byte-source.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { templateNamed } from '../imports/named-template.ts';
import { folderStates, moveBeside, settleFile } from './folder-files.ts';
import { queueNotice } from './notices.ts';
import { submitImport } from './submit-import.ts';

type Kind = ImportSession['kind'];

/** A file is whole once it has not changed for so long. */
const calmMilliseconds = 5000;

interface FoundFile {
  readonly path: string;
  readonly folder: string;
  readonly kind: Kind;
  readonly cityCode: string;
  /** The name of a template. */
  readonly template: string | null;
  readonly size: number;
  readonly changedAt: number;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

/** Hidden files, and those that other programs are still writing under a name of their own. */
const isDraft = (name: string): boolean => /^\.|\.(part|tmp|crdownload|filepart)$/i.test(name);

const templateMark = 'template=';

/** Every folder `kind/city code` of the import folder, and its folders `template=NAME`. */
async function* placesOf(root: string) {
  for (const kind of importKinds)
    for (const cityCode of await namesIn(join(root, kind))) {
      if (!/^\d{6}$/.test(cityCode)) continue;
      const folder = join(root, kind, cityCode);
      yield { kind, cityCode, folder, template: null };
      for (const name of await namesIn(folder))
        if (name.startsWith(templateMark))
          yield { kind, cityCode, folder: join(folder, name), template: name.slice(templateMark.length) };
    }
}

/** A file that is being processed for so long, and of no import, was left by a service that ended. */
const abandonedMilliseconds = 10 * 60_000;

/** Puts files back that a service had taken when it ended, before it began their import. */
export async function returnAbandoned({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>) {
  if (config.importFolder === null) return;
  for await (const { folder } of placesOf(config.importFolder)) {
    for (const name of await namesIn(join(folder, 'processing'))) {
      const path = join(folder, 'processing', name);
      const takenAt = (await lstat(path)).ctimeMs;
      if (now().getTime() - takenAt < abandonedMilliseconds) continue;
      const open = await db
        .selectFrom('unattended_import')
        .select('import_id')
        .where('file_path', '=', path)
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      if (open === undefined) await rename(path, join(folder, name));
    }
  }
}

async function* filesOf(root: string): AsyncGenerator<FoundFile> {
  for await (const { kind, cityCode, folder, template } of placesOf(root)) {
    for (const name of await namesIn(folder)) {
      if (isDraft(name) || (folderStates as readonly string[]).includes(name)) continue;
      const path = join(folder, name);
      // A link could lead out of the folder.
      const found = await lstat(path).catch(() => null);
      if (!found?.isFile()) continue;
      yield { path, folder, kind, cityCode, template, size: found.size, changedAt: found.mtimeMs };
    }
  }
}

async function take(context: Context, file: FoundFile): Promise<void> {
  const { kind, cityCode, folder, template, size } = file;
  const name = basename(file.path);
  let path: string;
  try {
    path = await moveBeside(file.path, folder, 'processing');
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    const owner = await commandOwner(context.db, cityCode);
    await submitImport(
      context,
      { ...owner, nickName: `${owner.nickName}（导入文件夹）` },
      {
        kind,
        cityCode,
        crs: 'WGS84',
        template: template === null ? null : await templateNamed(context.db, owner, kind, template),
        mode: null,
        grid: null,
        fileName: name,
        source: fileSource(path, size),
        mapping: [],
        isDryRun: false,
        origin: name,
        legalBasis: '',
        retainUntil: null,
        by: { origin: 'folder', name, filePath: path },
      },
      { address: 'import folder', requestId: `folder ${name}` },
    );
  } catch (error) {
    const message = error instanceof AppError ? error.message : '读取失败，请查看服务日志';
    if (!(error instanceof AppError)) context.log.error({ err: error }, 'a file of the import folder failed');
    const result = {
      origin: 'folder',
      name,
      kind,
      cityCode,
      importId: null,
      state: 'failed',
      message,
      releaseId: null,
      report: null,
    } as const;
    await settleFile(path, false, result);
    await queueNotice(context, result);
  }
}

/** Takes whole files of the import folder: `IMPORT_FOLDER/kind/city code/file`, or `…/template=NAME/file`. */
export async function takeFiles(context: Context): Promise<void> {
  const { importFolder } = context.config;
  if (importFolder === null) return;
  for await (const file of filesOf(importFolder))
    if (context.now().getTime() - file.changedAt >= calmMilliseconds) await take(context, file);
}
