import { Button } from 'antd';
import { mostCompared } from './compare-rows.ts';

/** Opens the comparison of what is chosen; says why not where it is too few or too many. */
export function CompareButton({
  count,
  onCompare,
}: {
  readonly count: number;
  readonly onCompare: () => void;
}) {
  const isTooMany = count > mostCompared;
  const reason = isTooMany ? `最多对比 ${mostCompared} 个` : count < 2 ? '至少勾选 2 个' : undefined;
  return (
    <>
      <Button size="small" type="primary" disabled={reason !== undefined} title={reason} onClick={onCompare}>
        对比
      </Button>
      {isTooMany && <span>{reason}</span>}
    </>
  );
}
