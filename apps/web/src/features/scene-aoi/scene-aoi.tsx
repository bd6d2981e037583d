import { sceneScreen } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import { Select } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { MatrixPictureButton } from '../../chart/matrix-picture.tsx';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { useCityNames } from '../../shared/city-picker/use-city-catalog.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { crowdOf } from '../../shared/crowd-bar/crowd-address.ts';
import { crowdWords } from '../../shared/crowd-bar/crowd-words.ts';
import { useCrowdQuestion } from '../../shared/crowd-bar/use-crowd-question.ts';
import { basisText } from '../../shared/figure/basis-text.ts';
import { cityPage, type CityPart } from '../../shared/scope/city-page.tsx';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import type { SceneAddress } from './scene-address.ts';
import styles from './scene-aoi.module.css';
import { SceneCards } from './scene-cards.tsx';
import { SceneHeat } from './scene-heat.tsx';
import { useAudienceSentence } from '../../shared/ta-builder/pack-choices.ts';
import { useCrowdLabels } from '../../shared/ta-builder/ta-builder.tsx';
import { heatPicture } from './heat-picture.ts';
import { audienceText } from '../../shared/ta-builder/audience-text.ts';
import { sentPlaces } from '../../shared/place-sets/sent-places.ts';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';

const title = 'AOI 场景';

export interface SceneAoiProps {
  readonly address: SceneAddress;
  readonly onAddress: OnAddress<SceneAddress>;
}

function InCity({ cityCode, scope, address, onAddress }: SceneAoiProps & CityPart) {
  const cityName = useCityNames()(cityCode);
  const userName = useDisplayName();
  const { nameOf: labelName } = useCrowdLabels([cityCode]);
  const question = useCrowdQuestion(cityCode, address);
  const sentence = useAudienceSentence(question.targetAudience, labelName);
  const { role: _role, ...asked } = question;
  const { district, scene } = address;
  const part = district === undefined ? {} : { districtName: district };
  const hours = useCall('v1/scenes/hours', { ...asked, ...part }, { keepPrevious: true });
  const cards = useCall('aoi-draw/getSubsetSceneDetail', { ...question, ...part }, { keepPrevious: true });
  const districts = useCall('aoi-draw/countRegionCodeTag', { cityCode }, { staleMs: 10 * 60_000 });
  const change = (next: Partial<SceneAddress>) => onAddress({ ...address, city: cityCode, ...next });
  const hasAudience = isAudienceChosen(question.targetAudience);
  return (
    <>
      <PageHeader
        title={title}
        subtitle="在哪些场景、什么时段遇到 TA，周边用什么媒体。"
        actions={<SendMenu load={sentPlaces(cityCode, question.targetAudience, [])} />}
      />
      <DraftBar
        draftId={address.draft}
        onDraft={(draft) => change({ draft })}
        page={{ targetAudience: question.targetAudience }}
        onRestore={(draft) => change({ ta: audienceText(draft.targetAudience) })}
      />
      <search className={styles.filters} aria-label="人群与时段">
        <CrowdBar
          cityCode={cityCode}
          scope={scope}
          address={address}
          onCity={(city) => onAddress({ ...crowdOf(address), city, draft: address.draft })}
          onChange={change}
        />
        <Select
          allowClear
          aria-label="行政区"
          placeholder="全部行政区"
          style={{ width: 160 }}
          value={district}
          options={(districts.data?.districts ?? []).map(({ districtName, total }) => ({
            value: districtName,
            label: `${districtName}（${total}）`,
          }))}
          onChange={(next?: string) => change({ district: next })}
        />
      </search>
      <div className={styles.parts}>
        <Card
          title="场景 × 时段：在场 TA 占全部 TA 的比例（%）"
          extra={
            hours.data !== undefined &&
            hours.data.scenes.length > 0 && (
              <MatrixPictureButton
                model={heatPicture(hours.data.scenes)}
                picture={{
                  fileName: `AOI场景_${cityName}`,
                  notes: [
                    `${cityName}${district ?? ''} · ${crowdWords(question, sentence)}`,
                    basisText(hours.data.basis),
                  ],
                  watermark: productWithUser(userName),
                }}
              />
            )
          }
        >
          {hours.data === undefined ? (
            <SectionPending
              error={hours.error}
              onRetry={() => void hours.refetch()}
              rows={9}
              minHeight={360}
            />
          ) : hours.data.scenes.length === 0 ? (
            <StateBlock kind="empty" title="该城市还没有 AOI 数据" />
          ) : (
            <SceneHeat scenes={hours.data.scenes} marked={scene} />
          )}
        </Card>
        <Card title="九类场景">
          {cards.data === undefined ? (
            <SectionPending error={cards.error} onRetry={() => void cards.refetch()} rows={8} />
          ) : (
            <>
              <SceneCards
                scenes={cards.data.scenes}
                hasAudience={hasAudience}
                marked={scene}
                asked={{ city: cityCode, ta: address.ta }}
              />
              <p className={styles.note}>
                同一个人可以出现在多个场景，各场景之和可超过 100%；斜纹为样本不足。
                {basisText(cards.data.basis)}
              </p>
            </>
          )}
        </Card>
      </div>
    </>
  );
}

/** AOI 场景: in which scenes and hours the audience is met, and with what. */
export const SceneAoi = cityPage<SceneAoiProps>(title, sceneScreen, InCity);
