import { contentIds } from '@ooh/contract/domain/content-names';
import type { ContentBlock } from '@ooh/contract/domain/content';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ReaderFrame, ReaderSection } from '../../../ui/page/reader-frame.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { DocumentCard } from '../../../shared/content/document/document-card.tsx';
import { DocumentBody } from '../../../shared/content/document/document-body.tsx';
import { ExampleMediumChoice, PhotoExamples } from './photo-examples.tsx';
import styles from './standards.module.css';

const steps = [
  ['上刊', '约定日前'],
  ['拍照', '近、中、远'],
  ['审核', '合格或退回'],
  ['异常', '24 小时响应'],
  ['整改 / 补刊', '1:1 同级'],
  ['复查', '7 天内再查'],
] as const;

function drawFigure(block: ContentBlock) {
  if (block.type !== 'figure') return null;
  switch (block.figure) {
    case 'posting-flow':
      return (
        <ol className={styles.flow} aria-label="上刊监测的六步">
          {steps.map(([name, words]) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{words}</span>
            </li>
          ))}
        </ol>
      );
    case 'right-photos':
      return <PhotoExamples kind="right" />;
    case 'wrong-photos':
      return <PhotoExamples kind="wrong" />;
  }
}

/** Empty sheets to take along, one for each medium. */
function SheetCard() {
  const { data, error, refetch } = useCall('v1/monitoring/sheet-templates', {});
  return (
    <Card title="监测表下载" footer="Excel 空白表，按媒体给出栏目，第二页为填写说明与现行异常代码。">
      {error && (
        <StateBlock
          kind="section-failed"
          title="监测表加载失败"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <StateBlock kind="loading" rows={2} />}
      <div className={styles.sheets}>
        {data?.media.map(({ mediumId, name }) => (
          <Button
            key={mediumId}
            icon={<DownloadOutlined aria-hidden="true" />}
            aria-label={`下载${name}监测表`}
            onClick={() => void saveFile('v1/monitoring/sheet-template', { mediumId })}
          >
            {name}
          </Button>
        ))}
      </div>
    </Card>
  );
}

const parts = [
  { id: 'flow', title: '上刊监测流程' },
  { id: 'photos', title: '拍摄标准' },
  { id: 'checklist', title: '现场检查清单' },
  { id: 'exceptions', title: '异常代码' },
  { id: 'sheets', title: '监测表下载' },
];

/** 监测体系: how postings are photographed, judged and put right. */
export function MonitoringStandardPage() {
  return (
    <>
      <PageHeader title="监测体系" subtitle="从上刊到复查怎么做，照片怎么拍，异常怎么记。" />
      <ReaderFrame parts={parts}>
        <ReaderSection id="flow">
          <DocumentCard docId={contentIds.flow} name="上刊监测流程" draw={drawFigure} />
        </ReaderSection>
        <ReaderSection id="photos">
          <DocumentCard docId={contentIds.photos} name="上刊照拍摄标准" draw={drawFigure}>
            {({ body }) => (
              <ExampleMediumChoice>
                <DocumentBody body={body} draw={drawFigure} />
              </ExampleMediumChoice>
            )}
          </DocumentCard>
        </ReaderSection>
        <ReaderSection id="checklist">
          <DocumentCard docId={contentIds.checklist} name="现场检查清单" />
        </ReaderSection>
        <ReaderSection id="exceptions">
          <DocumentCard docId={contentIds.exceptions} name="异常代码" />
        </ReaderSection>
        <ReaderSection id="sheets">
          <SheetCard />
        </ReaderSection>
      </ReaderFrame>
    </>
  );
}
