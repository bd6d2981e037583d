import { DownOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { notifyBriefly } from '../../../api/notice.ts';
import { DropMenu } from '../../../ui/page/drop-menu.tsx';

export interface ExportMenuProps {
  readonly planId: string;
  readonly cityCode: string;
  readonly isDirty: boolean;
  readonly hasCertificate: boolean;
  readonly onSave: () => Promise<boolean>;
}

const documents = {
  deck: { label: '投放方案（PPT）', call: 'v1/smart-select/proposal' },
  pages: { label: '投放方案（PDF）', call: 'v1/smart-select/proposal' },
  quotation: { label: '执行报价（Excel）', call: 'bus-plan/v1/executeQuotation' },
  'quotation-pages': { label: '执行报价（PDF）', call: 'bus-plan/v1/executeQuotation' },
  schedule: { label: '排期表（Excel）', call: 'v1/bus-plan/schedule' },
  proof: { label: '最优性证明（PDF）', call: 'v1/bus-plan/certificate-document' },
  certificate: { label: '最优性证书（JSON）', call: 'v1/bus-plan/certificate' },
} as const;
type DocumentKey = keyof typeof documents;

function saveDocument(key: DocumentKey, planId: string, cityCode: string) {
  const { call } = documents[key];
  switch (call) {
    case 'v1/smart-select/proposal':
      return saveFile(call, { planId, format: key === 'pages' ? 'pdf' : 'pptx' });
    case 'bus-plan/v1/executeQuotation':
      return saveFile(call, { planId, format: key === 'quotation-pages' ? 'pdf' : 'xlsx' });
    case 'v1/bus-plan/schedule':
      return saveFile(call, { planId });
    default:
      return saveFile(call, { planId, cityCode });
  }
}

/** Documents of the saved plan. With unsaved edits the user says first which state shall go out. */
export function ExportMenu({ planId, cityCode, isDirty, hasCertificate, onSave }: ExportMenuProps) {
  const [asked, setAsked] = useState<DocumentKey | null>(null);
  const [isLoading, setLoading] = useState(false);
  const download = async (key: DocumentKey) => {
    setAsked(null);
    setLoading(true);
    const result = await saveDocument(key, planId, cityCode);
    setLoading(false);
    if (result.body) notifyBriefly({ kind: 'success', title: '已导出', description: result.body.fileName });
  };
  const saveAndDownload = async (key: DocumentKey) => {
    if (await onSave()) await download(key);
    else setAsked(null);
  };
  const choose = (key: DocumentKey) => (isDirty ? setAsked(key) : void download(key));
  return (
    <>
      <DropMenu
        menu={{
          items: Object.entries(documents).map(([key, { label }]) => ({
            key,
            label,
            disabled: (key === 'certificate' || key === 'proof') && !hasCertificate,
          })),
          onClick: ({ key }) => choose(key as DocumentKey),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isLoading}>
          导出 <DownOutlined aria-hidden="true" />
        </Button>
      </DropMenu>
      <Modal
        open={asked !== null}
        title="有未保存的修改"
        onCancel={() => setAsked(null)}
        footer={[
          <Button key="cancel" onClick={() => setAsked(null)}>
            取消
          </Button>,
          <Button key="old" onClick={() => asked && void download(asked)}>
            导出已保存的版本
          </Button>,
          <Button key="save" type="primary" onClick={() => asked && void saveAndDownload(asked)}>
            保存并导出
          </Button>,
        ]}
      >
        导出的文件以已保存的投放为准。
      </Modal>
    </>
  );
}
