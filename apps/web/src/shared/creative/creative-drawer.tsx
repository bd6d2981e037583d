import type { CreativeSubject } from '@ooh/contract/domain/creative';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Drawer } from 'antd';
import { useRef, useState } from 'react';
import { fetchFile } from '../../api/call.ts';
import { useCall, useMutationCall, useUploadCall } from '../../api/use-call.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { creativeProblem } from './check-creative.ts';
import { CreativePictures } from './creative-pictures.tsx';
import styles from './creative.module.css';
import { asDocumentPicture } from './document-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

export interface CreativeDrawerProps {
  readonly subject: CreativeSubject;
  readonly subjectId: string;
  readonly onClose: () => void;
}

/** 创意效果: one uploaded picture, seen on every medium of an order or plan. */
export function CreativeDrawer({ subject, subjectId, onClose }: CreativeDrawerProps) {
  useReturnFocus();
  const key = { subject, subjectId };
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const found = useCall('v1/creatives/find', key);
  const upload = useUploadCall('v1/creatives/upload');
  const remove = useMutationCall('v1/creatives/remove');
  const stored = found.data?.creative ?? null;
  const picture = useQuery({
    queryKey: ['v1/creatives/file', key, stored?.creativeId, stored?.uploadedAt],
    queryFn: async ({ signal }) => {
      const { body } = await fetchFile('v1/creatives/file', key, { signal });
      return body ? shrinkPicture(body.file) : null;
    },
    enabled: stored !== null,
    staleTime: Infinity,
  });
  const choose = (file: File | undefined): void => {
    if (file === undefined) return;
    const refusal = creativeProblem(file);
    setProblem(refusal);
    if (refusal !== undefined) return;
    asDocumentPicture(file).then(
      (picture) =>
        upload.mutate({ input: key, file: picture }, { onError: ({ message }) => setProblem(message) }),
      () => setProblem('图片已损坏，无法读取，请重新导出后上传'),
    );
  };
  return (
    <Drawer open size={1080} title="创意效果" onClose={onClose}>
      <div className={styles.bar}>
        <Button type="primary" loading={upload.isPending} onClick={() => chooser.current?.click()}>
          {stored === null ? '上传创意画面' : '更换创意画面'}
        </Button>
        {stored !== null && !stored.isOfPlan && (
          <Button loading={remove.isPending} onClick={() => remove.mutate(key)}>
            移除
          </Button>
        )}
        <span className={styles.hint}>
          {stored === null
            ? 'PNG、JPEG 或 WebP，不超过 10 MB，WebP 自动转为 JPEG；上传一张即可看到它在每种媒体上的效果。'
            : `${stored.fileName}，${stored.uploaderName} 上传于 ${formatTime(stored.uploadedAt)}${stored.isOfPlan ? '，来自智选方案' : ''}`}
        </span>
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label="选择创意画面"
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {problem !== undefined && <Alert type="error" showIcon className={styles.problem} title={problem} />}
      {picture.isError && (
        <Alert type="error" showIcon className={styles.problem} title="图片无法读取，请重新导出后上传" />
      )}
      {found.error ? (
        <StateBlock kind="section-failed" error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data === undefined ? (
        <StateBlock kind="loading" rows={8} minHeight={360} />
      ) : found.data.formats.length === 0 ? (
        <StateBlock
          kind="empty"
          minHeight={240}
          title="还没有媒体"
          description="选好媒体后，这里列出每种形式的效果示意。"
        />
      ) : (
        <CreativePictures formats={found.data.formats} creative={picture.data ?? undefined} />
      )}
    </Drawer>
  );
}
