import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { registry, type CallKey } from '@ooh/contract/registry';
import { seededRandom, type RandomSource } from '@ooh/measurement/random';
import { z } from 'zod';
import { callOf, type SentFile } from '../wire.ts';
import { breakValue } from './break-value.ts';
import { requestReader } from '../../app/request/read-request.ts';
import { envelopeOf, faultOf, type FuzzAnswer } from './check-answer.ts';
import { knownValues, type KnownValues } from './known-values.ts';
import { makeValue, type JsonSchema } from './make-value.ts';
import { openWire, type Wire } from './fuzz-wire.ts';
import { makeThings, type DeepCity } from './make-things.ts';
import { someFile } from './some-file.ts';

/** What one call did with what it was asked. */
export interface CallTally {
  readonly key: CallKey;
  asked: number;
  /** Answers by status. */
  readonly byStatus: Map<number, number>;
  /** Times beyond the limit that were within it when asked again. */
  slowOnce: number;
  longestMilliseconds: number;
  /** Of all its answers together. */
  totalMilliseconds: number;
}

/** An answer that should not be. */
export interface Fault {
  readonly key: CallKey;
  readonly what: string;
  readonly input: string;
}

export interface FuzzResult {
  readonly tallies: readonly CallTally[];
  readonly faults: readonly Fault[];
}

export interface FuzzOptions {
  readonly url: string;
  readonly userName: string;
  readonly password: string;
  readonly perCall: number;
  readonly seed: number;
  readonly connections: number;
  /** Calls to be asked; all when absent. */
  readonly only?: RegExp;
  /** A call that takes longer is repeated once; a second late answer is a fault. */
  readonly limitMilliseconds: number;
  /** A city with everything, where plans and audiences are made to ask about. */
  readonly city: DeepCity;
  /** Ends the run after the round at work. */
  readonly signal?: AbortSignal;
  /** Called after every round through the calls with all faults so far. */
  readonly onRound?: (round: number, faults: readonly Fault[]) => void;
}

interface Fuzzing {
  readonly options: FuzzOptions;
  readonly wire: Wire;
  /** What the account may see: ALL among the cities of a request stands for it. */
  readonly reader: { readonly permission: PermissionStructure };
  readonly known: KnownValues;
  readonly random: RandomSource;
  readonly given: SentFile[];
  readonly faults: Fault[];
}

const schemas = new Map<CallKey, JsonSchema>();

function schemaOf(key: CallKey): JsonSchema {
  const made =
    schemas.get(key) ??
    (z.toJSONSchema(callOf(key).input, { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema);
  schemas.set(key, made);
  return made;
}

/** An example's values but for the ids, which stand for nothing here. */
const withoutIds = (input: unknown): unknown =>
  Object.fromEntries(Object.entries(input as object).filter(([name]) => !/(Ids?|Token)$|^id$/.test(name)));

/** Shares of inputs that start from the call's example, and of those with a broken field. */
const fromExample = 0.5;
const broken = 0.3;

/** The example with ids that exist in place of its own, as far as some are known. */
function exampleOf(call: Endpoint, { known, random }: Fuzzing): Record<string, unknown> {
  const input = { ...(call.example.input as Record<string, unknown>) };
  for (const [name, value] of Object.entries(input)) {
    const isList = Array.isArray(value);
    if (!/(Id|Ids|Key|Code|Codes|[vV]ersion)$|^id$/.test(name)) continue;
    const found = known.some(name, random);
    if (isList ? typeof found === typeof value[0] : typeof found === typeof value)
      input[name] = isList ? [found] : found;
  }
  return input;
}

function inputFor(key: CallKey, fuzzing: Fuzzing): unknown {
  const { random, known } = fuzzing;
  const schema = schemaOf(key);
  const made = makeValue('', schema, 0, { random, known, definitions: schema.$defs ?? {} });
  const isBased = random.next() < fromExample && typeof made === 'object' && made !== null;
  const some = isBased && random.next() < 0.6;
  const kept = some ? Object.fromEntries(Object.entries(made).filter(() => random.next() < 0.25)) : made;
  const whole = isBased ? { ...exampleOf(callOf(key), fuzzing), ...(kept as object) } : made;
  return random.next() < broken ? breakValue(whole, random) : withVersion(whole, fuzzing);
}

/** Mostly the version that the thing named has now: with any other, a change is refused before all else. */
function withVersion(input: unknown, { known, random }: Fuzzing): unknown {
  if (typeof input !== 'object' || input === null || !('version' in input) || random.next() < 0.3)
    return input;
  const version = known.versionOf(input);
  return version === undefined ? input : { ...input, version };
}

/** Bodies travel whole, so the contract itself says whether such an input may have an effect. */
function isAcceptedWrongly(
  call: Endpoint,
  input: unknown,
  answer: FuzzAnswer,
  reader: Fuzzing['reader'],
): boolean {
  if (call.kind !== 'json' || answer.status !== 200 || /\{/.test(call.path)) return false;
  if (call.method !== 'POST' && call.method !== 'PUT') return false;
  const sent: unknown = JSON.parse(JSON.stringify(input ?? {}));
  try {
    return !call.input.safeParse(requestReader(call)(sent, reader)).success;
  } catch {
    return true;
  }
}

/** Stops everything that was started. */
async function stopJob({ wire }: Fuzzing, body: unknown): Promise<void> {
  const jobId = (body as { jobId?: unknown } | null)?.jobId;
  if (typeof jobId === 'string') await wire.send('v1/jobs/{jobId}/cancel', { jobId });
}

const maxGiven = 24;

async function askOnce(key: CallKey, input: unknown, tally: CallTally, fuzzing: Fuzzing): Promise<void> {
  const { wire, known, random, given, faults, options } = fuzzing;
  const call = callOf(key);
  const fault = (what: string) =>
    faults.push({ key, what, input: (JSON.stringify(input) ?? 'undefined').slice(0, 600) });
  const file = call.kind === 'upload' && random.next() > 0.03 ? someFile(given, random) : null;
  tally.asked += 1;
  let { answer, milliseconds } = await wire.send(key, input, file);
  tally.longestMilliseconds = Math.max(tally.longestMilliseconds, milliseconds);
  tally.totalMilliseconds += milliseconds;
  if (milliseconds > options.limitMilliseconds) {
    ({ answer, milliseconds } = await wire.send(key, input, file));
    if (milliseconds > options.limitMilliseconds)
      fault(`slow: ${Math.round(milliseconds)} ms, and slow before`);
    else tally.slowOnce += 1;
  }
  if (answer === null) return void fault('no answer');
  tally.byStatus.set(answer.status, (tally.byStatus.get(answer.status) ?? 0) + 1);
  const what = faultOf(call, answer);
  if (what !== null) fault(what);
  if (isAcceptedWrongly(call, input, answer, fuzzing.reader)) fault('takes what its schema refuses');
  if (answer.status !== 200) return;
  known.learn(input);
  if (call.kind === 'file') {
    given.unshift({ fileName: answer.fileName ?? 'x', bytes: answer.bytes });
    given.length = Math.min(given.length, maxGiven);
    return;
  }
  const body = envelopeOf(answer)?.body;
  known.learn(body);
  await stopJob(fuzzing, body);
}

async function readerOf(wire: Wire): Promise<Fuzzing['reader']> {
  const { answer } = await wire.send('account/get-user-info', {});
  const body = answer && (envelopeOf(answer)?.body as { readonly dataRoleRequest: PermissionStructure });
  if (!body) throw new Error('the account could not be read');
  return { permission: body.dataRoleRequest };
}

/** Sends every call of a service inputs made from its schema, round by round, and holds the answers against it. */
export async function fuzzCalls(options: FuzzOptions): Promise<FuzzResult> {
  const wire = await openWire(options);
  const keys = (Object.keys(registry) as CallKey[]).filter((key) => options.only?.test(key) ?? true);
  const tallies = keys.map((key): CallTally => ({
    key,
    asked: 0,
    byStatus: new Map(),
    slowOnce: 0,
    longestMilliseconds: 0,
    totalMilliseconds: 0,
  }));
  const random = seededRandom(options.seed);
  const known = knownValues(wire.own);
  const fuzzing: Fuzzing = {
    options,
    wire,
    reader: await readerOf(wire),
    known,
    random,
    given: [],
    faults: [],
  };
  await makeThings(wire, known, options.city);
  // The answers to the examples supply ids for the first round.
  for (const key of Object.keys(registry) as CallKey[]) {
    known.learn(withoutIds(callOf(key).example.input));
    if (callOf(key).method !== 'GET' && !/list|get|select|query/i.test(key)) continue;
    if (callOf(key).kind !== 'json') continue;
    const { answer } = await wire.send(key, exampleOf(callOf(key), fuzzing));
    if (answer !== null) known.learn(envelopeOf(answer)?.body);
  }
  for (let round = 1; round <= options.perCall && options.signal?.aborted !== true; round += 1) {
    const waiting = tallies.values();
    const work = async () => {
      for (const tally of waiting) await askOnce(tally.key, inputFor(tally.key, fuzzing), tally, fuzzing);
    };
    await Promise.all(Array.from({ length: options.connections }, work));
    options.onRound?.(round, fuzzing.faults);
  }
  return { tallies, faults: fuzzing.faults };
}
