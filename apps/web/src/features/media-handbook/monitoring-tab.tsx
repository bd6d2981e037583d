import { ExportButton } from '../../shared/export/export-button.tsx';
import { PhotoExampleRow } from '../../shared/media-picture/photo-examples.tsx';
import { useAllowed } from '../../session/use-session.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';

export interface MonitoringTabProps {
  readonly mediumId: number;
  readonly mediumName: string;
  readonly formId: number;
}

/** How postings of a form are photographed; the whole standard stands on its own screen. */
export function MonitoringTab({ mediumId, mediumName, formId }: MonitoringTabProps) {
  const seesStandard = useAllowed('serviceStandardData.detectionSystem');
  const format = { mediumId, formId };
  return (
    <>
      <Card
        title="合格的上刊照"
        extra={
          seesStandard && (
            <ExportButton call="v1/monitoring/sheet-template" input={{ mediumId }} label="下载监测表" />
          )
        }
      >
        <PhotoExampleRow format={format} label={mediumName} kind="right" />
      </Card>
      <Card
        title="不合格的上刊照"
        footer={
          seesStandard ? (
            <HrefLink href="/standards/monitoring">流程、时限与异常代码见「监测体系」</HrefLink>
          ) : undefined
        }
      >
        <PhotoExampleRow format={format} label={mediumName} kind="wrong" />
      </Card>
    </>
  );
}
