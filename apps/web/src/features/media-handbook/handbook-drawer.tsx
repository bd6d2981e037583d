import { handbookDocId } from '@ooh/contract/domain/media-handbook-names';
import { Drawer } from 'antd';
import { DocumentCard } from '../../shared/content/document/document-card.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';

export interface HandbookDrawerProps {
  readonly mediumId: number;
  readonly mediumName: string;
  readonly onClose: () => void;
}

/** The handbook as a document: its versions and PDF, and for those who write it its editor. */
export function HandbookDrawer({ mediumId, mediumName, onClose }: HandbookDrawerProps) {
  useReturnFocus();
  return (
    <Drawer open size={960} title={`${mediumName}手册`} onClose={onClose}>
      <DocumentCard docId={handbookDocId(mediumId)} name={`${mediumName}手册`} />
    </Drawer>
  );
}
