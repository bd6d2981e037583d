import { anyIdentifier, specificationNames } from '@ooh/contract/core/specification-names';
import { AppError } from '../../platform/http/app-error.ts';
import type { InputField } from './input-shape.ts';

type Fields = ReadonlyMap<string, InputField>;

/** The only identifier that a call requires, if there is exactly one. */
function identifierOf(fields: Fields): string | undefined {
  const required = [...fields].filter(([name, { isRequired }]) => isRequired && /^[a-z]+Id$/i.test(name));
  return required.length === 1 ? required[0][0] : undefined;
}

/** The specification's names that a call takes, each with the field that it stands for. */
export function aliasesOf(fields: Fields): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const [alias, candidates] of Object.entries(specificationNames)) {
    const field = candidates.find((name) => fields.has(name));
    if (field !== undefined && !fields.has(alias)) aliases.set(alias, field);
  }
  const identifier = identifierOf(fields);
  if (identifier !== undefined && !fields.has(anyIdentifier)) aliases.set(anyIdentifier, identifier);
  return aliases;
}

const asList = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return value.split(',').filter((part) => part !== '');
  return Array.isArray(value) ? value : [value];
};

/** The value in the form that the field takes: one, or a list. Refuses several where there may be one. */
function inForm(alias: string, name: string, value: unknown, { isList }: InputField): unknown {
  if (value === undefined || value === null) return value;
  if (isList) return asList(value);
  const items = asList(value);
  if (items.length !== 1)
    throw new AppError(
      'invalid',
      `参数不正确：${alias}：此调用的 ${name} 只能有一个，实际有 ${items.length} 个`,
    );
  return items[0];
}

/** The request by the call's own names. Refuses a field that is named twice. */
export function withOwnNames(
  fields: Fields,
  aliases: ReadonlyMap<string, string>,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const named: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const own = aliases.get(name);
    const field = own === undefined ? undefined : fields.get(own);
    if (own === undefined || field === undefined) {
      named[name] = value;
      continue;
    }
    if (raw[own] !== undefined)
      throw new AppError('invalid', `参数不正确：${name} 与 ${own} 是同一项，只能填一个`);
    named[own] = inForm(name, own, value, field);
  }
  return named;
}
