import type { PackRow } from '@ooh/contract/domain/crowd-pack';
import { packCategoryNames, packStateNames, type PackState } from '@ooh/contract/domain/crowd-pack-names';
import type { CallOutput } from '@ooh/contract/registry';
import { intervalText } from '../../shared/figure/figure-text.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { missing } from '../../ui/figure/format-figure.ts';
import { StatusTag, type StatusTone } from '../../ui/figure/status-tag.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import styles from './crowd-pack.module.css';
import { packDetailHref } from './pack-address.ts';
import { usesInWords } from './uses-in-words.ts';

export type PackOverview = CallOutput<'v1/crowd-packs/overview'>[number];

const stateTones: Readonly<Record<PackState, StatusTone>> = {
  computing: 'working',
  ready: 'success',
  failed: 'error',
  expired: 'warning',
};

export function PackStateTag({ row }: { readonly row: PackRow }) {
  return (
    <StatusTag
      tone={row.isArchived ? 'neutral' : stateTones[row.state]}
      text={row.isArchived ? '已归档' : packStateNames[row.state]}
      title={row.stateReason ?? undefined}
    />
  );
}

function Size({ row }: { readonly row: PackRow }) {
  return (
    <>
      <FigureValue figure={row.persons} format={asPersons} />
      <small className={styles.under} title={intervalText(row.persons, asPersons)}>
        {row.persons.value === null ? '' : `${intervalText(row.persons, asPersons)}`}
      </small>
    </>
  );
}

/** A list that is uploaded is what it is; every other rule finds other people when it is computed again. */
const updateWord = ({ category }: PackRow) => (category === 'upload' ? '一次性匹配' : '手动重算');

/** Columns of the list; what an overview tells comes after the rows: until then they say that it is on its way. */
export function packColumns(
  overviewOf: (packId: string) => PackOverview | undefined,
  isPending: boolean,
): AppColumn<PackRow>[] {
  const withoutOverview = isPending ? <span className={styles.pending}>计算中</span> : missing;
  return [
    {
      key: 'name',
      title: '名称',
      width: 200,
      fixed: 'left',
      isSortable: true,
      render: (row) => (
        <>
          <HrefLink href={packDetailHref(row.packId)}>{row.name}</HrefLink>
          <small className={styles.under}>{row.packNo}</small>
        </>
      ),
    },
    { key: 'category', title: '类别', width: 96, render: ({ category }) => packCategoryNames[category] },
    { key: 'summary', title: '条件摘要', width: 240, ellipsis: true, render: ({ summary }) => summary },
    {
      key: 'persons',
      title: '覆盖人数（预估）',
      width: 236,
      isNumeric: true,
      render: (row) => <Size row={row} />,
    },
    {
      key: 'share',
      title: '占所选城市',
      width: 104,
      isNumeric: true,
      render: ({ share }) => <FigureValue figure={share} format={asShare} />,
    },
    {
      key: 'cities',
      title: '城市',
      width: 140,
      ellipsis: true,
      render: ({ cityNames }) => cityNames.join('、'),
    },
    {
      key: 'tgi',
      title: 'TGI Top3',
      width: 220,
      render: ({ packId }) => {
        const overview = overviewOf(packId);
        if (overview === undefined) return withoutOverview;
        return overview.tgiTop3.map(({ name, tgi }) => `${name} ${Math.round(tgi)}`).join('、') || missing;
      },
    },
    { key: 'state', title: '状态', width: 92, render: (row) => <PackStateTag row={row} /> },
    { key: 'update', title: '更新方式', width: 100, render: updateWord },
    { key: 'validUntil', title: '有效期', width: 110, render: ({ validUntil }) => validUntil ?? '长期' },
    {
      key: 'uses',
      title: '被引用',
      width: 150,
      render: ({ packId }) => {
        const overview = overviewOf(packId);
        if (overview === undefined) return withoutOverview;
        return usesInWords(overview.usedBy, overview.hiddenUses) || '未被引用';
      },
    },
    {
      key: 'updatedAt',
      title: '创建人·更新',
      width: 150,
      isSortable: true,
      render: ({ createdBy, updatedAt }) => (
        <>
          {createdBy}
          <small className={styles.under}>{updatedAt.slice(0, 10)}</small>
        </>
      ),
    },
  ];
}
