import type { TargetAudience } from '@ooh/contract/domain/target-audience';

/** An audience that is a pack. */
export type PackAudience = TargetAudience & { readonly packId: string };

/** Whether a value may hold an audience: typed arrays and maps do not. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

const isPackAudience = (value: object): value is PackAudience => {
  const { groups, packId } = value as Partial<TargetAudience>;
  return Array.isArray(groups) && packId !== undefined;
};

/** Whether any audience in a value is a pack; most values hold none. */
function hasPack(value: unknown): boolean {
  return isPlain(value) && (isPackAudience(value) || Object.values(value).some(hasPack));
}

async function changed(
  value: object,
  change: (audience: PackAudience) => Promise<TargetAudience>,
): Promise<object> {
  if (isPackAudience(value)) return change(value);
  const parts = await Promise.all(
    Object.entries(value).map(async ([name, part]) => [
      name,
      hasPack(part) ? await changed(part, change) : part,
    ]),
  );
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** A value of plain data in which every audience that is a pack is replaced; the same value where there is none. */
export async function replacePacks<Value>(
  value: Value,
  change: (audience: PackAudience) => Promise<TargetAudience>,
): Promise<Value> {
  return hasPack(value) ? ((await changed(value as object, change)) as Value) : value;
}
