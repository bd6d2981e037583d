import { crsLabels, releaseKindNames, type DataRelease } from '@ooh/contract/domain/data-release';
import { Button, Descriptions, Drawer, Tag } from 'antd';
import type { ReactNode } from 'react';
import { missing } from '../../ui/figure/format-figure.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { HrefButton } from '../../ui/page/href-link.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { CopyText } from '../../ui/page/copy-text.tsx';
import styles from './data-release.module.css';
import { ReleaseStateTag } from './release-state-tag.tsx';
import { namedCounts } from './release-texts.ts';

export interface ReleaseDrawerProps {
  /** Null: the address names a version that is not among those listed. */
  readonly release: DataRelease | null;
  readonly isLoading: boolean;
  readonly onClose: () => void;
  readonly onUndo: (release: DataRelease) => void;
}

function factsOf(release: DataRelease): [string, ReactNode][] {
  return [
    ['类型', releaseKindNames[release.kind]],
    ['城市', `${release.cityName}（${release.cityCode}）`],
    ['来源', release.source],
    ['法律依据', release.legalBasis],
    ['原坐标系', `${crsLabels[release.crs]}${release.crs === 'WGS84' ? '' : '（入库时已换算为 WGS-84）'}`],
    ['保留期', release.retainUntil === null ? '长期保留' : `至 ${release.retainUntil}`],
    ['文件', release.fileName ?? missing],
    [
      '文件 sha256',
      release.fileSha256 === null ? (
        missing
      ) : (
        <CopyText key="sha" name="文件 sha256" text={release.fileSha256} />
      ),
    ],
    ['创建人', release.createdBy],
    ['创建时间', formatTime(release.createdAt)],
    ['版本标识', <CopyText key="id" name="版本标识" text={release.releaseId} />],
    ...namedCounts(release.counts).map(({ name, full }): [string, string] => [name, full]),
  ];
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
        release?.state === 'current' && (
          <div className={styles.footer}>
            {release.kind === 'bus-lines' && (
              <HrefButton href={`/administration/bus-lines?city=${release.cityCode}`}>
                查看线路登记
              </HrefButton>
            )}
            <Button danger onClick={() => onUndo(release)}>
              撤销此版本
            </Button>
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
            items={factsOf(release).map(([label, children]) => ({ key: label, label, children }))}
          />
        </>
      )}
    </Drawer>
  );
}
