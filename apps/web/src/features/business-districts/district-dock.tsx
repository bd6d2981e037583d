import { basisText } from '../../shared/figure/basis-text.ts';
import { DockPane } from '../../shared/map-workbench/dock-pane.tsx';
import { DockTabs } from '../../shared/map-workbench/dock-tabs.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { AudienceButton } from '../../shared/ta-builder/audience-button.tsx';
import { audienceText } from '../../shared/ta-builder/audience-text.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { CompareCard } from './compare/compare-card.tsx';
import { type DistrictAddress, type DistrictTab } from './district-address.ts';
import { districtFilterNames } from './district-filter-names.ts';
import { filterDistricts } from './filter-districts.ts';
import { DistrictTable, type DistrictListPage } from './district-table.tsx';
import { QuadrantCard } from './quadrant-card.tsx';
import { RankingTools } from './ranking-tools.tsx';
import type { DistrictScene } from './use-district-scene.ts';

export interface DistrictDockProps {
  readonly scene: DistrictScene;
  readonly cityCode: string;
  readonly nameOf: (cityCode: string) => string;
  /** Time and audience in words. */
  readonly asked: string;
  readonly address: DistrictAddress;
  readonly onAddress: (address: DistrictAddress) => void;
  readonly list: DistrictListPage;
  readonly onLocate: (areaId: string) => void;
}

function Ranking({ scene, cityCode, nameOf, asked, list, onLocate }: DistrictDockProps) {
  const { all, answer, error, refetch } = scene;
  const cityName = nameOf(cityCode);
  if (error && !all) return <StateBlock kind="section-failed" error={error} onRetry={refetch} />;
  if (answer?.total === 0)
    return (
      <StateBlock
        kind="empty"
        title={`${cityName}还没有商圈`}
        description="商圈来自地点数据，由管理员导入后即可查看。"
      />
    );
  return (
    <>
      <DistrictTable
        rows={scene.ranked}
        list={list}
        metric={scene.metric}
        isAscending={scene.isAscending}
        hasAudience={scene.hasAudience}
        chosen={[...scene.chosenIds]}
        isBehind={scene.isBehind}
        conditions={list.conditionsOf(districtFilterNames, (without) =>
          Promise.resolve(filterDistricts(all ?? [], without).length),
        )}
        emptyTitle={`${cityName}还没有商圈`}
        onChoose={scene.choose}
        onMetric={scene.rankBy}
        onLocate={onLocate}
        toolbar={<RankingTools scene={scene} />}
      />
      {answer && (
        <p className={panel.footnote}>
          {asked}。样本不足的数字不展示，排在最后；工作日/周末比为全体人群。{basisText(answer.basis)}
        </p>
      )}
    </>
  );
}

function Quadrants({ scene, cityCode, nameOf, address, onAddress }: DistrictDockProps) {
  const { listed, chosenIds, hasAudience, question } = scene;
  if (!listed) return <StateBlock kind="loading" rows={6} />;
  return (
    <QuadrantCard
      rows={listed}
      chosen={chosenIds}
      hasAudience={hasAudience}
      audienceButton={
        <AudienceButton
          value={question.targetAudience}
          cityCode={cityCode}
          cityName={nameOf}
          onChange={(audience) => onAddress({ ...address, city: cityCode, ta: audienceText(audience) })}
        />
      }
    />
  );
}

/** In the dock: the ranking, where each district stands in it, and the chosen ones side by side. */
export function DistrictDock(props: DistrictDockProps) {
  const { scene, cityCode, address, onAddress } = props;
  const { chosen, listed, all, question, hasAudience } = scene;
  const tabs = [
    {
      key: 'ranking',
      label: listed ? `商圈排名 ${listed.length}` : '商圈排名',
      children: (
        // It scrolls by itself, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={panel.pane} tabIndex={0} aria-label="商圈排名">
          <Ranking {...props} />
        </section>
      ),
    },
    {
      key: 'quadrants',
      label: '商圈象限',
      children: (
        <DockPane label="商圈象限">
          <Quadrants {...props} />
        </DockPane>
      ),
    },
    {
      key: 'compare',
      label: chosen.length > 0 ? `商圈对比 ${chosen.length}` : '商圈对比',
      children: (
        <DockPane label="商圈对比">
          {all ? (
            <CompareCard question={question} hasAudience={hasAudience} chosen={chosen} city={all} />
          ) : (
            <StateBlock kind="loading" rows={6} />
          )}
        </DockPane>
      ),
    },
  ];
  return (
    <DockTabs
      tabs={tabs}
      active={address.tab ?? 'ranking'}
      onTab={(key) =>
        onAddress({ ...address, city: cityCode, tab: key === 'ranking' ? undefined : (key as DistrictTab) })
      }
    />
  );
}
