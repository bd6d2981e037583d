import type { ImportSession } from '@ooh/contract/domain/data-release';
import { Alert, Checkbox } from 'antd';
import { formatNumber } from '../../ui/figure/format-figure.ts';

type Removal = NonNullable<NonNullable<ImportSession['report']>['removal']>;

/** 3,004 个点位. */
export const removalCount = ({ count, noun }: Removal): string => `${formatNumber(count)} ${noun}`;

export interface RemovalNoticeProps {
  readonly removal: Removal | null | undefined;
  /** Where what goes has to be confirmed: whether it is, and what to do when it changes. */
  readonly confirmation?: { readonly isGiven: boolean; readonly onChange: (isGiven: boolean) => void };
}

/** What an import takes out of force, by number and some names; nothing where nothing goes. */
export function RemovalNotice({ removal, confirmation }: RemovalNoticeProps) {
  if (!removal) return null;
  const { count, samples } = removal;
  const named = `${samples.join('、')}${count > samples.length ? ' 等' : ''}`;
  return (
    <Alert
      type="warning"
      showIcon
      title={`将移除 ${removalCount(removal)}`}
      description={
        <>
          <p>例如 {named}。导入后可在数据版本中撤销。</p>
          {confirmation && (
            <Checkbox
              checked={confirmation.isGiven}
              onChange={(event) => confirmation.onChange(event.target.checked)}
            >
              我已核对，确认移除这 {removalCount(removal)}
            </Checkbox>
          )}
        </>
      }
    />
  );
}
