import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useMutationCall, useUploadCall } from '../../api/use-call.ts';
import { updateSession } from '../../session/session-store.ts';
import { useSession } from '../../session/use-session.ts';
import { UserAvatar } from '../../ui/avatar/user-avatar.tsx';
import styles from './avatar-field.module.css';
import { PictureCropper } from './picture-cropper.tsx';

/** The user's picture: choose a file, crop it, and it is stored at once. */
export function AvatarField() {
  const picture = useSession((session) => session.avatar);
  const chooser = useRef<HTMLInputElement>(null);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const upload = useUploadCall('common-attachment/uploadAttachment');
  const update = useMutationCall('account/updateLoginUser', {
    onSuccess: ({ picture }) => {
      updateSession({ avatar: picture });
      setBitmap(undefined);
    },
  });

  const open = async (file: File | undefined) => {
    setProblem(undefined);
    if (!file) return;
    try {
      setBitmap(await createImageBitmap(file));
    } catch {
      setProblem('无法读取该图片，请选择 PNG、JPEG 或 WebP 文件');
    }
  };
  const store = async (file: File) => {
    const stored = await upload.mutateAsync({ input: { purpose: 'avatar' }, file });
    await update.mutateAsync({ avatarAttachmentId: stored.attachmentId });
  };
  if (bitmap) {
    return (
      <PictureCropper
        bitmap={bitmap}
        isSaving={upload.isPending || update.isPending}
        onSave={(file) => void store(file).catch(() => undefined)}
        onCancel={() => setBitmap(undefined)}
      />
    );
  }
  return (
    <div className={styles.field}>
      <UserAvatar picture={picture} sizePx={72} />
      <div>
        <div className={styles.actions}>
          <Button onClick={() => chooser.current?.click()}>更换头像</Button>
          {picture !== null && (
            <Button
              type="text"
              loading={update.isPending}
              onClick={() => update.mutate({ avatarAttachmentId: null })}
            >
              移除
            </Button>
          )}
        </div>
        <p className={styles.hint} data-problem={problem !== undefined || undefined}>
          {problem ?? 'PNG、JPEG 或 WebP，裁剪为方形保存。'}
        </p>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label="选择头像图片"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
