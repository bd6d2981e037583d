import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem } from '@ooh/contract/domain/media-order';
import { MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { AppColumn } from '../../../ui/table/app-column.ts';

/** Opens the comments on a media item. */
export const commentColumn = (onComment: (itemId: string) => void): AppColumn<OrderItem> => ({
  key: 'comment',
  title: '评论',
  width: 64,
  fixed: 'right',
  render: ({ itemId, itemNo, unitName, deck }) => (
    <Button
      size="small"
      type="text"
      icon={<MessageOutlined aria-hidden="true" />}
      aria-label={`评论第 ${itemNo} 行 ${unitTitle({ unitName, deck })}`}
      onClick={() => onComment(itemId)}
    />
  ),
});
