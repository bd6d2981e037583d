import { SystemPage as SystemState } from '../../features/administration/system/system-page.tsx';

/** State of the service for its operators. */
export function SystemPage() {
  return <SystemState />;
}
