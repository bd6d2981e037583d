import type { Opportunity } from '@ooh/contract/domain/opportunity';
import { ignoreReasonNames, opportunityKindNames } from '@ooh/contract/domain/opportunity-names';
import { opportunityRuleTexts } from '@ooh/contract/domain/opportunity-rules';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { demandHref, detailHref, evaluationHref, packHref } from '../../shared/order/order-addresses.ts';
import { formatTime } from '../../ui/figure/format-time.ts';
import { MoneyFen } from '../../ui/figure/money-fen.tsx';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { EvidenceBars } from './evidence-bars.tsx';
import { costText, gainText, placeText } from './gain-text.ts';
import styles from './optimise.module.css';
import { OpportunityStateTag } from './state-tag.tsx';

function UnitTable({ title, units }: { readonly title: string; readonly units: Opportunity['in'] }) {
  if (units.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">单元</th>
          <th scope="col">数量</th>
          <th scope="col">日期</th>
          <th scope="col">净价</th>
        </tr>
      </thead>
      <tbody>
        {units.map((unit, i) => (
          <tr key={`${unit.unitName} ${i}`}>
            <td>{unit.unitName}</td>
            <td className="numeric">{unit.units}</td>
            <td>
              {unit.fromDate} 至 {unit.toDate}
            </td>
            <td>
              <MoneyFen fen={unit.costFen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Decision({ opportunity }: { readonly opportunity: Opportunity }) {
  const { decision, resultOrderId, resultPackId, orderId, action, state } = opportunity;
  if (decision === null) return null;
  const { reasonCode, reason, decidedBy, decidedAt } = decision;
  const why = [reasonCode === null ? '' : ignoreReasonNames[reasonCode], reason].filter(
    (part) => part !== '',
  );
  return (
    <p>
      {decidedBy} 于 {formatTime(decidedAt)} {state === 'ignored' ? '忽略' : '采纳'}
      {why.length > 0 && `：${why.join('，')}`}{' '}
      {resultOrderId !== null && <HrefLink href={demandHref(resultOrderId)}>打开订单草稿</HrefLink>}{' '}
      {resultPackId !== null && <HrefLink href={packHref(resultPackId)}>打开人群包</HrefLink>}
      {resultOrderId === null && state !== 'ignored' && action !== 'next-order' && (
        <HrefLink href={detailHref(orderId)}>打开订单</HrefLink>
      )}
    </p>
  );
}

function Body({ opportunity }: { readonly opportunity: Opportunity }) {
  const { kind, orderId, orderNo, orderName, evidence, spark, expected, metric, realised } = opportunity;
  return (
    <div className={styles.stack}>
      <div className={styles.drawerHead}>
        <OpportunityStateTag state={opportunity.state} />
        <span>
          {orderNo} {orderName} · {placeText(opportunity)}
        </span>
        <HrefLink href={evaluationHref(orderId)}>效果评估</HrefLink>
      </div>
      <p className={styles.gain}>{gainText(expected, metric)}</p>
      {realised !== null && (
        <p>
          实际 {gainText(realised, metric)} · {realised.isExpected ? '在预期区间内' : '不在预期区间内'}
        </p>
      )}
      <p>
        {opportunity.action === 'make-good'
          ? '费用由媒体方承担，订单金额不变'
          : costText(opportunity.costFen)}
        {opportunity.state === 'open' &&
          opportunity.expiresOn !== null &&
          ` · ${opportunity.expiresOn} 前可采纳`}
      </p>
      <section>
        <h3>证据</h3>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">指标</th>
              <th scope="col">本单</th>
              <th scope="col">规则</th>
            </tr>
          </thead>
          <tbody>
            {evidence.map(({ name, value, threshold }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className="numeric">{value}</td>
                <td>{threshold ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.bigSpark}>
          <EvidenceBars spark={spark} label="证据" />
        </div>
        <p className={styles.faint}>规则：{opportunityRuleTexts[kind]}</p>
      </section>
      <section>
        <h3>改动</h3>
        <UnitTable title="移出" units={opportunity.out} />
        <UnitTable title={opportunity.action === 'make-good' ? '补刊' : '移入'} units={opportunity.in} />
      </section>
      <section>
        <h3>最优性证明</h3>
        <p>{opportunity.proof}</p>
      </section>
      <Decision opportunity={opportunity} />
      <p className={styles.faint}>{opportunity.basis}</p>
    </div>
  );
}

/** An opportunity with its evidence, the units that go and come, its proof and what is decided of it. */
export function OpportunityDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  useReturnFocus();
  const [decision, setDecision] = useState<'adopt' | 'ignore'>();
  const found = useCall('v1/optimise/get', { opportunityId: id });
  const reopen = useMutationCall('v1/optimise/decide');
  const opportunity = found.data;
  const isOpen = opportunity?.state === 'open';
  const footer = opportunity && (
    <div className={styles.footer}>
      {opportunity.adoptRefusal !== null && isOpen && (
        <span className={styles.faint}>{opportunity.adoptRefusal}</span>
      )}
      {(opportunity.state === 'ignored' || opportunity.state === 'lapsed') && (
        <Button
          loading={reopen.isPending}
          onClick={() =>
            reopen.mutate({
              opportunityId: id,
              decision: 'reopen',
              version: opportunity.version,
            })
          }
        >
          重新打开
        </Button>
      )}
      {isOpen && <Button onClick={() => setDecision('ignore')}>忽略</Button>}
      {isOpen && (
        <Button
          type="primary"
          disabled={opportunity.adoptRefusal !== null}
          onClick={() => setDecision('adopt')}
        >
          采纳
        </Button>
      )}
    </div>
  );
  return (
    <Drawer
      open
      size={560}
      title={opportunity === undefined ? '优化机会' : opportunityKindNames[opportunity.kind]}
      onClose={onClose}
      footer={footer}
    >
      {found.error && (
        <StateBlock
          kind="section-failed"
          absentTitle="没有找到这条机会，或不在您的权限内"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isPending && <StateBlock kind="loading" rows={8} minHeight={320} />}
      {opportunity && <Body opportunity={opportunity} />}
      {opportunity && decision !== undefined && (
        <DecideDialog opportunity={opportunity} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </Drawer>
  );
}
