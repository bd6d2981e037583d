import type { RoleRow } from '@ooh/contract/domain/administration';
import { permissionNodes } from '@ooh/contract/permission/permission-tree';
import { Button, Modal } from 'antd';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { formatTime } from '../../../ui/figure/format-time.ts';
import { StatusTag } from '../../../ui/figure/status-tag.tsx';
import { KeywordInput } from '../../../ui/form/keyword-input.tsx';
import { useListPage } from '../../../ui/list/use-list-page.ts';
import type { OnAddress } from '../../../ui/page/use-address.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AppTable } from '../../../ui/table/app-table.tsx';
import type { AppColumn } from '../../../ui/table/app-column.ts';
import cells from '../../../ui/table/row-cells.module.css';
import styles from '../administration.module.css';
import { tellProposed } from '../proposals/tell-proposed.ts';
import { roleList, type RoleAddress } from '../administration-lists.ts';
import { RoleEditor } from './role-editor.tsx';

const flags = permissionNodes().length;

interface RoleActions {
  readonly edit: (roleId: string) => void;
  readonly remove: (role: RoleRow) => void;
}

function columnsOf({ edit, remove }: RoleActions): AppColumn<RoleRow>[] {
  return [
    {
      key: 'name',
      title: '角色',
      width: 240,
      fixed: 'left',
      render: ({ name, isDamaged, needsSecondFactor }) => (
        <div className={cells.lines}>
          <span>{name}</span>
          {needsSecondFactor && <span className={cells.quiet}>须两步验证</span>}
          {isDamaged && <StatusTag tone="error" text="权限结构已损坏" />}
        </div>
      ),
    },
    { key: 'users', title: '用户', width: 88, isNumeric: true, render: ({ users }) => users },
    {
      key: 'flags',
      title: '开启的权限',
      width: 120,
      isNumeric: true,
      render: ({ openFlags }) => `${openFlags} / ${flags}`,
    },
    { key: 'version', title: '版本', width: 72, isNumeric: true, render: ({ version }) => version },
    {
      key: 'updated',
      title: '修改时间',
      width: 160,
      render: ({ updatedAt }) => <span className="numeric">{formatTime(updatedAt)}</span>,
    },
    {
      key: 'actions',
      title: '操作',
      width: 136,
      fixed: 'right',
      render: (role) => (
        <span className={cells.actions}>
          <Button size="small" type="link" aria-label={`修改 ${role.name}`} onClick={() => edit(role.roleId)}>
            修改
          </Button>
          <Button
            size="small"
            type="link"
            danger
            disabled={role.users > 0}
            title={role.users > 0 ? '仍有用户使用' : undefined}
            aria-label={`删除 ${role.name}`}
            onClick={() => remove(role)}
          >
            删除
          </Button>
        </span>
      ),
    },
  ];
}

export interface RoleListProps {
  readonly address: RoleAddress;
  readonly onAddress: OnAddress<RoleAddress>;
}

/** The roles; the one that the address names is open. */
export function RoleList({ address, onAddress }: RoleListProps) {
  const page = useListPage(roleList, { name: 'admin-roles', address, onAddress });
  const [modal, question] = Modal.useModal();
  const input = page.question;
  const list = useCall('v1/admin/roles/list', input, { keepPrevious: true });
  const removal = useMutationCall('v1/admin/roles/remove', {
    onSuccess: (answer) => {
      if (!tellProposed(answer)) notifyBriefly({ kind: 'success', title: '角色已删除' });
    },
  });
  const remove = ({ roleId, name }: RoleRow) =>
    void modal.confirm({
      title: `删除角色「${name}」？`,
      okText: '删除',
      cancelText: '取消',
      okButtonProps: { danger: true },
      onOk: () => removal.mutateAsync({ roleId }).catch(() => undefined),
    });
  const edit = (of: string | undefined) => onAddress({ ...address, of });
  return (
    <>
      <PageHeader
        title="角色与权限"
        subtitle="权限按（城市，媒体）成对授予，不取两条授权的乘积；修改在下一次请求即生效。"
        actions={
          <Button type="primary" onClick={() => edit('new')}>
            新建角色
          </Button>
        }
      />
      <search className={styles.filters} aria-label="筛选角色">
        <KeywordInput
          subject="角色名称"
          value={address.q ?? ''}
          onSearch={(text) => page.filters.filter({ q: text || undefined })}
        />
      </search>
      <AppTable<RoleRow>
        {...page.tableOf(list)}
        caption="角色"
        columns={columnsOf({ edit, remove })}
        rowKey={({ roleId }) => roleId}
      />
      {question}
      {address.of !== undefined && <RoleEditor roleId={address.of} onClose={() => edit(undefined)} />}
    </>
  );
}
