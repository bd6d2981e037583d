import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { EditPackDialog, nameLength } from './edit-pack-dialog.tsx';

type Pack = CallOutput<'mediaOrder/getByIdMediaTaCrowdPack/{id}'>['row'];

export interface PackActionsProps {
  readonly pack: Pack;
  /** Opens another pack: the copy that was made. */
  readonly onOpen: (packId: string) => void;
  readonly onRemoved: () => void;
}

/** Edit, copy, export, compute anew, archive and delete a crowd pack. */
export function PackActions({ pack, onOpen, onRemoved }: PackActionsProps) {
  const { packId, version } = pack;
  const [isEditing, setIsEditing] = useState(false);
  const [asksRemoval, setAsksRemoval] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const archive = useMutationCall('v1/crowd-packs/{packId}');
  const copy = useMutationCall('v1/crowd-packs/{packId}/copy', {
    onSuccess: ({ packId: copied }) => {
      notifyBriefly({ kind: 'success', title: '已复制，正在计算' });
      onOpen(copied);
    },
  });
  const recompute = useMutationCall('v1/crowd-packs/{packId}/recompute');
  const remove = useMutationCall('v1/crowd-packs/{packId}/remove', { onSuccess: onRemoved });
  const download = async () => {
    setLoading(true);
    await saveFile('v1/crowd-packs/{packId}/export', { packId });
    setLoading(false);
  };
  const copyName = `${pack.name.slice(0, nameLength - 3)} 副本`;
  return (
    <>
      <Button onClick={() => setIsEditing(true)}>编辑</Button>
      <Button loading={copy.isPending} onClick={() => copy.mutate({ packId, name: copyName })}>
        复制
      </Button>
      <Button loading={isLoading} disabled={pack.state !== 'ready'} onClick={() => void download()}>
        导出画像
      </Button>
      <Button
        loading={recompute.isPending}
        disabled={pack.state === 'computing'}
        onClick={() => recompute.mutate({ packId, version })}
      >
        重新计算
      </Button>
      <Button
        loading={archive.isPending}
        onClick={() => archive.mutate({ packId, version, isArchived: !pack.isArchived })}
      >
        {pack.isArchived ? '取消归档' : '归档'}
      </Button>
      <Button danger onClick={() => setAsksRemoval(true)}>
        删除
      </Button>
      {isEditing && <EditPackDialog pack={pack} onClose={() => setIsEditing(false)} />}
      <Modal
        open={asksRemoval}
        title={`删除人群包「${pack.name}」？`}
        okText="删除"
        cancelText="取消"
        okButtonProps={{ danger: true, loading: remove.isPending }}
        onCancel={() => setAsksRemoval(false)}
        onOk={() => remove.mutate({ packId, version })}
      >
        {remove.error && <Alert type="error" showIcon title={remove.error.message} />}
        删除后不能恢复；被方案、订单或其他人群包引用的不能删除。
      </Modal>
    </>
  );
}
