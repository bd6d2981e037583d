import { matchUpload } from '../../../planning/pack/match-upload.ts';
import { assertPackCitiesGranted } from '../../../access/pack-access.ts';
import { readHashedIds } from '../../../planning/pack/read-hashed-ids.ts';
import type { Handler } from '../../handler.ts';

export const uploadPackIds: Handler<'v1/crowd-packs/uploads'> = async (context, input, request) => {
  const { user, file } = request;
  const { cityCode } = input;
  assertPackCitiesGranted(user, [cityCode]);
  const hashed = await readHashedIds(file.bytes);
  const { fileName } = file;
  const { uploadId, matched } = await matchUpload(context, user, { cityCode, fileName, hashed });
  const ids = hashed.ids.size;
  const detail = { uploadId, cityCode, ids, matched };
  await request.record(detail);
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
