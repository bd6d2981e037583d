import type { KnownPlace } from '@ooh/contract/domain/known-place';
import { AppTable } from '../../ui/table/app-table.tsx';
import { FixPlace } from './fix-place.tsx';
import { rowStateNames, type LocatedRow } from './located-rows.ts';

export interface LocatedTableProps {
  readonly cityCode: string;
  readonly rows: readonly LocatedRow[];
  readonly onFix: (key: string, place: KnownPlace) => void;
}

/** Rows with where they were found; those that were not are mended in place. */
export function LocatedTable({ cityCode, rows, onFix }: LocatedTableProps) {
  return (
    <AppTable<LocatedRow>
      caption="解析结果"
      rows={rows}
      rowKey={({ key }) => key}
      emptyTitle="粘贴名称与地址，或上传 Excel、CSV"
      columns={[
        { key: 'name', title: '名称', width: 160, fixed: 'left', render: ({ name }) => name },
        { key: 'address', title: '地址', width: 200, render: ({ address: own }) => own || '—' },
        { key: 'state', title: '结果', width: 90, render: ({ state }) => rowStateNames[state] },
        {
          key: 'score',
          title: '匹配分',
          width: 80,
          isNumeric: true,
          render: ({ place }) => place?.score?.toFixed(2) ?? '—',
        },
        {
          key: 'fix',
          title: '修正',
          width: 280,
          render: ({ key, name, state, candidates }) =>
            state === 'ambiguous' || state === 'unknown' || state === 'fixed' ? (
              <FixPlace
                cityCode={cityCode}
                label={`修正「${name}」`}
                candidates={candidates}
                onFix={(place) => onFix(key, place)}
              />
            ) : null,
        },
      ]}
    />
  );
}
