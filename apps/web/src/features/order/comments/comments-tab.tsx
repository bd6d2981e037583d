import { unitTitle } from '@ooh/contract/domain/bus-names';
import { Pagination, Segmented } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import type { TabProps } from '../detail/tab-content.tsx';
import { CommentEditor } from './comment-editor.tsx';
import styles from './comments.module.css';
import { CommentItem } from './comment-item.tsx';

const unitKeyOf = (item: {
  readonly faceId: string | null;
  readonly lineId: string | null;
  readonly deck: string | null;
}) => item.faceId ?? `${item.lineId}:${item.deck}`;

function Comments(props: { readonly orderId: string; readonly unitKey?: string }) {
  const { orderId, unitKey } = props;
  const [forMe, setForMe] = useState<'all' | 'me'>('all');
  const [pageNo, setPageNo] = useState(1);
  const list = useCall(
    'v1/orders/comments',
    {
      orderId,
      pageNo,
      pageSize: 20,
      forMe: forMe === 'me' ? 'true' : 'false',
      ...(unitKey === undefined ? {} : { unitKey }),
    },
    { keepPrevious: true },
  );
  const { data, error, refetch } = list;
  if (error || !data) return <SectionPending error={error} onRetry={() => void refetch()} rows={4} />;
  const { rows, total, pageSize } = data;
  return (
    <Card
      title={unitKey === undefined ? `评论（${total}）` : `该行的评论（${total}）`}
      extra={
        <Segmented<'all' | 'me'>
          aria-label="评论范围"
          value={forMe}
          options={[
            { value: 'all', label: '全部' },
            { value: 'me', label: '提到我的' },
          ]}
          onChange={(value) => {
            setForMe(value);
            setPageNo(1);
          }}
        />
      }
    >
      {rows.length === 0 ? (
        <StateBlock kind="empty" title={forMe === 'me' ? '还没有提到您的评论' : '还没有评论'} />
      ) : (
        <ul className={styles.list}>
          {rows.map((comment) => (
            <CommentItem key={comment.commentId} comment={comment} />
          ))}
        </ul>
      )}
      {total > pageSize && (
        <div className={styles.pager}>
          <Pagination current={pageNo} pageSize={pageSize} total={total} onChange={setPageNo} />
        </div>
      )}
    </Card>
  );
}

const alreadyWhole = () => {};

/** Comments on a whole order, where it is spoken of elsewhere. */
export function OrderComments({ orderId }: { readonly orderId: string }) {
  return (
    <>
      <Card title="发表评论">
        <CommentEditor orderId={orderId} onWholeOrder={alreadyWhole} />
      </Card>
      <Comments orderId={orderId} />
    </>
  );
}

/** 评论: of the whole order, or of the line of media that the address names. */
export function CommentsTab({ order, address, onAddress }: TabProps) {
  const { orderId } = order.row;
  const item = order.items.find(({ itemId }) => itemId === address.item);
  const named =
    item === undefined ? undefined : { itemId: item.itemId, name: `${item.cityName} · ${unitTitle(item)}` };
  const unitKey = item === undefined ? undefined : unitKeyOf(item);
  return (
    <>
      <Card title="发表评论">
        <CommentEditor
          key={unitKey ?? 'order'}
          orderId={orderId}
          item={named}
          onWholeOrder={() => onAddress({ ...address, item: undefined })}
        />
      </Card>
      <Comments key={`list ${unitKey ?? ''}`} orderId={orderId} unitKey={unitKey} />
    </>
  );
}
