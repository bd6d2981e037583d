/** A field of a form with the name that error lists and check lists use. */
export interface NamedField<Field extends string> {
  readonly field: Field;
  readonly label: string;
}

export interface BriefIssue<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first message of each field. */
export function firstMessages(
  issues: readonly SchemaIssue[] = [],
  fieldOf = (path: readonly PropertyKey[]) => String(path[0]),
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = fieldOf(path);
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}

/** At most one issue for each field, in the order of the form; a field left empty asks to be filled in. */
export function briefIssues<Field extends string>(
  fields: readonly NamedField<Field>[],
  draft: Readonly<Record<Field, unknown>>,
  messages: ReadonlyMap<string, string>,
  missingMessages: Readonly<Partial<Record<Field, string>>>,
): BriefIssue<Field>[] {
  return fields.flatMap(({ field }) => {
    const message = messages.get(field);
    if (message === undefined) return [];
    const isMissing = draft[field] === null || draft[field] === '';
    return [{ field, message: (isMissing ? missingMessages[field] : undefined) ?? message }];
  });
}
