import { codes, type Envelope } from '@ooh/contract/core/envelope';
import type { Endpoint } from '@ooh/contract/core/endpoint';

/** An answer as it came. */
export interface FuzzAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly fileName: string | null;
  readonly bytes: Buffer;
}

const known = new Set(Object.values(codes).map(({ status, code }) => `${status} ${code}`));

/** The first place that an answer has and its schema does not; null when there is none. */
function unknownPlace(answer: unknown, parsed: unknown, path = ''): string | null {
  if (typeof answer !== 'object' || answer === null || typeof parsed !== 'object' || parsed === null)
    return null;
  for (const [name, value] of Object.entries(answer)) {
    const at = `${path}.${name}`;
    if (!Object.hasOwn(parsed, name)) return at;
    const found = unknownPlace(value, (parsed as Record<string, unknown>)[name], at);
    if (found !== null) return found;
  }
  return null;
}

/** The envelope of an answer in JSON; null when it is none. */
export function envelopeOf({ mediaType, bytes }: FuzzAnswer): Envelope<unknown> | null {
  if (!mediaType.includes('application/json')) return null;
  try {
    const parsed = JSON.parse(bytes.toString('utf8')) as Envelope<unknown> | null;
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}

function faultOfSuccess(call: Endpoint, answer: FuzzAnswer): string | null {
  if (call.kind === 'events')
    return answer.mediaType.includes('text/event-stream') ? null : `events as ${answer.mediaType}`;
  if (call.kind === 'file') {
    // Entries line by line may be none.
    const isLines = /ndjson|text\/plain/.test(answer.mediaType);
    if (answer.bytes.length === 0 && !isLines) return 'an empty file';
    return answer.fileName === null ? 'a file without a name' : null;
  }
  const envelope = envelopeOf(answer);
  if (envelope?.code !== codes.success.code) return 'success without its envelope';
  const parsed = call.output.safeParse(envelope.body);
  if (!parsed.success)
    return `breaks its schema: ${parsed.error.message.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
  const beyond = unknownPlace(envelope.body, parsed.data);
  return beyond === null ? null : `a field beyond its schema: ${beyond.replaceAll(/\.\d+/g, '[]')}`;
}

/** What is wrong with an answer to any input whatever; null when nothing is. */
export function faultOf(call: Endpoint, answer: FuzzAnswer): string | null {
  if (answer.status >= 500) return `${answer.status} ${answer.bytes.toString('utf8').slice(0, 200)}`;
  if (answer.status === 200) return faultOfSuccess(call, answer);
  if (answer.status === 403) return 'no session, with one';
  const envelope = envelopeOf(answer);
  if (envelope === null) return `${answer.status} without an envelope`;
  if (!known.has(`${answer.status} ${envelope.code}`)) return `${answer.status} with code ${envelope.code}`;
  if (envelope.body !== null) return 'a failure with a body';
  return /\p{Script=Han}/u.test(envelope.message) ? null : `a failure that says ${envelope.message}`;
}
