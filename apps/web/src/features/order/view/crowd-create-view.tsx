import { Alert, Button } from 'antd';
import { useState } from 'react';
import { publishNotice } from '../../../api/notice.ts';
import { randomKey } from '../../../api/request-keys.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { useAllowed } from '../../../session/use-session.ts';
import { Fact, FactList } from '../../../ui/figure/fact-list.tsx';
import { FigureValue } from '../../../shared/figure/figure-value.tsx';
import { figureText, intervalText } from '../../../shared/figure/figure-text.ts';
import { asPersons, asShare } from '../../../ui/figure/figure-formats.ts';
import { packStateNames } from '@ooh/contract/domain/crowd-pack-names';
import { Card } from '../../../ui/page/card.tsx';
import { HrefLink } from '../../../ui/page/href-link.tsx';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useDebouncedValue } from '../../../ui/timing/use-debounced-value.ts';
import type { OrderOutput } from '../around/order-by-id.tsx';
import type { TabProps } from '../detail/order-detail.tsx';
import { packHref } from '../../../shared/order/order-addresses.ts';
import { basisText } from '../../../shared/figure/basis-text.ts';
import { CrowdForm } from './crowd-form.tsx';
import { crowdSubjects, emptyDraft, nearOf, ruleOfDraft, type CrowdDraft } from './crowd-rule.ts';
import styles from './view.module.css';

const restMs = 600;
/** A pack holds no more cities than this. */
const maxCities = 10;

interface EstimateProps {
  readonly draft: CrowdDraft;
  readonly cityCodes: readonly string[];
}

/** How many people the rule finds, asked when the form has rested. */
function Estimate({ draft, cityCodes }: EstimateProps) {
  const { name: _name, ...asked } = draft;
  const settled = useDebouncedValue(asked, restMs);
  const found = useCall(
    'v1/crowd-packs/estimate',
    { cityCodes: cityCodes.slice(0, maxCities), rule: ruleOfDraft({ ...settled, name: '' }) },
    { quiet: true, keepPrevious: true, enabled: settled.ids.length > 0 },
  );
  if (draft.ids.length === 0)
    return <StateBlock kind="unselected" title={`选择${crowdSubjects[draft.of]}后显示人群规模`} />;
  if (found.error)
    return (
      <StateBlock
        kind="section-failed"
        title="预估失败"
        errorText={found.error.message}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <StateBlock kind="loading" rows={5} minHeight={160} />;
  const { summary, persons: size, share, cities, citiesWithoutPanel } = found.data;
  return (
    <div aria-busy={found.isFetching}>
      <p className={styles.chosenUnits}>
        <b>
          <FigureValue figure={size} format={asPersons} />
        </b>{' '}
        <small className={styles.quiet}>预估</small>
      </p>
      <p className={styles.quiet}>
        {intervalText(size, asPersons)} · 占所选城市 {figureText(share, asShare)}
      </p>
      <p>{summary}</p>
      <FactList>
        {cities.map(({ cityCode, cityName, persons: own, share: part }) => (
          <Fact key={cityCode} name={cityName}>
            <FigureValue figure={own} format={asPersons} />（{figureText(part, asShare)}）
          </Fact>
        ))}
      </FactList>
      {citiesWithoutPanel.length > 0 && (
        <p className={styles.quiet}>{citiesWithoutPanel.join('、')}还没有人群样本，不计入。</p>
      )}
      {cities[0] && <p className={styles.footnote}>{basisText(cities[0].basis)}</p>}
    </div>
  );
}

/** Packs that were made of what is chosen before. */
function Packs({ ids, subject }: { readonly ids: readonly string[]; readonly subject: string }) {
  const packs = useCall(
    'mediaOrder/getPackDataListByPlanIds',
    { planIds: [...ids] },
    { quiet: true, keepPrevious: true, enabled: ids.length > 0 },
  );
  if (packs.error || (ids.length > 0 && packs.data === undefined))
    return <SectionPending error={packs.error} onRetry={() => void packs.refetch()} rows={2} />;
  if (!packs.data || packs.data.length === 0)
    return <StateBlock kind="empty" title={`还没有由所选${subject}生成的人群包`} />;
  return (
    <ul className={styles.list}>
      {packs.data.map(({ packId, packNo, name, state, persons: size }) => (
        <li key={packId}>
          <HrefLink href={packHref(packId)}>
            {packNo} {name}
          </HrefLink>
          <span>
            {packStateNames[state]} · {figureText(size, asPersons)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function AllowedCrowd({ order }: { readonly order: OrderOutput }) {
  const { orderId, name, cityCodes } = order.row;
  const [draft, setDraft] = useState(() => emptyDraft(orderId, name));
  const subject = crowdSubjects[draft.of];
  const [requestKey, setRequestKey] = useState(randomKey);
  const create = useMutationCall('mediaOrder/createMediaTaCrowdPack', {
    quiet: true,
    onSuccess: ({ packNo }) => {
      // What is made next is another pack.
      setRequestKey(randomKey());
      publishNotice({ kind: 'success', title: `人群包 ${packNo} 已开始计算` });
    },
  });
  const isReady = draft.ids.length > 0 && draft.name.trim() !== '';
  const submit = () => {
    const { of, ids, leastContacts, leastChance } = draft;
    create.mutate({
      planIds: [...ids],
      of,
      name: draft.name.trim(),
      leastContacts,
      leastChance,
      near: nearOf(draft),
      requestKey,
    });
  };
  return (
    <div className={styles.formAndSide}>
      <Card
        title="人群规则"
        footer={`接触次数按所选${subject}的公交车身计算；固定点位请用「媒体附近」限定：按约 0.1 平方公里的网格判定，半径触及的网格都算附近。人群包只存样本位图，不含任何个人标识。`}
      >
        <CrowdForm order={order} draft={draft} onChange={setDraft} />
        {create.error && (
          <Alert type="error" showIcon title="未能生成人群包" description={create.error.message} />
        )}
        <Button
          type="primary"
          loading={create.isPending}
          disabled={!isReady}
          title={isReady ? undefined : `请选择${subject}并填写名称`}
          onClick={submit}
        >
          生成人群包
        </Button>
      </Card>
      <div className={styles.stack}>
        <Card title="人群规模">
          <Estimate draft={draft} cityCodes={cityCodes} />
        </Card>
        <Card title="已有人群包">
          <Packs ids={draft.ids} subject={subject} />
        </Card>
      </div>
    </div>
  );
}

const packPermit =
  'smartMarketingData.numeracyTaData.isEnabled,investmentOrderData.orderPatternData.isEnabled';

/** Makes a pack of the people whom an order meets. */
export function CrowdCreateView({ order }: TabProps) {
  const isAllowed = useAllowed(packPermit);
  if (!isAllowed) return <StateBlock kind="no-permission" minHeight={320} />;
  return <AllowedCrowd order={order} />;
}
