import type { ImportSession } from '@ooh/contract/domain/data-release';
import { useMutation } from '@tanstack/react-query';
import type { CallFailure, CallInput } from '../../../api/call-types.ts';
import { callForBody } from '../../../api/use-call.ts';

type Input = CallInput<'v1/imports/{importId}/mapping'>;
type Change = Omit<Input, 'importId'>;

export interface MappingChange {
  readonly isPending: boolean;
  readonly error: CallFailure | null;
  readonly forgetError: () => void;
  readonly change: (change: Change) => void;
  /** The import as it will be once the change on its way has been answered. */
  readonly shown: ImportSession;
}

/**
 * Changes columns and coordinate system. Changes that come while one is on its way wait for it, so that the
 * controls stay usable and the last one wins.
 */
export function useMappingChange(
  session: ImportSession,
  onChanged: (session: ImportSession) => void,
): MappingChange {
  const { importId } = session;
  const mutation = useMutation<ImportSession, CallFailure, Change>({
    mutationFn: (change) => callForBody('v1/imports/{importId}/mapping', { importId, ...change }),
    scope: { id: `import-mapping-${importId}` },
    onSuccess: onChanged,
  });
  const { isPending, variables } = mutation;
  const chosen = new Map((isPending ? variables.mapping : []).map((choice) => [choice.field, choice]));
  const said = isPending ? (variables.words ?? []) : [];
  return {
    isPending,
    error: mutation.error,
    forgetError: mutation.reset,
    change: mutation.mutate,
    shown: {
      ...session,
      crs: (isPending ? variables.crs : undefined) ?? session.crs,
      headerRow: (isPending ? variables.headerRow : undefined) ?? session.headerRow,
      mode: (isPending ? variables.mode : undefined) ?? session.mode,
      words: session.words.map((known) => ({
        ...known,
        words: known.words.map((one) => {
          const choice = said.find(({ field, word }) => field === known.field && word === one.word);
          return choice ? { ...one, value: choice.value } : one;
        }),
      })),
      mapping: session.mapping.map((entry) =>
        chosen.has(entry.field)
          ? {
              ...entry,
              column: chosen.get(entry.field)?.column ?? null,
              constant: chosen.get(entry.field)?.constant ?? null,
              isGuess: false,
            }
          : entry,
      ),
    },
  };
}
