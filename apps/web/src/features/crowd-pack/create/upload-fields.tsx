import { Alert, Button, Upload } from 'antd';
import { useUploadCall } from '../../../api/use-call.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { formatNumber, formatShare } from '../../../ui/figure/format-figure.ts';
import styles from './pack-create.module.css';
import type { PartFieldsProps } from './part-fields.ts';

/** People found by hashed ids; what stays of the file are the persons of the panel that it found. */
export function UploadFields({ part, cityCodes, onChange }: PartFieldsProps<'upload'>) {
  const cityName = useCityNames();
  const sending = useUploadCall('v1/crowd-packs/uploads');
  const [cityCode] = cityCodes;
  const send = (file: File) => {
    if (cityCode === undefined) return;
    const onSuccess = ({ uploadId }: { uploadId: string }) => onChange({ ...part, uploadId });
    sending.mutate({ input: { cityCode }, file }, { onSuccess });
  };
  const { data, error } = sending;
  return (
    <>
      <Upload
        accept=".csv,.txt"
        showUploadList={false}
        beforeUpload={(file) => {
          send(file);
          return false;
        }}
      >
        <Button loading={sending.isPending} disabled={cityCode === undefined}>
          {part.uploadId === '' ? '选择 CSV 文件' : '换一个文件'}
        </Button>
      </Upload>
      <p className={styles.quiet}>
        {cityCode === undefined
          ? '请先选择城市：名单与一个城市的人群样本匹配。'
          : `与${cityName(cityCode)}人群样本匹配；每行一个 SHA-256 或 MD5 哈希 ID，最多 100 万行。只保留匹配结果，不保存文件与 ID。`}
      </p>
      {cityCodes.length > 1 && <p className={styles.quiet}>名单在其他城市不含任何人。</p>}
      {error && <Alert type="error" showIcon title="上传失败" description={error.message} />}
      {data && part.uploadId === data.uploadId && (
        <output className={styles.result}>
          {data.fileName}：{formatNumber(data.ids)} 个不同 ID，
          {data.matched === 0
            ? '没有匹配到样本人员，或匹配不足 50 人（样本不足，不作区分）'
            : `匹配 ${formatNumber(data.matched)} 个样本人员（${formatShare(data.matchRate)}）`}
          {data.refusedRows > 0 &&
            `；${formatNumber(data.refusedRows)} 行不是哈希 ID，未采用（首个在第 ${data.problems[0]?.row} 行）`}
        </output>
      )}
    </>
  );
}
