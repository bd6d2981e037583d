import { Button } from 'antd';
import { formatTime } from '../figure/format-time.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SectionPending } from '../state/section-pending.tsx';
import { DifferenceTable, type Difference } from './difference-table.tsx';

/** The work as the service has it now. */
export interface LatestWork<Data> {
  readonly data: Data | undefined;
  /** False while `data` is the base of the own changes. */
  readonly isFetchedAfterMount: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

export interface FieldConflictProps<Data, Draft> {
  /** What was saved: 方案, 订单. */
  readonly subject: string;
  readonly latest: LatestWork<Data>;
  readonly draftOf: (data: Data) => Draft;
  /** Differences between the own draft and theirs. */
  readonly differencesOf: (theirs: Draft) => readonly Difference[];
  /** Discards the own changes. */
  readonly onTakeTheirs: (draft: Draft, version: number) => void;
  readonly onOverwrite: (version: number) => void;
}

/** Two people have filled in the same form: shows the fields that differ; one of the two contents stands. */
export function FieldConflict<
  Data extends { readonly row: { readonly version: number; readonly updatedAt: string } },
  Draft,
>(props: FieldConflictProps<Data, Draft>) {
  const { subject, latest, draftOf, differencesOf, onTakeTheirs, onOverwrite } = props;
  const data = latest.isFetchedAfterMount ? latest.data : undefined;
  const differences = data ? differencesOf(draftOf(data)) : [];
  return (
    <ConflictDialog
      subject={subject}
      width={640}
      footer={
        <>
          <Button disabled={!data} onClick={() => data && onTakeTheirs(draftOf(data), data.row.version)}>
            放弃我的修改，载入最新
          </Button>
          <Button
            type="primary"
            danger
            disabled={!data}
            onClick={() => data && onOverwrite(data.row.version)}
          >
            用我的内容覆盖
          </Button>
        </>
      }
    >
      {!data && <SectionPending error={latest.error} onRetry={() => void latest.refetch()} rows={4} />}
      {data && (
        <>
          <p>
            最新版本 V{data.row.version}，更新于 {formatTime(data.row.updatedAt)}。
            {differences.length === 0 ? '需求内容与您的填写一致。' : '与您的填写相差：'}
          </p>
          {differences.length > 0 && <DifferenceTable differences={differences} />}
        </>
      )}
    </ConflictDialog>
  );
}
