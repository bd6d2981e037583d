import type { Answer, SecondClient } from './client.ts';
import type { Method } from './transport.ts';

/** A walk through the screens: what was learnt on one is used on the next. */
export interface Walk {
  readonly client: SecondClient;
  readonly cityCode: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** Asks, and remembers what failed. */
  ask(method: Method, path: string, fields?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Calls that did not answer with success, and what they said. */
  readonly failures: string[];
}

export function startWalk(client: SecondClient, cityCode: string, today: string): Walk {
  const failures: string[] = [];
  return {
    client,
    cityCode,
    today,
    failures,
    async ask(method, path, fields) {
      const answer = await client.call(method, path, fields);
      note(failures, `${method} ${path}`, answer);
      return answer.body;
    },
  };
}

export function note(failures: string[], call: string, { status, code, message }: Answer): void {
  if (status < 200 || status > 299 || code !== '01') failures.push(`${call}: ${status} ${code} ${message}`);
}

type Json = Readonly<Record<string, unknown>>;

/** Every object in an answer, the outer ones first. */
export function* objectsIn(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Json;
  for (const inside of Object.values(value)) yield* objectsIn(inside);
}

/** The first value of this name in an answer, where `fits` its object. */
export function firstOf(answer: unknown, name: string, fits: (row: Json) => boolean = () => true): unknown {
  for (const row of objectsIn(answer))
    if (row[name] !== undefined && row[name] !== null && fits(row)) return row[name];
  return undefined;
}
