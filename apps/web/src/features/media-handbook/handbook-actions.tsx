import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../session/use-session.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { HandbookDrawer } from './handbook-drawer.tsx';
import type { Handbook } from './handbook-parts.ts';
import styles from './media-handbook.module.css';

export interface HandbookActionsProps {
  readonly handbook: Handbook | undefined;
  readonly cityCode: string | undefined;
  readonly onCity: (cityCode: string | undefined) => void;
}

/** The handbook itself, to be read and by administrators to be written, and the city whose figures are shown. */
export function HandbookActions({ handbook, cityCode, onCity }: HandbookActionsProps) {
  const scope = useGroupScope(mediaGroups.analyse);
  const mayEdit = useAllowed('administrationData.contentData.isEnabled');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {handbook && <Button onClick={() => setOpen(true)}>{mayEdit ? '编辑手册' : '手册原文与版本'}</Button>}
      <span className={styles.city}>
        <CitySelect value={cityCode} scope={scope} onChange={onCity} />
      </span>
      {handbook && isOpen && (
        <HandbookDrawer
          mediumId={handbook.mediumId}
          mediumName={handbook.mediumName}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
