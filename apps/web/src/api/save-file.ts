import { fetchFile } from './call.ts';
import type { CallInput, CallOptions, CallResult, KeysOfKind } from './call-types.ts';
import type { DownloadedFile } from './file-answer.ts';

/** Hands a file to the browser's downloads under its name. */
export function saveToDisk({ file, fileName }: DownloadedFile): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Revoking in the same task would cancel the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Fetches a file and saves it. Resolves to the answer; failures are notified as for every call. */
export async function saveFile<Key extends KeysOfKind<'file'>>(
  key: Key,
  input: CallInput<Key>,
  options?: CallOptions,
): Promise<CallResult<DownloadedFile>> {
  const result = await fetchFile(key, input, options);
  if (result.body) saveToDisk(result.body);
  return result;
}
