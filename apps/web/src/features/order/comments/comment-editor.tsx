import { Alert, Button, Mentions, Tag } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import styles from './comments.module.css';
import { mentionedIn } from './mentioned-in.ts';

export interface CommentEditorProps {
  readonly orderId: string;
  /** The line of media that is spoken of. */
  readonly item?: { readonly itemId: string; readonly name: string };
  readonly onWholeOrder: () => void;
}

const maxCharacters = 1000;

/** Writes a comment on the order or on one line of its media; @ calls on colleagues. */
export function CommentEditor({ orderId, item, onWholeOrder }: CommentEditorProps) {
  const [text, setText] = useState('');
  const colleagues = useCall('v1/orders/colleagues', {
    orderId,
    ...(item === undefined ? {} : { itemId: item.itemId }),
  });
  const add = useMutationCall('v1/orders/add-comment', {
    onSuccess: () => setText(''),
  });
  const body = text.trim();
  const people = colleagues.data ?? [];
  const mentionedIds = mentionedIn(text, people);
  const send = () =>
    add.mutate({ orderId, body, mentionedIds, ...(item === undefined ? {} : { itemId: item.itemId }) });
  return (
    <div className={styles.editor}>
      {item !== undefined && (
        <div>
          评论该行：
          <Tag closable={{ 'aria-label': '改为评论整个订单' }} onClose={onWholeOrder}>
            {item.name}
          </Tag>
        </div>
      )}
      <Mentions
        aria-label="评论内容"
        rows={3}
        value={text}
        maxLength={maxCharacters}
        placeholder="写下评论，输入 @ 提及同事"
        options={people.map(({ userId, nickName }) => ({ key: userId, value: nickName, label: nickName }))}
        onChange={setText}
      />
      {add.error && <Alert type="error" showIcon title={add.error.message} />}
      <div className={styles.foot}>
        <span className="numeric">
          {text.length} / {maxCharacters}
          {mentionedIds.length > 0 && ` · 提及 ${mentionedIds.length} 人`}
        </span>
        <Button type="primary" disabled={body === ''} loading={add.isPending} onClick={send}>
          发表评论
        </Button>
      </div>
    </div>
  );
}
