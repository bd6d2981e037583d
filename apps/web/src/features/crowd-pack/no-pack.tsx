import { HrefButton } from '../../ui/page/href-link.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { packListHref } from './pack-address.ts';

/** The page of a pack without an id. */
export function NoPack() {
  return (
    <StateBlock
      kind="unselected"
      minHeight={360}
      title={<h1>请从列表选择人群包</h1>}
      action={
        <HrefButton type="primary" href={packListHref}>
          TA 人群
        </HrefButton>
      }
    />
  );
}
