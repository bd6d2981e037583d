import type { PermissionStructure } from '@ooh/contract/permission/permission-structure';
import { Alert, Button, Drawer, Input, Switch } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import cells from '../../../ui/table/row-cells.module.css';
import styles from '../administration.module.css';
import { tellProposed } from '../proposals/tell-proposed.ts';
import { PermissionTreeEditor } from './permission-tree-editor.tsx';
import { VisibilityPreview } from './visibility-preview.tsx';

interface Draft {
  readonly name: string;
  readonly permission: PermissionStructure;
  readonly needsSecondFactor: boolean;
}

interface RoleFormProps {
  /** Undefined for a new role. */
  readonly role: { readonly roleId: string; readonly version: number; readonly users: number } | undefined;
  readonly start: Draft;
  readonly onClose: () => void;
}

function RoleForm({ role, start, onClose }: RoleFormProps) {
  const [draft, setDraft] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const save = useMutationCall('v1/admin/roles/save', {
    onSuccess: (answer) => {
      if (!tellProposed(answer)) notifyBriefly({ kind: 'success', title: '角色已保存，下一次请求即生效' });
      onClose();
    },
  });
  const error = isChecked && draft.name.trim() === '' ? '请输入角色名称' : undefined;
  const submit = () => {
    setChecked(true);
    if (draft.name.trim() === '') return;
    const which = role === undefined ? {} : { roleId: role.roleId, version: role.version };
    save.mutate({ ...which, ...draft });
  };
  return (
    <>
      {role !== undefined && role.users > 0 && (
        <Alert
          className={styles.notice}
          type="info"
          showIcon
          title={`${role.users} 位用户使用此角色，保存后其下一次请求即按新权限处理。`}
        />
      )}
      <Field id="role-name" label="角色名称" isRequired error={error}>
        <Input
          id="role-name"
          value={draft.name}
          maxLength={40}
          aria-describedby={describedBy('role-name', error)}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </Field>
      <Field
        id="role-factor"
        label="须两步验证"
        hint="使用此角色的用户在设置并通过两步验证之前，不能使用任何功能"
      >
        <Switch
          id="role-factor"
          checked={draft.needsSecondFactor}
          onChange={(needsSecondFactor) => setDraft({ ...draft, needsSecondFactor })}
        />
      </Field>
      <div className={styles.columns}>
        <PermissionTreeEditor
          value={draft.permission}
          onChange={(permission) => setDraft({ ...draft, permission })}
        />
        <VisibilityPreview permission={draft.permission} />
      </div>
      {save.error && <Alert type="error" showIcon title="未能保存" description={save.error.message} />}
      <div className={cells.actions} style={{ marginTop: 16 }}>
        <Button type="primary" loading={save.isPending} onClick={submit}>
          保存
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </>
  );
}

export interface RoleEditorProps {
  /** Id of the role, or new. */
  readonly roleId: string;
  readonly onClose: () => void;
}

/** A role with its permission tree, and beside it what its users will see. */
export function RoleEditor({ roleId, onClose }: RoleEditorProps) {
  useReturnFocus();
  const isNew = roleId === 'new';
  const stored = useCall('v1/admin/roles/get', { roleId }, { staleMs: 0, enabled: !isNew });
  // The server knows the whole structure with every switch off.
  const blank = useCall('v1/admin/roles/preview', { permission: {} }, { enabled: isNew });
  const { data } = stored;
  const { error, refetch } = isNew ? blank : stored;
  const start = isNew
    ? blank.data && { name: '', permission: blank.data.effective, needsSecondFactor: false }
    : stored.isFetching
      ? undefined
      : data && {
          name: data.name,
          permission: data.permission,
          needsSecondFactor: data.needsSecondFactor,
        };
  return (
    <Drawer
      open
      size="min(1280px, 100vw)"
      title={isNew ? '新建角色' : `角色：${data?.name ?? ''}`}
      onClose={onClose}
    >
      {error && <StateBlock kind="section-failed" error={error} onRetry={() => void refetch()} />}
      {data?.isDamaged && (
        <Alert type="error" showIcon title="此角色存储的权限结构已损坏，目前不授予任何权限；保存后恢复。" />
      )}
      {!error && !start && <StateBlock kind="loading" rows={8} />}
      {!error && start && (
        <RoleForm key={`${roleId} ${data?.version}`} role={data} start={start} onClose={onClose} />
      )}
    </Drawer>
  );
}
