import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { Drawer } from 'antd';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { EvidenceList } from './evidence-list.tsx';

export interface EvidenceDrawerProps {
  readonly draft: StrategyDraft;
  readonly onClose: () => void;
}

/** The pinned findings of a draft, over the page that is worked on. */
export function EvidenceDrawer({ draft, onClose }: EvidenceDrawerProps) {
  useReturnFocus();
  return (
    <Drawer open size={560} title={`${draft.name} 的洞察`} onClose={onClose}>
      <EvidenceList draft={draft} />
    </Drawer>
  );
}
