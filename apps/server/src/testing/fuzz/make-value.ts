import type { RandomSource } from '@ooh/measurement/random';
import type { KnownValues } from './known-values.ts';
import { makeText } from './make-text.ts';

/** The parts of a JSON schema that our inputs use. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** What values are made from. */
export interface Making {
  readonly random: RandomSource;
  readonly known: KnownValues;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

export const oneOf = <Item>(items: readonly Item[], random: RandomSource): Item =>
  items[random.below(items.length)];

const metersPerDegree = 111_195;
const deepest = 9;

/** A ring of a few hundred meters to a few kilometers around a point that exists. */
function ringAround({ random, known }: Making): number[][] {
  const [lng, lat] = [
    Number(known.some('lng', random) ?? 114.06),
    Number(known.some('lat', random) ?? 22.54),
  ];
  const radius = (200 + random.next() * 4000) / metersPerDegree;
  const corners = 3 + random.below(9);
  const ring = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  return [...ring, ring[0]];
}

function makeNumber(name: string, schema: JsonSchema, { random, known }: Making): number {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -5;
  const most = schema.maximum ?? schema.exclusiveMaximum ?? Math.max(least, 1_000);
  const isWhole = schema.type === 'integer';
  const place = /^(lng|west|east)$/i.test(name) ? 'lng' : /^(lat|south|north)$/i.test(name) ? 'lat' : null;
  if (place !== null && random.next() < 0.9) {
    const shift = /^(west|south)$/.test(name) ? -0.05 : /^(east|north)$/.test(name) ? 0.05 : 0;
    return Number(known.some(place, random) ?? (place === 'lng' ? 114.06 : 22.54)) + shift;
  }
  const draw = random.next();
  const value =
    draw < 0.1
      ? oneOf([least, most], random)
      : draw < 0.15
        ? oneOf([least - 1, most + 1, 0], random)
        : least + random.next() * (Math.min(most, least + 5_000) - least);
  return isWhole ? Math.round(value) : value;
}

function makeArray(name: string, schema: JsonSchema, depth: number, making: Making): unknown[] {
  const { random } = making;
  if (schema.prefixItems !== undefined) {
    const isPoint = schema.prefixItems.length === 2;
    return schema.prefixItems.map((item, i) =>
      makeValue(isPoint ? ['lng', 'lat'][i] : name, item, depth + 1, making),
    );
  }
  const item = schema.items ?? {};
  if (item.prefixItems?.length === 2 && random.next() < 0.9) return ringAround(making);
  const least = schema.minItems ?? 0;
  const most = schema.maxItems ?? least + 4;
  const draw = random.next();
  const count =
    draw < 0.04 && most <= 300
      ? most
      : draw < 0.1
        ? least
        : Math.min(most, Math.max(least, depth > deepest ? 0 : 1 + random.below(3)));
  return Array.from({ length: count }, () => makeValue(name, item, depth + 1, making));
}

function makeObject(schema: JsonSchema, depth: number, making: Making): Record<string, unknown> {
  const { random } = making;
  const made: Record<string, unknown> = {};
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const isRequired = (schema.required ?? []).includes(field);
    if (isRequired || (depth <= deepest && random.next() < 0.4))
      made[field] = makeValue(field, inner, depth + 1, making);
  }
  const { additionalProperties: more } = schema;
  if (typeof more === 'object' && schema.propertyNames !== undefined)
    for (let n = random.below(3); n > 0; n -= 1) {
      const isCode = /\{6\}/.test(schema.propertyNames.pattern ?? '');
      const key = makeValue(
        isCode ? 'cityCode' : 'key',
        { type: 'string', ...schema.propertyNames },
        0,
        making,
      );
      made[String(key)] = makeValue('', more, depth + 1, making);
    }
  return made;
}

/** Whether a known value may stand where a schema wants one: right in kind, its bounds left to the service. */
function fits(value: unknown, type: unknown): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number';
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return false;
}

/** A value that a schema describes, from what exists where something is known by the name, else made up. */
export function makeValue(name: string, schema: JsonSchema, depth: number, making: Making): unknown {
  const { random, known, definitions } = making;
  if (schema.$ref !== undefined)
    return makeValue(name, definitions[schema.$ref.split('/').at(-1)!] ?? {}, depth + 1, making);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return oneOf(schema.enum, random);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds !== undefined) return makeValue(name, oneOf(kinds, random), depth + 1, making);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => makeValue(name, part, depth + 1, making)));
  const type = typeof schema.type === 'object' ? oneOf(schema.type, random) : schema.type;
  if (type !== 'array' && depth > 0 && random.next() < (type === 'object' ? 0.3 : 0.8)) {
    const value = known.some(name, random);
    if (fits(value, type)) return value;
  }
  switch (type) {
    case 'object':
      return makeObject(schema, depth, making);
    case 'array':
      return makeArray(name, schema, depth, making);
    case 'integer':
    case 'number':
      return makeNumber(name, schema, making);
    case 'boolean':
      return random.next() < 0.5;
    case 'null':
      return null;
    default:
      return makeText(schema, random);
  }
}
