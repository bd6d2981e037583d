import { importGrid } from '@ooh/contract/domain/data-release';
import { z } from 'zod';
import { assertKeyCovers } from '../../../platform/session/key-scope.ts';
import { submitImport as submit } from '../../../administration/unattended/submit-import.ts';
import { templateNamed } from '../../../administration/imports/named-template.ts';
import { bytesSource } from '../../../city-data/imports/source/byte-source.ts';
import { assertCityGranted } from '../../../city-data/release/city-scope.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

const columns = z.record(z.string().max(60), z.string().max(200));

/** A field that holds JSON. */
function read<Value>(text: string | undefined, schema: z.ZodType<Value>, name: string): Value | null {
  if (text === undefined || text === '') return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new AppError('invalid', `${name} 不是约定的 JSON`);
  }
}

export const submitImport: Handler<'v1/imports/submit'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  assertCityGranted(user, input.cityCode);
  assertKeyCovers(user, input.kind, input.cityCode);
  const { fileName, bytes } = request.file;
  const mapping = Object.entries(read(input.mapping, columns, 'mapping') ?? {});
  const ofKey = user.apiKey?.templates.find(({ kind }) => kind === input.kind) ?? null;
  const submission = {
    kind: input.kind,
    cityCode: input.cityCode,
    crs: input.crs ?? 'WGS84',
    ownCrs: input.crs,
    template: input.template ? await templateNamed(context.db, user, input.kind, input.template) : ofKey,
    grid: read(input.grid, importGrid, 'grid'),
    fileName,
    source: bytesSource(bytes),
    mapping: mapping.map(([field, column]) => ({ field, column })),
    mode: input.mode ?? null,
    isDryRun: input.isDryRun === 'true',
    origin: input.source,
    legalBasis: input.legalBasis,
    retainUntil: input.retainUntil ?? null,
    by: user.apiKey === undefined ? null : { origin: 'key' as const, name: user.apiKey.name },
  };
  return submit(context, user, submission, { address, requestId });
};
