import { Button } from 'antd';
import { maxCompared } from './most-compared.ts';

/** Opens the comparison of what is chosen; says why not where it is too few or too many. */
export function CompareButton({
  count,
  onCompare,
}: {
  readonly count: number;
  readonly onCompare: () => void;
}) {
  const isTooMany = count > maxCompared;
  const reason = isTooMany ? `最多对比 ${maxCompared} 个` : count < 2 ? '至少勾选 2 个' : undefined;
  return (
    <>
      <Button size="small" type="primary" disabled={reason !== undefined} title={reason} onClick={onCompare}>
        对比
      </Button>
      {isTooMany && <span>{reason}</span>}
    </>
  );
}
