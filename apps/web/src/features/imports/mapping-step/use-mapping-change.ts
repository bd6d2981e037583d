import type { ImportSession } from '@ooh/contract/domain/data-release';
import { useMutation } from '@tanstack/react-query';
import type { CallFailure, CallInput } from '../../../api/call-types.ts';
import { callForBody } from '../../../api/use-call.ts';

type Change = Omit<CallInput<'v1/imports/{importId}/mapping'>, 'importId'>;

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
  const chosen = new Map((isPending ? variables.mapping : []).map(({ field, column }) => [field, column]));
  return {
    isPending,
    error: mutation.error,
    forgetError: mutation.reset,
    change: mutation.mutate,
    shown: {
      ...session,
      crs: (isPending ? variables.crs : undefined) ?? session.crs,
      mapping: session.mapping.map((entry) =>
        chosen.has(entry.field)
          ? { ...entry, column: chosen.get(entry.field) ?? null, isGuess: false }
          : entry,
      ),
    },
  };
}
