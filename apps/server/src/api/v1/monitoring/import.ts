import { importPostings as importList } from '../../../orders/monitoring/import-postings.ts';
import type { Handler } from '../../handler.ts';

export const importPostings: Handler<'v1/monitoring/import'> = async (context, input, request) => {
  const { user, file, address, requestId } = request;
  const { isDryRun } = input;
  return importList(
    context,
    user,
    { bytes: file.bytes, fileName: file.fileName, isDryRun },
    { address, requestId },
  );
};
