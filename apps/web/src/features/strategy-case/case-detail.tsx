import type { CallOutput } from '@ooh/contract/registry';
import { planGoalNames, planGoals } from '@ooh/contract/domain/plan-names';
import { useLocation } from '@tanstack/react-router';
import { useCall } from '../../api/use-call.ts';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { ExportButton } from '../../shared/export/export-button.tsx';
import { PinButton } from '../../shared/strategy-draft/pin-button.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { Fact, FactList } from '../../ui/figure/fact-list.tsx';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ReaderFrame, ReaderSection } from '../../ui/page/reader-frame.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AppTable } from '../../ui/table/app-table.tsx';
import type { AppColumn } from '../../ui/table/app-column.ts';
import { CaseEffect } from './case-effect.tsx';
import { caseEvidence, weeksOf } from './case-evidence.ts';
import { caseHref, type CaseDetailAddress } from './case-address.ts';
import { CasePicture } from './case-picture.tsx';
import { ScheduleRibbon } from './schedule-ribbon.tsx';
import styles from './strategy-case.module.css';

type Case = CallOutput<'mediaStrategy/getMediaStrategyByCaseId/{caseId}'>;
type Mix = Case['mix'][number];

const parts = [
  { id: 'case-background', title: '背景' },
  { id: 'case-insight', title: '洞察' },
  { id: 'case-approach', title: '策略' },
  { id: 'case-mix', title: '媒介组合' },
  { id: 'case-schedule', title: '排期' },
  { id: 'case-effect', title: '效果' },
  { id: 'case-lesson', title: '启示' },
];

const columns: AppColumn<Mix>[] = [
  { key: 'medium', title: '媒体', width: 120, render: ({ mediumName }) => mediumName },
  { key: 'form', title: '形式', width: 140, render: ({ formName }) => formName },
  { key: 'units', title: '数量', width: 90, isNumeric: true, render: ({ units, unit }) => `${units}${unit}` },
  { key: 'days', title: '天数', width: 80, isNumeric: true, render: ({ days }) => days },
  {
    key: 'card',
    title: '刊例',
    width: 120,
    isNumeric: true,
    render: ({ rateCardFen }) => <MoneyFen fen={rateCardFen} unit="auto" />,
  },
  {
    key: 'net',
    title: '净价',
    width: 120,
    isNumeric: true,
    render: ({ netFen }) => <MoneyFen fen={netFen} unit="auto" />,
  },
  { key: 'share', title: '占比', width: 90, isNumeric: true, render: ({ share }) => formatShare(share) },
];

export interface CaseDetailProps {
  readonly address: CaseDetailAddress;
  readonly onAddress: OnAddress<CaseDetailAddress>;
}

function Body({ data, draft }: { readonly data: Case; readonly draft: string | undefined }) {
  const { href } = useLocation();
  const [main] = data.media;
  const goal = planGoals.find((one) => planGoalNames[one] === data.goal);
  const load = {
    name: `${data.title} 参考`.slice(0, 60),
    goal,
    cityCodes: data.cities.map(({ cityCode }) => cityCode),
    mediumIds: data.media.map(({ mediumId }) => mediumId),
    weeks: weeksOf(data),
    evidence: [caseEvidence(data, href)],
  };
  const rail = (
    <>
      <CasePicture
        brandName={data.brandName}
        goal={data.goal}
        mediumId={main.mediumId}
        mediumName={main.mediumName}
      />
      <FactList isSmall>
        <Fact name="品牌">{data.brandName}</Fact>
        <Fact name="行业">{data.industry}</Fact>
        <Fact name="目标">{data.goal}</Fact>
        <Fact name="周期">
          {data.startDate} 至 {data.endDate}
        </Fact>
        <Fact name="净价">{formatFen(data.netFen, { unit: 'auto' })}</Fact>
        <Fact name="折扣">{data.discount === null ? '—' : formatShare(data.discount)}</Fact>
        <Fact name="城市">
          {data.cities
            .map(({ cityName, netFen }) => `${cityName} ${formatFen(netFen, { unit: 'auto' })}`)
            .join('、')}
        </Fact>
      </FactList>
      <SendMenu load={load} label="以此为参考…" />
      <ExportButton call="v1/strategy-cases/deck" input={{ caseId: data.caseId }} label="下载案例" />
      <PinButton draftId={draft} evidence={caseEvidence(data, href)} />
      {data.similar.length > 0 && (
        <>
          <h3 className={styles.subtitle}>相似案例</h3>
          <ul className={styles.similar}>
            {data.similar.map(({ caseId, title }) => (
              <li key={caseId}>
                <HrefLink href={caseHref(caseId, draft)}>{title}</HrefLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
  return (
    <ReaderFrame parts={parts} rail={rail}>
      <ReaderSection id="case-background">
        <h2>背景</h2>
        <p>{data.background}</p>
      </ReaderSection>
      <ReaderSection id="case-insight">
        <h2>洞察</h2>
        <p>{data.insight}</p>
      </ReaderSection>
      <ReaderSection id="case-approach">
        <h2>策略</h2>
        <p>{data.approach}</p>
      </ReaderSection>
      <ReaderSection id="case-mix">
        <h2>媒介组合</h2>
        <AppTable<Mix>
          caption="媒介组合"
          columns={columns}
          rows={data.mix}
          rowKey={({ mediumId, formId }) => `${mediumId}:${formId}`}
        />
        <p className={styles.quiet}>{data.note}</p>
      </ReaderSection>
      <ReaderSection id="case-schedule">
        <h2>排期</h2>
        <ScheduleRibbon schedule={data.schedule} />
      </ReaderSection>
      <ReaderSection id="case-effect">
        <h2>效果</h2>
        {data.effect ? (
          <>
            <CaseEffect effect={data.effect} />
            <p className={styles.quiet}>
              订单 {data.effect.orderNo} 的效果评估，按上刊记录测算；只含您有权限的城市与媒体。
            </p>
          </>
        ) : (
          <p className={styles.quiet}>
            {data.hasEffect
              ? '该案例的效果数据不足，或不在您的权限内。'
              : '该案例没有评估过的订单，不给出效果。'}
          </p>
        )}
      </ReaderSection>
      <ReaderSection id="case-lesson">
        <h2>启示</h2>
        <p>{data.lesson}</p>
      </ReaderSection>
    </ReaderFrame>
  );
}

/** 案例详情: one case from its background to its lesson, and from it to an order. */
export function CaseDetail({ address, onAddress }: CaseDetailProps) {
  const { caseId, draft } = address;
  const { data, error, refetch } = useCall(
    'mediaStrategy/getMediaStrategyByCaseId/{caseId}',
    { caseId: caseId ?? '' },
    { enabled: caseId !== undefined },
  );
  return (
    <>
      <PageHeader title={data?.title ?? '案例详情'} subtitle="媒介策略库" />
      <DraftBar draftId={draft} onDraft={(id) => onAddress({ ...address, draft: id })} />
      {caseId === undefined ? (
        <StateBlock kind="unselected" title="从媒介策略库选择一个案例" minHeight={320} />
      ) : error && data === undefined ? (
        <StateBlock
          kind="section-failed"
          absentTitle="没有找到这个案例，或不在您的权限内"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <StateBlock kind="loading" shape="detail" rows={8} minHeight={480} />
      ) : (
        <Body data={data} draft={draft} />
      )}
    </>
  );
}
