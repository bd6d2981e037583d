import {
  crsLabels,
  importFormatNames,
  importKindNames,
  type ImportSession,
} from '@ooh/contract/domain/data-release';
import { Button, Descriptions } from 'antd';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { useCityNames } from '../../../shared/city-picker/use-city-catalog.ts';
import { kindLabels } from '../kind-labels.ts';
import { StepFooter } from '../step-footer.tsx';
import { formatBytes } from './check-file.ts';
import type { FileStepProps } from './file-step.tsx';

/** The file that is there already: what it is, and how to take another one. */
export function UploadedFile({
  session,
  footer,
  goTo,
  onAddress,
}: FileStepProps & { readonly session: ImportSession }) {
  const nameOf = useCityNames();
  const facts = [
    ['文件', `${session.fileName}（${formatBytes(session.bytes)}）`],
    ['数据类型', importKindNames[session.kind]],
    ['城市', nameOf(session.cityCode)],
    ...(kindLabels[session.kind].isPlaceless ? [] : [['坐标系', crsLabels[session.crs]]]),
    ['格式', `${importFormatNames[session.format]} · ${session.encoding}`],
    ['行数', formatNumber(session.rows)],
  ];
  return (
    <>
      <Descriptions
        column={2}
        size="small"
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
      <StepFooter place={footer}>
        <Button onClick={() => onAddress({ city: session.cityCode, kind: session.kind })}>换一个文件</Button>
        <Button type="primary" onClick={() => goTo('mapping')}>
          下一步：列映射
        </Button>
      </StepFooter>
    </>
  );
}
