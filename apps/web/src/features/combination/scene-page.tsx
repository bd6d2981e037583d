import type { CombinationBrief } from '@ooh/contract/domain/combination';
import { combinationGroup } from '@ooh/contract/domain/combination-names';
import { isAudienceChosen, noAudienceReason } from '@ooh/contract/domain/target-audience';
import { InputNumber } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { MatrixPictureButton } from '../../chart/matrix-picture.tsx';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { CitySelect } from '../../shared/city-picker/city-select.tsx';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { CityPage, type CityPart } from '../../shared/scope/city-page.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { AudienceButton } from '../../shared/ta-builder/audience-button.tsx';
import { audienceFromText, audienceText } from '../../shared/ta-builder/audience-text.ts';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { DayInput } from '../../ui/form/day-input.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { SceneAddress } from './combination-address.ts';
import styles from './combination.module.css';
import { matrixPicture } from './matrix-picture.ts';
import { usualStart } from './mix-draft.ts';
import { cellKey, SceneMatrix } from './scene-matrix.tsx';
import scene from './scene.module.css';
import { UnionPanel } from './union-panel.tsx';

const title = '场景组合';
const usualWeeks = 8;

interface ScenePageProps {
  readonly address: SceneAddress;
  readonly onAddress: OnAddress<SceneAddress>;
}

function InCity(props: ScenePageProps & CityPart) {
  const { cityCode, scope, address, onAddress } = props;
  const cityName = useCityNames();
  const targetAudience = audienceFromText(address.ta);
  const hasAudience = isAudienceChosen(targetAudience);
  const userName = useDisplayName();
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const sentence = useAudienceSentence(targetAudience, labelName);
  const { from: startDate = usualStart(), weeks = usualWeeks } = address;
  const found = useCall('v1/combination/scene-index', { cityCode, targetAudience, startDate, weeks });
  const ticked = address.cells?.split(',') ?? [];
  const change = (next: Partial<SceneAddress>) => onAddress({ ...address, ...next }, { resetScroll: false });
  const tick = (key: string) => {
    const next = ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key];
    change({ cells: next.length === 0 ? undefined : next.join(',') });
  };
  const brief: CombinationBrief = {
    cityCodes: [cityCode],
    targetAudience,
    startDate,
    weeks,
    goal: 'brand',
    budgetFen: 300_000_000,
    k: 1,
    mediumIds: [],
    mustMediumIds: [],
    excludedMediumIds: [],
    largestShare: 1,
  };
  const scenes = found.data;
  const mediumName = new Map(scenes?.media.map((medium) => [medium.mediumId, medium.mediumName]));
  const cells = (scenes?.cells ?? [])
    .filter((cell) => ticked.includes(cellKey(cell)))
    .map((cell) => ({
      key: cellKey(cell),
      name: `${cell.scene}·${mediumName.get(cell.mediumId) ?? ''}`,
      lots:
        scenes?.lots
          .filter(({ scene, lot }) => scene === cell.scene && lot.mediumId === cell.mediumId)
          .map(({ lot }) => lot) ?? [],
    }))
    .filter((cell) => cell.lots.length > 0);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="哪种媒体在哪个场景最适合这群人：指数由浓度、覆盖、成本与空位相加。"
        hasDemoTag
        actions={
          scenes !== undefined &&
          scenes.reason === null && (
            <MatrixPictureButton
              model={matrixPicture(scenes, hasAudience)}
              picture={{
                fileName: `场景组合_${cityName(cityCode)}`,
                notes: [
                  `${cityName(cityCode)} · ${sentence} · ${startDate} 起 ${weeks} 周`,
                  `指数 = 浓度 40 + 覆盖 30 + 成本 20 + 空位 10；空位不足 5 或样本不足为「—」。${scenes.basis === null ? '' : basisText(scenes.basis)}`,
                ],
                watermark: productWithUser(userName),
              }}
            />
          )
        }
      />
      <DraftBar
        draftId={address.draft}
        onDraft={(draft) => change({ draft })}
        page={{ cityCodes: [cityCode], targetAudience }}
        onRestore={({ cityCodes: [city = cityCode], targetAudience: audience }) =>
          change({ city, ta: audienceText(audience), cells: undefined })
        }
      />
      <search className={styles.filters} aria-label="城市、人群与档期">
        <CitySelect
          value={cityCode}
          scope={scope}
          allowClear={false}
          onChange={(city) => change({ city, cells: undefined })}
        />
        <AudienceButton
          value={targetAudience}
          cityCode={cityCode}
          cityName={cityName}
          onChange={(audience) => change({ ta: audienceText(audience) })}
        />
        <DayInput
          aria-label="上刊日"
          width={140}
          value={startDate}
          onChange={(day) => change({ from: day })}
        />
        <InputNumber
          aria-label="周数"
          min={1}
          max={52}
          suffix="周"
          value={weeks}
          onChange={(value) => change({ weeks: value ?? undefined })}
        />
      </search>
      {scenes === undefined ? (
        <SectionPending
          error={found.error}
          onRetry={() => void found.refetch()}
          shape="list"
          rows={10}
          minHeight={520}
        />
      ) : scenes.reason !== null ? (
        <StateBlock kind="empty" title={scenes.reason} minHeight={420} />
      ) : (
        <div className={scene.board}>
          {!hasAudience && (
            <p role="note" className={scene.wide}>
              {noAudienceReason}：指数只由覆盖、成本与空位区分。
            </p>
          )}
          <SceneMatrix
            scenes={scenes}
            hasAudience={hasAudience}
            marked={address.scene}
            ticked={ticked}
            onTick={tick}
          />
          <UnionPanel cells={cells} brief={brief} draftId={address.draft} />
        </div>
      )}
    </>
  );
}

/** 场景组合: which medium in which scene suits an audience. */
export function ScenePage({ address, onAddress }: ScenePageProps) {
  return (
    <CityPage title={title} group={combinationGroup} city={address.city}>
      {(cityCode, scope) => (
        <InCity key={cityCode} cityCode={cityCode} scope={scope} address={address} onAddress={onAddress} />
      )}
    </CityPage>
  );
}
