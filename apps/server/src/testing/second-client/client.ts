import { urlOf, type Method, type Sent, type Transport } from './transport.ts';

/** What the specification says of every answer: its code, "01" for success, and the body. */
export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly body: unknown;
  /** Of a download. */
  readonly fileName?: string;
}

/** A client of the service that knows its specification, and what the service publishes of itself. */
export interface SecondClient {
  call(method: Method, path: string, fields?: Readonly<Record<string, unknown>>): Promise<Answer>;
  upload(path: string, fields: Readonly<Record<string, string>>, file: Sent): Promise<Answer>;
  /** Calls made so far, `METHOD path`. */
  readonly made: ReadonlySet<string>;
  signIn(token: string): void;
}

/** A download is tried as JSON; if that fails it is a file with code "01", and its name is in the header. */
function answerOf(status: number, headers: Readonly<Record<string, unknown>>, payload: string): Answer {
  const disposition = headers['content-disposition'];
  try {
    const { code, message, body } = JSON.parse(payload) as Answer;
    return { status, code, message, body };
  } catch {
    const name = /filename="?([^";]+)"?/.exec(String(disposition))?.[1] ?? '';
    return { status, code: '01', message: '', body: null, fileName: decodeURIComponent(name) };
  }
}

/** Opens a client; identifiers that stand in a path are taken from the fields by name. */
export function openSecondClient(transport: Transport): SecondClient {
  const made = new Set<string>();
  let authorization: Record<string, string> = {};
  return {
    made,
    signIn: (token) => void (authorization = { authorization: `Bearer ${token}` }),
    async call(method, path, fields = {}) {
      made.add(`${method} ${path}`);
      const { url, rest } = urlOf(path, fields);
      const hasBody = method === 'POST' || method === 'PUT';
      const query = hasBody ? '' : `?${new URLSearchParams(queryOf(rest)).toString()}`;
      // Without fields the body is empty, though the header promises JSON.
      const text = Object.keys(rest).length === 0 ? '' : JSON.stringify(rest);
      const headers = hasBody ? { ...authorization, 'content-type': 'application/json' } : authorization;
      const answer = await transport.send(method, url + query, headers, hasBody ? text : undefined);
      return answerOf(answer.status, answer.headers, answer.payload);
    },
    async upload(path, fields, file) {
      made.add(`POST ${path}`);
      const answer = await transport.sendFile(urlOf(path, {}).url, authorization, fields, file);
      return answerOf(answer.status, answer.headers, answer.payload);
    },
  };
}

/** Lists as a repeated parameter, as the usual libraries of browsers write them. */
function queryOf(fields: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((item) => [`${name}[]`, String(item)]) : [[name, String(value)]],
  );
}
