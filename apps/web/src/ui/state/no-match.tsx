import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { StateBlock } from './state-block.tsx';
import { mostSelective, type SetCondition } from './set-condition.ts';

export interface NoMatchProps {
  /** The filters that are set; together nothing meets them. */
  readonly conditions: readonly SetCondition[];
  readonly onClear: () => void;
  readonly minHeight?: number;
  /** Replaces 「没有符合条件的结果」. */
  readonly title?: string | undefined;
}

/** Nothing meets the filters: names the one that hides most, which can be taken away by itself, and clears all. */
export function NoMatch({ conditions, onClear, minHeight, title }: NoMatchProps) {
  const counts = useQuery({
    queryKey: ['no-match', ...conditions.map(({ key }) => key)],
    queryFn: () => Promise.all(conditions.map(({ countWithout }) => countWithout())),
    enabled: conditions.length > 1,
    staleTime: 0,
    gcTime: 0,
  });
  const found = mostSelective(conditions, counts.data);
  return (
    <StateBlock
      kind="no-match"
      title={title}
      minHeight={minHeight}
      onClearFilters={onClear}
      description={
        found === 'together'
          ? '单独去掉任何一个条件仍没有结果，请放宽多个条件。'
          : found &&
            `影响最大的条件：${found.text}${found.count === undefined ? '' : `（去掉后有 ${found.count.toLocaleString('zh-CN')} 条）`}`
      }
      action={
        found !== undefined &&
        found !== 'together' &&
        conditions.length > 1 && (
          <Button type="primary" onClick={found.remove}>
            去掉这个条件
          </Button>
        )
      }
    />
  );
}
