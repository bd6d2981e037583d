import type { CallKey } from '@ooh/contract/registry';
import type { TestService } from './test-service.ts';
import { callOf, multipartOf, wireOf } from './wire.ts';

/** Sends the example of a call as it would arrive over the wire, of an upload with a small file. */
export function sendExample({ app }: TestService, key: CallKey, headers: Readonly<Record<string, string>>) {
  const call = callOf(key);
  const { url, payload } = wireOf(call, call.example.input);
  const upload =
    call.kind === 'upload' ? multipartOf({}, { fileName: 'a.csv', bytes: Buffer.from('a') }) : null;
  return app.inject({
    method: call.method,
    url,
    headers: { ...headers, 'content-type': upload?.contentType ?? 'application/json' },
    ...(payload === undefined ? {} : { payload: upload?.payload ?? JSON.stringify(payload) }),
  });
}
