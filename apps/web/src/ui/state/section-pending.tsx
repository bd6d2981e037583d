import { StateBlock, type StateBlockProps } from './state-block.tsx';

export interface SectionPendingProps extends Pick<StateBlockProps, 'rows' | 'minHeight'> {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Placeholder of a section without an answer: loading, or failed with a retry button. */
export function SectionPending({ error, onRetry, rows, minHeight }: SectionPendingProps) {
  if (error) return <StateBlock kind="section-failed" errorText={error.message} onRetry={onRetry} />;
  return <StateBlock kind="loading" rows={rows} minHeight={minHeight} />;
}
