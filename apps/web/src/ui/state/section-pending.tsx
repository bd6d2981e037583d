import { StateBlock, type StateBlockProps } from './state-block.tsx';

export interface SectionPendingProps extends Pick<StateBlockProps, 'rows' | 'minHeight' | 'shape' | 'phase'> {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Placeholder of a section without an answer: loading, failed with a retry button, or absent. */
export function SectionPending({ error, onRetry, ...loading }: SectionPendingProps) {
  if (error) {
    return <StateBlock kind="section-failed" error={error} onRetry={onRetry} minHeight={loading.minHeight} />;
  }
  return <StateBlock kind="loading" {...loading} />;
}
