import type { DataRelease } from '@ooh/contract/domain/data-release';
import { Button, Descriptions, Drawer, Tag } from 'antd';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import styles from './data-release.module.css';
import { isExportable, ReleaseExportMenu } from './release-export-menu.tsx';
import { ReleaseStateTag } from './release-state-tag.tsx';
import { releaseFacts } from './release-facts.tsx';

export interface ReleaseDrawerProps {
  /** Null: the address names a version that is not among those listed. */
  readonly release: DataRelease | null;
  readonly isLoading: boolean;
  readonly onClose: () => void;
  readonly onUndo: (release: DataRelease) => void;
}

/** Everything that is on record about one version. */
export function ReleaseDrawer({ release, isLoading, onClose, onUndo }: ReleaseDrawerProps) {
  useReturnFocus();
  return (
    <Drawer
      open
      size={480}
      title={release?.releaseNo ?? '数据版本'}
      onClose={onClose}
      footer={
        release !== null &&
        isExportable(release) && (
          <div className={styles.footer}>
            {release.kind === 'bus-lines' && (
              <HrefButton href={`/administration/bus-lines?city=${release.cityCode}`}>
                查看线路登记
              </HrefButton>
            )}
            <ReleaseExportMenu release={release} />
            {release.state === 'current' && (
              <Button danger onClick={() => onUndo(release)}>
                撤销此版本
              </Button>
            )}
          </div>
        )
      }
    >
      {release === null ? (
        isLoading ? (
          <StateBlock kind="loading" rows={10} />
        ) : (
          <StateBlock
            kind="unselected"
            title="找不到此版本"
            description="它可能不在您的数据权限内，或网址有误。"
          />
        )
      ) : (
        <>
          <p className={styles.tags}>
            <ReleaseStateTag state={release.state} />
            {release.isDemo && <Tag>演示数据</Tag>}
          </p>
          <Descriptions
            className={styles.facts}
            column={1}
            size="small"
            items={releaseFacts(release).map(([label, children]) => ({ key: label, label, children }))}
          />
        </>
      )}
    </Drawer>
  );
}
