/** Requests whose answer is remembered as missing, oldest first: nobody retries what was asked long before. */
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
 * Names requests, so that one has one effect however often it is sent. A request gets a key of its own; one that is
 * sent again, word for word, because its answer never came, goes out under the key of the first.
 */
export function requestKeys(newKey: () => string = randomKey) {
  const unanswered = new Map<string, string>();
  return {
    keyOf: (request: string): string => unanswered.get(request) ?? newKey(),
    /** Tells how a request ended; without an answer nobody knows whether it had its effect. */
    settle(request: string, key: string, isAnswered: boolean): void {
      unanswered.delete(request);
      if (isAnswered) return;
      unanswered.set(request, key);
      const [oldest] = unanswered.keys();
      if (unanswered.size > maxUnanswered) unanswered.delete(oldest);
    },
  };
}
