import type { ImportSession } from '@ooh/contract/domain/data-release';
import { useEffect, useRef, useState } from 'react';
import type { CallInput } from '../../../api/call-types.ts';
import { uploadWithProgress } from '../../../api/upload-progress.ts';

export interface Upload {
  /** Share sent, 0..1; undefined while nothing is on its way. */
  readonly share: number | undefined;
  readonly failure: string | undefined;
  readonly start: (input: CallInput<'v1/imports'>, file: File) => void;
  readonly cancel: () => void;
  readonly forgetFailure: () => void;
}

/** Sends one file at a time; the server's refusal stays readable until the next attempt. */
export function useUpload(onUploaded: (session: ImportSession) => void): Upload {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);

  const start: Upload['start'] = async (input, file) => {
    const stop = new AbortController();
    control.current = stop;
    setFailure(undefined);
    setShare(0);
    try {
      const { body, message } = await uploadWithProgress('v1/imports', input, file, {
        onProgress: setShare,
        signal: stop.signal,
      });
      if (body) onUploaded(body);
      else setFailure(message);
    } catch (error) {
      if (!stop.signal.aborted) setFailure((error as Error).message);
    }
    setShare(undefined);
  };
  return {
    share,
    failure,
    start: (input, file) => start(input, file),
    cancel: () => control.current?.abort(),
    forgetFailure: () => setFailure(undefined),
  };
}
