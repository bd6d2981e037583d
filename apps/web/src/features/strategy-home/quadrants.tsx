import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { useCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { FigureValue } from '../../shared/figure/figure-value.tsx';
import { audienceText } from '../../shared/ta-builder/audience-text.ts';
import { asPersons, asShare } from '../../ui/figure/figure-formats.ts';
import { formatFen, formatShare } from '../../ui/figure/format-figure.ts';
import { Quadrant } from './quadrant.tsx';
import styles from './strategy-home.module.css';

interface QuadrantOf {
  readonly draft: StrategyDraft;
}

function CompetitionQuadrant({ draft }: QuadrantOf) {
  const { brandId, cityCodes, draftId } = draft;
  const brandIds = brandId === null ? [] : [brandId];
  const { data, error, refetch } = useCall(
    'competitor/getCompetitorSummarize',
    { brandIds, cityCodes },
    { enabled: brandId !== null },
  );
  return (
    <Quadrant
      title="竞品"
      path="/strategy/competition"
      search={{ draft: draftId, brand: brandId ?? undefined }}
      action="看竞品"
      waitsFor={brandId === null ? '先在草稿中选择品牌。' : undefined}
      error={error}
      onRetry={() => void refetch()}
      isLoading={data === undefined}
      sentence={data?.sentences[0]?.text ?? '近 12 个月没有被监测到的投放。'}
      figures={
        data === undefined
          ? []
          : [
              { name: '行业刊例花费（估算）', value: formatFen(data.spendFen, { unit: 'auto' }) },
              { name: '品牌数', value: data.brandCount },
              { name: '本品牌 SOS', value: formatShare(data.sos) },
            ]
      }
    />
  );
}

function PeopleQuadrant({ draft }: QuadrantOf) {
  const { cityCodes, targetAudience, draftId } = draft;
  const { data, error, refetch } = useCall(
    'v1/crowd/estimate',
    { cityCodes, targetAudience },
    { enabled: cityCodes.length > 0 },
  );
  const largest = data?.cities.toSorted((a, b) => (b.persons.value ?? 0) - (a.persons.value ?? 0))[0];
  return (
    <Quadrant
      title="人群"
      path="/strategy/people/city"
      search={{ draft: draftId, ta: audienceText(targetAudience) }}
      action="看城市人群"
      waitsFor={cityCodes.length === 0 ? '先在草稿中选择城市。' : undefined}
      error={error}
      onRetry={() => void refetch()}
      isLoading={data === undefined}
      sentence={
        data &&
        `${data.sentence}在 ${data.cities.length} 个城市中，${largest ? `${largest.cityName}最多` : '没有人群样本'}。`
      }
      figures={
        data === undefined
          ? []
          : [
              { name: '目标人群', value: <FigureValue figure={data.persons} format={asPersons} /> },
              { name: '占常住 15+', value: <FigureValue figure={data.share} format={asShare} /> },
              { name: '无样本城市', value: data.citiesWithoutPanel.length },
            ]
      }
    />
  );
}

function SceneQuadrant({ draft }: QuadrantOf) {
  const { cities, targetAudience, draftId } = draft;
  const city = cities.at(0);
  const { data, error, refetch } = useCall(
    'aoi-draw/getSubsetSceneDetail',
    { cityCode: city?.cityCode ?? '', targetAudience },
    { enabled: city !== undefined },
  );
  const best = data?.scenes
    .filter(({ tgi }) => tgi.value !== null)
    .toSorted((a, b) => (b.tgi.value ?? 0) - (a.tgi.value ?? 0))
    .slice(0, 3);
  return (
    <Quadrant
      title="场景"
      path="/strategy/scene/aoi"
      search={{ draft: draftId, city: city?.cityCode, ta: audienceText(targetAudience) }}
      action="看场景"
      waitsFor={city === undefined ? '先在草稿中选择城市。' : undefined}
      error={error}
      onRetry={() => void refetch()}
      isLoading={data === undefined}
      sentence={
        best &&
        (best.length === 0
          ? `${city?.cityName}各场景样本不足。`
          : `${city?.cityName}里目标人群最集中在${best.map(({ scene }) => scene).join('、')}。`)
      }
      figures={(best ?? []).map(({ scene, tgi }) => ({
        name: `${scene} TGI`,
        value: <FigureValue figure={tgi} format={(value) => value.toFixed(0)} />,
      }))}
    />
  );
}

function CombinationQuadrant({ draft }: QuadrantOf) {
  const { combinationIds, chosenCombinationId, aim, draftId } = draft;
  return (
    <Quadrant
      title="目标与组合"
      path={combinationIds.length === 0 ? '/strategy/combination/target' : '/strategy/combination'}
      search={{ draft: draftId }}
      action={combinationIds.length === 0 ? '做组合' : '看组合'}
      error={null}
      onRetry={() => undefined}
      isLoading={false}
      sentence={
        combinationIds.length === 0 ? '还没有为这份草稿做组合。' : `已有 ${combinationIds.length} 个组合。`
      }
      figures={[
        { name: '目标到达率', value: aim.reachShare === undefined ? '—' : formatShare(aim.reachShare) },
        { name: '目标频次', value: aim.frequency ?? '—' },
        { name: '选定', value: chosenCombinationId === null ? '—' : '1 个' },
      ]}
    />
  );
}

/** 竞品 · 人群 · 场景 · 目标组合; one whose permission the reader lacks is absent. */
export function Quadrants({ draft }: QuadrantOf) {
  const seesRivals = useAllowed('smartMarketingData.competitorPutData.isEnabled');
  const seesPeople = useAllowed(
    'smartMarketingData.numeracyTaData.isEnabled,smartMarketingData.wisdomCityData.isEnabled',
  );
  const seesScenes = useAllowed('smartMarketingData.specificContext.isEnabled');
  const seesMix = useAllowed(
    'smartMarketingData.wisdomCombinationData.isEnabled,smartMarketingData.wisdomTargetData.targetShowState',
  );
  return (
    <div className={styles.quadrants}>
      {seesRivals && <CompetitionQuadrant draft={draft} />}
      {seesPeople && <PeopleQuadrant draft={draft} />}
      {seesScenes && <SceneQuadrant draft={draft} />}
      {seesMix && <CombinationQuadrant draft={draft} />}
    </div>
  );
}
