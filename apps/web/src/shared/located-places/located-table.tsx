import type { KnownPlace } from '@ooh/contract/domain/known-place';
import { Button } from 'antd';
import { AppTable } from '../../ui/table/app-table.tsx';
import { FixPlace } from './fix-place.tsx';
import { isUnconfirmed, rowStateName, type LocatedRow } from './located-rows.ts';
import styles from './located-places.module.css';

export interface LocatedTableProps {
  readonly cityCode: string;
  readonly rows: readonly LocatedRow[];
  /** Null: the row is not to be taken. */
  readonly onFix: (key: string, place: KnownPlace | null) => void;
  /** Height of the scrolling rows, px; left out where the table is as long as its rows. */
  readonly bodyHeight?: number;
}

/** More rows than these are drawn as they are scrolled to. */
const drawnAtOnce = 60;

const isFixable = ({ state }: LocatedRow): boolean => state !== 'given' && state !== 'found';

/** Rows with where they were found; those that were not are mended in place. */
export function LocatedTable({ cityCode, rows, onFix, bodyHeight }: LocatedTableProps) {
  return (
    <AppTable<LocatedRow>
      caption="解析结果"
      rows={rows}
      rowKey={({ key }) => key}
      emptyTitle="粘贴名称与地址，或上传 Excel、CSV"
      bodyHeight={bodyHeight}
      isVirtual={bodyHeight !== undefined && rows.length > drawnAtOnce}
      columns={[
        { key: 'row', title: '行', width: 52, isNumeric: true, render: ({ row }) => row ?? '—' },
        { key: 'name', title: '名称', width: 150, fixed: 'left', render: ({ name }) => name },
        { key: 'address', title: '地址', width: 150, render: ({ address: own }) => own || '—' },
        { key: 'state', title: '结果', width: 88, render: (row) => <RowState row={row} /> },
        {
          key: 'score',
          title: '匹配分',
          width: 76,
          isNumeric: true,
          render: ({ place }) => place?.score?.toFixed(2) ?? '—',
        },
        {
          key: 'fix',
          title: '修正',
          width: 300,
          render: (row) =>
            isFixable(row) ? (
              <div className={styles.fix}>
                <FixPlace
                  cityCode={cityCode}
                  label={`修正「${row.name}」`}
                  candidates={row.candidates}
                  chosen={row.place?.title}
                  isUnconfirmed={isUnconfirmed(row)}
                  onFix={(place) => onFix(row.key, place)}
                  onLeave={() => onFix(row.key, null)}
                />
                {isUnconfirmed(row) && (
                  <Button
                    size="small"
                    aria-label={`确认「${row.name}」`}
                    onClick={() => onFix(row.key, row.candidates[0])}
                  >
                    确认
                  </Button>
                )}
              </div>
            ) : (
              (row.place?.title ?? null)
            ),
        },
      ]}
    />
  );
}

function RowState({ row }: { readonly row: LocatedRow }) {
  const isOpen = isUnconfirmed(row) || (row.place === null && row.state !== 'left');
  return <span className={isOpen ? styles.open : undefined}>{rowStateName(row)}</span>;
}
