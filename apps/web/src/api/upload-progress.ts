import { callAddress } from './call-address.ts';
import { getSession } from '../session/session-store.ts';
import { readAnswer, readFailure } from './answer.ts';
import { requestTimeoutMs } from './call.ts';
import type { CallInput, CallOutput, CallResult, KeysOfKind } from './call-types.ts';
import { loseSession, SessionLostError } from './session-lost.ts';

export interface UploadProgressOptions {
  /** Bytes sent, 0..1. At 1 the server is still reading the file. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads one file beside the call's fields and reports how much has been sent, which `fetch` cannot. Resolves
 * and rejects as `upload` does; nothing is notified, the caller shows the failure.
 */
export function uploadWithProgress<Key extends KeysOfKind<'upload'>>(
  key: Key,
  input: CallInput<Key>,
  file: File,
  { onProgress, signal }: UploadProgressOptions,
): Promise<CallResult<CallOutput<Key>>> {
  const [method, url] = callAddress(key);
  const { token } = getSession();
  const body = new FormData();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined) body.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  body.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = requestTimeoutMs;
    request.setRequestHeader('Accept', 'application/json');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    const giveUp = () => request.abort();
    signal.addEventListener('abort', giveUp);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp));
    request.addEventListener('load', () => {
      const result = readAnswer(request.status, request.responseText);
      if (request.status === 403) {
        loseSession(token);
        reject(new SessionLostError(result.message));
      } else resolve(result as CallResult<CallOutput<Key>>);
    });
    request.addEventListener('abort', () => reject(signal.reason as Error));
    request.addEventListener('error', () => resolve(readFailure(undefined, requestTimeoutMs)));
    request.addEventListener('timeout', () =>
      resolve(readFailure(new DOMException('timed out', 'TimeoutError'), requestTimeoutMs)),
    );
    if (signal.aborted) giveUp();
    request.send(body);
  });
}
