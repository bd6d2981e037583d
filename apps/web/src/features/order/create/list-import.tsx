import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Upload } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { saveFile, saveToDisk } from '../../../api/save-file.ts';
import { useUploadCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { csvText } from '../../../ui/table/csv-text.ts';
import styles from './list-import.module.css';
import { chosenRow, withListed, type MediaList } from './listed-items.ts';
import type { ChosenItem } from './offer-choice.ts';

/** Faults that are named in the dialog; the file of refused rows has all of them. */
const shownFaults = 20;

export interface ListImportProps {
  readonly orderId: string;
  /** The city whose offers the template lists. */
  readonly city: { readonly cityCode: string; readonly cityName: string };
  readonly items: readonly ChosenItem[];
  readonly onItems: (items: readonly ChosenItem[]) => void;
  readonly onClose: () => void;
}

function Report({ list }: { readonly list: MediaList }) {
  const { rowsRead, rowsSkipped, items, refused, columns } = list;
  const faults = list.issues.filter(({ severity }) => severity === 'error');
  return (
    <>
      <p aria-live="polite">
        读取 {formatNumber(rowsRead)} 行：可买入 {formatNumber(items.length)} 行
        {refused.length > 0 && `，不能买入 ${formatNumber(refused.length)} 行`}
        {rowsSkipped > 0 && `，未填数量 ${formatNumber(rowsSkipped)} 行`}
      </p>
      {refused.length > 0 && (
        <Alert
          type="warning"
          title={`${formatNumber(refused.length)} 行不能买入，其余可先取入`}
          description={
            <>
              <ul className={styles.faults} aria-label="不能买入的行">
                {faults.slice(0, shownFaults).map(({ row, field, reason, value }) => (
                  <li key={`${row}-${field}-${reason}`}>
                    第 {row} 行 {field}：{reason}
                    {value !== null && value !== '' && `（${value.slice(0, 30)}）`}
                  </li>
                ))}
              </ul>
              <Button
                size="small"
                icon={<DownloadOutlined aria-hidden="true" />}
                onClick={() =>
                  saveToDisk({
                    file: new Blob([csvText([columns, ...refused])], { type: 'text/csv' }),
                    fileName: '媒体清单_待修正.csv',
                  })
                }
              >
                下载这些行与原因（共 {formatNumber(refused.length)} 行），改好后再导入
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** Takes media from a list that was filled in outside; the rows that cannot be bought are named and given back. */
export function ListImport({ orderId, city, items, onItems, onClose }: ListImportProps) {
  useReturnFocus();
  const [isSaving, setIsSaving] = useState(false);
  const read = useUploadCall('v1/orders/read-list');
  const listed = read.data?.items ?? [];
  const take = () => {
    const merged = withListed(items, listed.map(chosenRow));
    onItems(merged.items);
    notifyBriefly({
      kind: 'success',
      title: `已取入 ${formatNumber(listed.length)} 行媒体`,
      description: merged.replaced === 0 ? undefined : `替换了已选中的 ${formatNumber(merged.replaced)} 行`,
    });
    onClose();
  };
  const download = async () => {
    setIsSaving(true);
    await saveFile('mediaOrder/downloadTemplate', { cityCode: city.cityCode });
    setIsSaving(false);
  };
  return (
    <Modal
      open
      width={640}
      title="导入媒体清单"
      okText={listed.length === 0 ? '取入' : `取入 ${formatNumber(listed.length)} 行`}
      cancelText="返回"
      okButtonProps={{ disabled: listed.length === 0 }}
      onOk={take}
      onCancel={onClose}
    >
      <div className={styles.tools}>
        <Button
          loading={isSaving}
          icon={<DownloadOutlined aria-hidden="true" />}
          onClick={() => void download()}
        >
          下载{city.cityName}的模板
        </Button>
        <Upload
          accept=".csv,.xlsx"
          showUploadList={false}
          beforeUpload={(file) => {
            read.mutate({ input: { orderId }, file });
            return Upload.LIST_IGNORE;
          }}
        >
          <Button type="primary" ghost loading={read.isPending} icon={<UploadOutlined aria-hidden="true" />}>
            选择 Excel 或 CSV 文件
          </Button>
        </Upload>
      </div>
      <p className={styles.hint}>
        模板已列出可售的线路与点位；填写数量、上刊日、下刊日，不买的行留空。同一点位刊期重叠的已选行会被清单替换。
      </p>
      {read.error && <Alert type="error" showIcon title={read.error.message} />}
      {read.data && <Report list={read.data} />}
    </Modal>
  );
}
