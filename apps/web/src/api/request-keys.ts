/** Requests without an answer, oldest first; limited, because old requests are not retried. */
const maxUnanswered = 20;

/** A random UUID, also where the page is not served safely and `crypto.randomUUID` is missing. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4, variant 1 (RFC 9562, section 5.4).
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Idempotency keys of requests. Each request gets its own key; a request that is
 * repeated identically because its answer never arrived is sent with the key of the first.
 */
export function requestKeys(newKey: () => string = randomKey) {
  const unanswered = new Map<string, string>();
  return {
    keyOf: (request: string): string => unanswered.get(request) ?? newKey(),
    /** Reports how a request ended; without an answer it is unknown whether it had an effect. */
    settle(request: string, key: string, isAnswered: boolean): void {
      unanswered.delete(request);
      if (isAnswered) return;
      unanswered.set(request, key);
      const [oldest] = unanswered.keys();
      if (unanswered.size > maxUnanswered) unanswered.delete(oldest);
    },
  };
}
