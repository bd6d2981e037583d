import { sendSigned, type SignedReceiver } from '../outgoing/send-signed.ts';
import type { Anchor } from './chain-anchors.ts';

/** Sends an end of the audit chain: JSON `{product, at, seq, hash}`. Throws where the server does not take it. */
export const sendAnchor = (receiver: SignedReceiver, at: Date, anchor: Anchor): Promise<void> =>
  sendSigned(receiver, { product: 'ooh-planner', at: at.toISOString(), ...anchor });
