import { StateBlock } from '../../ui/state/state-block.tsx';

interface SharedPendingProps {
  readonly token: string;
  readonly error: Error | null;
}

/** In place of what a link shows: why there is nothing, or that it is on its way. */
export function SharedPending({ token, error }: SharedPendingProps) {
  if (token !== '' && !error) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  return (
    <StateBlock
      kind="page-failed"
      title="链接不存在或已失效"
      description={error?.message ?? '链接不完整，请向分享人索取。'}
    />
  );
}
