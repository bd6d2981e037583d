import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Upload } from 'antd';
import { useUploadCall } from '../../../api/use-call.ts';
import { formatBytes } from '../../../ui/figure/format-bytes.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import type { OrderFieldProps } from './demand-fields.tsx';
import styles from './more-demand-fields.module.css';

const accept = '.pdf,.docx,.pptx,.xlsx,.csv,.txt,.png,.jpg,.jpeg,.webp';

/** Files that the customer gave with his brief; one at a time is sent. */
export function AttachmentField({ draft, errors, onChange }: OrderFieldProps) {
  const { attachments } = draft;
  const upload = useUploadCall('common-attachment/uploadAttachment');
  return (
    <Field
      id="order-attachments"
      label="需求附件"
      isGroup
      error={errors.attachments}
      hint="客户的需求书、点位清单、画面参考等；PDF、Office、CSV 或图片，最多 20 个"
      extra={
        <Upload
          accept={accept}
          showUploadList={false}
          disabled={upload.isPending}
          beforeUpload={(file) => {
            upload.mutate(
              { input: { purpose: 'brief' }, file },
              {
                onSuccess: ({ attachmentId, fileName, bytes }) =>
                  onChange({ attachments: [...attachments, { attachmentId, fileName, bytes }] }),
              },
            );
            return Upload.LIST_IGNORE;
          }}
        >
          <Button
            id="order-attachments"
            size="small"
            loading={upload.isPending}
            icon={<UploadOutlined aria-hidden="true" />}
            aria-describedby={describedBy('order-attachments', errors.attachments)}
          >
            上传
          </Button>
        </Upload>
      }
    >
      <ul className={styles.chips} aria-label="需求附件">
        {attachments.map(({ attachmentId, fileName, bytes }) => (
          <li key={attachmentId}>
            {fileName}
            <span className={styles.where}>{formatBytes(bytes)}</span>
            <Button
              size="small"
              type="text"
              aria-label={`移除附件 ${fileName}`}
              onClick={() =>
                onChange({ attachments: attachments.filter((other) => other.attachmentId !== attachmentId) })
              }
            >
              ×
            </Button>
          </li>
        ))}
        {attachments.length === 0 && <li className={styles.none}>没有附件</li>}
      </ul>
      {upload.error && <Alert type="error" showIcon title={upload.error.message} />}
    </Field>
  );
}
