import { crsLabels, releaseKindNames, type DataRelease } from '@ooh/contract/domain/data-release';
import { Button, Tag } from 'antd';
import { formatTime } from '../../ui/figure/format-time.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { CopyText } from '../../ui/page/copy-text.tsx';
import styles from './data-release.module.css';
import { isExportable, ReleaseExportMenu } from './release-export-menu.tsx';
import { ReleaseStateTag } from './release-state-tag.tsx';
import { namedCounts } from './release-texts.ts';

export interface ReleaseActions {
  readonly open: (release: DataRelease) => void;
  readonly undo: (release: DataRelease) => void;
}

function FileCell({ release }: { readonly release: DataRelease }) {
  const { fileName, fileSha256 } = release;
  if (fileName === null) return missing;
  return (
    <div className={styles.lines}>
      <span className={styles.cut} title={fileName}>
        {fileName}
      </span>
      {fileSha256 !== null && (
        <CopyText name="文件 sha256" text={fileSha256} shown={`${fileSha256.slice(0, 12)}…`} />
      )}
    </div>
  );
}

function CountsCell({ release }: { readonly release: DataRelease }) {
  const counts = namedCounts(release.counts);
  if (counts.length === 0) return missing;
  return (
    <div className={styles.counts}>
      {counts.map(({ name, short, full }) => (
        <span key={name} title={`${name} ${full}`} className="numeric">
          {name} {short}
        </span>
      ))}
    </div>
  );
}

function ActionsCell({ release, undo }: Pick<ReleaseActions, 'undo'> & { readonly release: DataRelease }) {
  if (!isExportable(release)) return missing;
  // A choice from the menu is no click on the row.
  return (
    <span className={styles.tags} role="presentation" onClick={(event) => event.stopPropagation()}>
      <ReleaseExportMenu isLink release={release} />
      {release.state === 'current' && (
        <Button
          type="link"
          size="small"
          aria-label={`撤销 ${release.releaseNo}`}
          onClick={() => undo(release)}
        >
          撤销
        </Button>
      )}
    </span>
  );
}

/** Columns of the list of data versions. */
export function releaseColumns({ open, undo }: ReleaseActions): AppColumn<DataRelease>[] {
  return [
    {
      key: 'releaseNo',
      title: '版本号',
      width: 216,
      fixed: 'left',
      render: (release) => (
        <button
          type="button"
          className={styles.link}
          onClick={(event) => {
            event.stopPropagation();
            open(release);
          }}
        >
          {release.releaseNo}
        </button>
      ),
    },
    { key: 'kind', title: '类型', width: 176, render: ({ kind }) => releaseKindNames[kind] },
    { key: 'city', title: '城市', width: 88, render: ({ cityName }) => cityName },
    {
      key: 'state',
      title: '状态',
      width: 148,
      render: ({ state, isDemo }) => (
        <span className={styles.tags}>
          <ReleaseStateTag state={state} />
          {isDemo && <Tag>演示数据</Tag>}
        </span>
      ),
    },
    { key: 'source', title: '来源', width: 220, render: ({ source }) => source },
    { key: 'legalBasis', title: '法律依据', width: 168, render: ({ legalBasis }) => legalBasis },
    { key: 'crs', title: '坐标系', width: 88, render: ({ crs }) => crsLabels[crs] },
    {
      key: 'retainUntil',
      title: '保留期',
      width: 112,
      render: ({ retainUntil }) => retainUntil ?? '长期保留',
    },
    { key: 'counts', title: '数量', width: 240, render: (release) => <CountsCell release={release} /> },
    { key: 'file', title: '文件与 sha256', width: 208, render: (release) => <FileCell release={release} /> },
    {
      key: 'created',
      title: '创建人 / 时间',
      width: 156,
      render: ({ createdBy, createdAt }) => (
        <div className={styles.lines}>
          <span>{createdBy}</span>
          <span className="numeric">{formatTime(createdAt)}</span>
        </div>
      ),
    },
    {
      key: 'actions',
      title: '操作',
      width: 132,
      fixed: 'right',
      render: (release) => <ActionsCell release={release} undo={undo} />,
    },
  ];
}
