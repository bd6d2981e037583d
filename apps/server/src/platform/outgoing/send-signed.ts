import { createHmac } from 'node:crypto';

const patienceMilliseconds = 5000;

/** A server of the operator, and the key that signs what it gets. */
export interface SignedReceiver {
  readonly url: string;
  readonly key: string;
}

/** The server did not take what was sent. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/**
 * Sends JSON with its HMAC-SHA-256 in the header X-Signature. Throws where the server does not answer with success within
 * five seconds; redirects are not followed.
 */
export async function sendSigned({ url, key }: SignedReceiver, content: object): Promise<void> {
  const body = JSON.stringify(content);
  const signature = createHmac('sha256', key).update(body).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!answer.ok) throw new NotTaken(`the server answers ${answer.status}`);
}
