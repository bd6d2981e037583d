import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { StateBlock } from '../ui/state/state-block.tsx';

/** Stands in for a page that threw. The shell around it goes on working. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <StateBlock
      kind="page-failed"
      errorText={error instanceof Error ? error.message : String(error)}
      onRetry={retry}
    />
  );
}
