import type { CallOutput } from '@ooh/contract/registry';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import styles from './document.module.css';

type Version = CallOutput<'v1/content/versions'>['versions'][number];

function Difference({ docId, version }: { readonly docId: string; readonly version: number }) {
  const input = { docId, fromVersion: version - 1, toVersion: version };
  const { data, error, refetch } = useCall('v1/content/diff', input);
  if (error) return <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />;
  if (!data) return <StateBlock kind="loading" rows={3} />;
  const changed = data.lines.filter(({ kind }) => kind !== 'same');
  if (changed.length === 0) return <p className={styles.quiet}>文字没有变化</p>;
  return (
    <ul className={styles.diff} aria-label={`V${version} 相对 V${version - 1} 的变化`}>
      {changed.map(({ kind, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} data-kind={kind}>
          {kind === 'removed' ? '− ' : '+ '}
          {text}
        </li>
      ))}
    </ul>
  );
}

interface VersionLineProps {
  readonly row: Version;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
}

function VersionLine({ row, isFirst, onOpen }: VersionLineProps) {
  const [isCompared, setCompared] = useState(false);
  const { docId, version, effectiveOn, changeNote, author, publishedAt, isInForce } = row;
  return (
    <li>
      <div className={styles.versionHead}>
        <strong>V{version}</strong>
        <span>{effectiveOn} 生效</span>
        {isInForce && <StatusTag tone="success" text="现行" />}
        <Button size="small" type="link" onClick={onOpen}>
          阅读 V{version}
        </Button>
        {!isFirst && (
          <Button
            size="small"
            type="link"
            aria-expanded={isCompared}
            onClick={() => setCompared(!isCompared)}
          >
            与 V{version - 1} 比较
          </Button>
        )}
      </div>
      <p className={styles.quiet}>
        {changeNote || '未写修改说明'} · {author ?? '随产品提供'}
        {publishedAt !== null && ` · ${formatTime(publishedAt)} 发布`}
      </p>
      {isCompared && <Difference docId={docId} version={version} />}
    </li>
  );
}

export interface VersionDrawerProps {
  readonly docId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onVersion: (version: number) => void;
}

/** All versions of a document, the newest first, with what each changed. */
export function VersionDrawer({ docId, title, onClose, onVersion }: VersionDrawerProps) {
  const { data, error, refetch } = useCall('v1/content/versions', { docId });
  return (
    <Drawer open title={`《${title}》的版本`} size={560} onClose={onClose}>
      {error && <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <StateBlock kind="loading" rows={4} />}
      {data && (
        <ul className={styles.versions}>
          {data.versions.map((row, index) => (
            <VersionLine
              key={row.version}
              row={row}
              isFirst={index === data.versions.length - 1}
              onOpen={() => onVersion(row.version)}
            />
          ))}
        </ul>
      )}
    </Drawer>
  );
}
