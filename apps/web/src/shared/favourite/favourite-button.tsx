import type { FavouriteKind } from '@ooh/contract/domain/favourite';
import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMutationCall } from '../../api/use-call.ts';

export interface FavouriteButtonProps {
  readonly kind: FavouriteKind;
  readonly id: string;
  /** What is kept, for example a code. */
  readonly name: string;
  readonly isKept: boolean;
}

/** Keeps something as a favourite (收藏), or no longer. */
export function FavouriteButton({ kind, id, name, isKept }: FavouriteButtonProps) {
  const change = useMutationCall('v1/favourites/change');
  return (
    <Button
      type="text"
      size="small"
      aria-pressed={isKept}
      aria-label={`${isKept ? '取消收藏' : '收藏'} ${name}`}
      title={isKept ? '取消收藏' : '收藏'}
      loading={change.isPending}
      icon={isKept ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
      onClick={(event) => {
        event.stopPropagation();
        change.mutate({ kind, add: isKept ? [] : [id], remove: isKept ? [id] : [] });
      }}
    />
  );
}
