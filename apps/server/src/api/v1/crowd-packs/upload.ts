import { matchUpload } from '../../../crowd-pack/match-upload.ts';
import { refuseForeignPackCities } from '../../../crowd-pack/pack-access.ts';
import { readHashedIds } from '../../../crowd-pack/read-hashed-ids.ts';
import type { Handler } from '../../handler.ts';

export const uploadPackIds: Handler<'v1/crowd-packs/uploads'> = async (context, input, request) => {
  const { user, address, requestId, file } = request;
  const { cityCode } = input;
  refuseForeignPackCities(user, [cityCode]);
  const hashed = await readHashedIds(file.bytes);
  const { fileName } = file;
  const { uploadId, matched } = await matchUpload(context, user, { cityCode, fileName, hashed });
  const ids = hashed.ids.size;
  const detail = { uploadId, cityCode, ids, matched };
  await context.audit.record({ action: 'pack.upload', actor: user, address, requestId, detail });
  const { rows, refusedRows, problems } = hashed;
  const matchRate = matched / ids;
  return {
    uploadId,
    cityCode,
    fileName,
    rows,
    ids,
    refusedRows,
    matched,
    matchRate,
    problems: [...problems],
  };
};
