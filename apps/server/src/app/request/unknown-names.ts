import type { InputShape } from './input-shape.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names in a request that its call does not know, as paths such as `brief.cities`. */
export function unknownNames(shape: InputShape, value: unknown, path = ''): string[] {
  if (shape?.kind === 'list')
    return Array.isArray(value)
      ? value.flatMap((item, at) => unknownNames(shape.item(), item, `${path}[${at}]`))
      : [];
  if (shape?.kind !== 'object' || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const field = shape.fields.get(name);
    return field === undefined ? [at] : unknownNames(field.shape(), inside, at);
  });
}
