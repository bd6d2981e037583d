import { poiScreen } from '@ooh/contract/domain/place-insight';
import { AimOutlined, BarChartOutlined } from '@ant-design/icons';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { PlaceSetList } from '../../shared/place-sets/place-set-list.tsx';
import { cityPage, type CityPart } from '../../shared/scope/city-page.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { PoiAddress } from './poi-address.ts';
import styles from './poi-analysis.module.css';
import { QuickPicks } from './quick-picks.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';

const title = 'POI 分析';

export interface PoiPageProps {
  readonly address: PoiAddress;
  readonly onAddress: OnAddress<PoiAddress>;
}

function SavedSets({ cityCode }: { readonly cityCode: string }) {
  const [chosen, setChosen] = useState<string>();
  const list = useCall('v1/place-sets/list', { cityCode });
  if (list.data === undefined)
    return <SectionPending error={list.error} onRetry={() => void list.refetch()} rows={3} />;
  if (list.data.placeSets.length === 0)
    return (
      <StateBlock
        kind="empty"
        title="该城市还没有地点集"
        description="在「数一数」或「圈一圈」里选好门店后，保存为地点集，之后可直接带入方案。"
      />
    );
  return (
    <>
      <PlaceSetList placeSets={list.data.placeSets} chosenId={chosen} onChoose={setChosen} />
      {chosen !== undefined && (
        <p>
          <Link to="/strategy/scene/poi/scope" search={{ city: cityCode, set: chosen }}>
            圈定所选地点集的周边
          </Link>
        </p>
      )}
    </>
  );
}

function InCity({ cityCode, scope, address: { draft }, onAddress }: PoiPageProps & CityPart) {
  const navigate = useNavigate();
  const search = { city: cityCode, ...(draft !== undefined && { draft }) };
  return (
    <>
      <PageHeader title={title} />
      <DraftBar draftId={draft} onDraft={(next) => onAddress({ city: cityCode, draft: next })} />
      <div className={styles.city}>
        <CitySelect
          allowClear={false}
          value={cityCode}
          scope={scope}
          onChange={(city) => city !== undefined && onAddress({ city, draft })}
        />
      </div>
      <nav className={styles.tasks} aria-label="分析任务">
        <Link className={styles.task} to="/strategy/scene/poi/count" search={search}>
          <BarChartOutlined aria-hidden="true" />
          <b>数一数：谁的店在哪里</b>
          <p>按行政区比较我的品牌与竞品的门店数、每万人与每平方公里密度，找出 TA 多而没有门店的空白区。</p>
        </Link>
        <Link className={styles.task} to="/strategy/scene/poi/scope" search={search}>
          <AimOutlined aria-hidden="true" />
          <b>圈一圈：店周边有什么</b>
          <p>按半径、沿线、多边形或步行时间圈定，看圈内人口与 TA、可用媒体、线路与刊例价。</p>
        </Link>
      </nav>
      <div className={styles.cards}>
        <Card title="从一个品牌开始">
          <QuickPicks
            cityCode={cityCode}
            onPick={({ brand }) =>
              void navigate({ to: '/strategy/scene/poi/count', search: { ...search, brand } })
            }
          />
        </Card>
        <Card
          title="已保存的地点集"
          extra={
            <Link to="/strategy/people/ta/place-search" search={{ city: cityCode }}>
              按地址清单新建
            </Link>
          }
        >
          <SavedSets cityCode={cityCode} />
        </Card>
      </div>
    </>
  );
}

/** POI 分析: the two tasks, and the stored sets of places. */
export const PoiLanding = cityPage<PoiPageProps>(title, poiScreen, InCity);
