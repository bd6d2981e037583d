import type { CallOutput } from '@ooh/contract/registry';
import { useCall } from '../../api/use-call.ts';
import { useSession } from '../../session/use-session.ts';

type Progress = CallOutput<'v1/demo-data/progress'>;

/**
 * How far the making of the demonstration's data is; null where nothing is being made.
 * @param staleMs How old the answer may be when a page opens.
 */
export function useDemoMaking(staleMs = 0): Progress | null {
  const isDemo = useSession((session) => session.isDemo);
  // Unnotified: a hint about the demonstration; every page reads it.
  const { data } = useCall('v1/demo-data/progress', {}, { unnotified: true, enabled: isDemo, staleMs });
  return data?.isMaking ? data : null;
}
