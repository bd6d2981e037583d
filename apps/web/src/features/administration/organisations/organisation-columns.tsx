import { organisationKindNames, type Organisation } from '@ooh/contract/domain/administration';
import { Button } from 'antd';
import { formatTime } from '../../../ui/figure/format-time.ts';
import type { AppColumn } from '../../../ui/table/app-column.ts';

export function organisationColumns(edit: (organisation: Organisation) => void): AppColumn<Organisation>[] {
  return [
    { key: 'name', title: '组织', width: 240, fixed: 'left', render: ({ name }) => name },
    { key: 'kind', title: '类型', width: 120, render: ({ kind }) => organisationKindNames[kind] },
    { key: 'users', title: '用户', width: 88, isNumeric: true, render: ({ users }) => users },
    { key: 'enabled', title: '启用', width: 88, isNumeric: true, render: ({ enabledUsers }) => enabledUsers },
    {
      key: 'created',
      title: '创建时间',
      width: 160,
      render: ({ createdAt }) => <span className="numeric">{formatTime(createdAt)}</span>,
    },
    {
      key: 'actions',
      title: '操作',
      width: 88,
      fixed: 'right',
      render: (organisation) => (
        <Button
          size="small"
          type="link"
          aria-label={`修改 ${organisation.name}`}
          onClick={() => edit(organisation)}
        >
          修改
        </Button>
      ),
    },
  ];
}
