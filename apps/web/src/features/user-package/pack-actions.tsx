import type { CallOutput } from '@ooh/contract/registry';
import { Alert, Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../api/notice.ts';
import { saveFile } from '../../api/save-file.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { Field } from '../../ui/form/field.tsx';

type Pack = CallOutput<'mediaOrder/getByIdMediaTaCrowdPack/{id}'>['row'];

const nameLength = 30;

export interface PackActionsProps {
  readonly pack: Pack;
  /** Opens another pack: the copy that was made. */
  readonly onOpen: (packId: string) => void;
  readonly onRemoved: () => void;
}

/** Rename, copy, export, compute anew and delete a crowd pack. */
export function PackActions({ pack, onOpen, onRemoved }: PackActionsProps) {
  const { packId, version } = pack;
  const [renaming, setRenaming] = useState<string | null>(null);
  const [asksRemoval, setAsksRemoval] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const rename = useMutationCall('v1/crowd-packs/{packId}', {
    quiet: true,
    onSuccess: () => setRenaming(null),
  });
  const copy = useMutationCall('v1/crowd-packs/{packId}/copy', {
    onSuccess: ({ packId: copied }) => {
      publishNotice({ kind: 'success', title: '已复制，正在计算' });
      onOpen(copied);
    },
  });
  const recompute = useMutationCall('v1/crowd-packs/{packId}/recompute');
  const remove = useMutationCall('v1/crowd-packs/{packId}/remove', { quiet: true, onSuccess: onRemoved });
  const download = async () => {
    setLoading(true);
    await saveFile('v1/crowd-packs/{packId}/export', { packId });
    setLoading(false);
  };
  const copyName = `${pack.name.slice(0, nameLength - 3)} 副本`;
  return (
    <>
      <Button onClick={() => setRenaming(pack.name)}>重命名</Button>
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
      <Button danger style={{ color: 'var(--colour-error-text)' }} onClick={() => setAsksRemoval(true)}>
        删除
      </Button>
      <Modal
        open={renaming !== null}
        title="重命名人群包"
        okText="保存"
        cancelText="取消"
        okButtonProps={{ disabled: renaming?.trim() === '', loading: rename.isPending }}
        onCancel={() => setRenaming(null)}
        onOk={() => rename.mutate({ packId, version, name: (renaming ?? '').trim() })}
      >
        <Field id="pack-name" label="名称" isRequired error={rename.error?.message}>
          <Input
            id="pack-name"
            maxLength={nameLength}
            value={renaming ?? ''}
            onChange={({ target }) => setRenaming(target.value)}
          />
        </Field>
      </Modal>
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
        删除后不能恢复；被其他人群包引用的不能删除。
      </Modal>
    </>
  );
}
