import type { PackRow } from '@ooh/contract/domain/crowd-pack';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { DayInput } from '../../ui/form/day-input.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';

export const nameLength = 30;
const folderLength = 20;

export interface EditPackDialogProps {
  readonly pack: PackRow;
  readonly onClose: () => void;
}

/** Name, folder and validity of a pack. */
export function EditPackDialog({ pack, onClose }: EditPackDialogProps) {
  useReturnFocus();
  const { packId, version } = pack;
  const [name, setName] = useState(pack.name);
  const [folder, setFolder] = useState(pack.folder ?? '');
  const [validUntil, setValidUntil] = useState(pack.validUntil ?? '');
  const save = useMutationCall('v1/crowd-packs/{packId}', { onSuccess: onClose });
  const submit = () =>
    save.mutate({
      packId,
      version,
      name: name.trim(),
      folder: folder.trim() || null,
      validUntil: validUntil || null,
    });
  return (
    <Modal
      open
      title="编辑人群包"
      okText="保存"
      cancelText="取消"
      okButtonProps={{ disabled: name.trim() === '', loading: save.isPending }}
      onCancel={onClose}
      onOk={submit}
    >
      <Field id="pack-name" label="名称" isRequired error={save.error?.message}>
        <Input
          id="pack-name"
          maxLength={nameLength}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field id="pack-folder" label="目录" hint="留空为不放入目录">
        <Input
          id="pack-folder"
          maxLength={folderLength}
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
        />
      </Field>
      <Field
        id="pack-valid"
        label="有效期至"
        hint="不填为长期有效；过期后不能再作为目标人群，已用它的方案与订单不变"
      >
        <DayInput id="pack-valid" value={validUntil} onChange={setValidUntil} />
      </Field>
    </Modal>
  );
}
