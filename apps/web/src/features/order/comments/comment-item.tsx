import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderComment } from '@ooh/contract/domain/order-comment';
import { Button, Popconfirm, Tag } from 'antd';
import { useMutationCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import styles from './comments.module.css';

export function CommentItem({ comment }: { readonly comment: OrderComment }) {
  const remove = useMutationCall('v1/orders/remove-comment');
  const { commentId, authorName, createdAt, unit, body, isForMe, isOwn } = comment;
  return (
    <li data-for-me={isForMe || undefined}>
      <div className={styles.head}>
        <b>{authorName}</b>
        <time className="numeric" dateTime={createdAt}>
          {formatTime(createdAt)}
        </time>
        {unit !== null && (
          <Tag>
            {unit.cityName} · {unitTitle(unit)}
          </Tag>
        )}
        {isForMe && <Tag color="blue">提到了我</Tag>}
        {isOwn && (
          <Popconfirm
            title="撤回这条评论？"
            okText="撤回"
            cancelText="保留"
            onConfirm={() => remove.mutate({ commentId })}
          >
            <Button size="small" type="text" loading={remove.isPending}>
              撤回
            </Button>
          </Popconfirm>
        )}
      </div>
      <p className={styles.body}>{body}</p>
    </li>
  );
}
