import { StateBlock, type StateBlockProps } from './state-block.tsx';

export interface SectionPendingProps extends Pick<StateBlockProps, 'rows' | 'minHeight'> {
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** In place of a part whose answer is not there: the answer is on its way, or has failed and can be asked for again. */
export function SectionPending({ error, onRetry, rows, minHeight }: SectionPendingProps) {
  if (error) return <StateBlock kind="section-failed" errorText={error.message} onRetry={onRetry} />;
  return <StateBlock kind="loading" rows={rows} minHeight={minHeight} />;
}
