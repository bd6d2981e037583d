import { createHmac } from 'node:crypto';
import type { AuditWebhook } from '../config/config.ts';
import type { Anchor } from './chain-anchors.ts';

const patienceMilliseconds = 5000;

/** The server did not take an anchor. */
class AnchorNotTaken extends Error {
  override readonly name = 'AnchorNotTaken';
}

/**
 * Sends an end of the audit chain: JSON `{product, at, seq, hash}`, with its HMAC-SHA-256 in the header X-Signature. Throws where
 * the server does not answer with success within five seconds.
 */
export async function sendAnchor({ url, key }: AuditWebhook, at: Date, anchor: Anchor): Promise<void> {
  const body = JSON.stringify({ product: 'ooh-planner', at: at.toISOString(), ...anchor });
  const signature = createHmac('sha256', key).update(body).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!answer.ok) throw new AnchorNotTaken(`the server of anchors answers ${answer.status}`);
}
