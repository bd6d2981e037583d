import type { ApiKey } from '@ooh/contract/domain/api-key';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { AppTable } from '../../ui/table/app-table.tsx';
import { apiKeyColumns } from './api-key-columns.tsx';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { ApiKeySecret } from './api-key-secret.tsx';

function RevokeDialog({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  useReturnFocus();
  const revoke = useMutationCall('v1/api-keys/{keyId}/revoke', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: `已吊销「${apiKey.name}」` });
      onClose();
    },
  });
  return (
    <Modal
      open
      title={`吊销密钥「${apiKey.name}」？`}
      okText="吊销"
      cancelText="不吊销"
      okButtonProps={{ danger: true }}
      confirmLoading={revoke.isPending}
      onOk={() => revoke.mutate({ keyId: apiKey.keyId })}
      onCancel={onClose}
    >
      <p>使用它的系统的下一次请求即被拒绝；已经开始的导入会完成。吊销后不能恢复。</p>
      {revoke.error && <Alert type="error" showIcon title="未能吊销" description={revoke.error.message} />}
    </Modal>
  );
}

/** Keys by which other systems import data in the name of a user. */
export function ApiKeyList() {
  const list = useCall('v1/api-keys/list', {}, { staleMs: 0 });
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<{ readonly name: string; readonly secret: string }>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const create = (
    <Button type="primary" onClick={() => setCreating(true)}>
      新建密钥
    </Button>
  );
  return (
    <>
      <PageHeader
        title="API 密钥"
        subtitle="供其他系统以您的名义导入数据；只能导入所选类型与城市的数据，不能查看或导出。"
        actions={create}
      />
      <AppTable<ApiKey>
        caption="API 密钥"
        settingsKey="api-keys"
        columns={apiKeyColumns(setRevoking)}
        rows={list.data}
        rowKey={({ keyId }) => keyId}
        error={list.error}
        onRetry={() => void list.refetch()}
        emptyTitle="还没有 API 密钥"
        emptyAction={create}
      />
      {isCreating && (
        <ApiKeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false);
            setCreated(key);
          }}
        />
      )}
      {created && <ApiKeySecret {...created} onClose={() => setCreated(undefined)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </>
  );
}
