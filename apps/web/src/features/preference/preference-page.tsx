import { poiScreen, taPeopleScreen } from '@ooh/contract/domain/place-insight';
import { isAudienceChosen } from '@ooh/contract/domain/target-audience';
import type { CityScope } from '../../shared/city-picker/choose-cities.ts';
import { audienceOf } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar } from '../../shared/crowd-bar/crowd-bar.tsx';
import { PreferenceView } from '../../shared/preference/preference-view.tsx';
import { cityPage } from '../../shared/scope/city-page.tsx';
import { SendMenu } from '../../shared/send-menu/send-menu.tsx';
import { DraftBar } from '../../shared/strategy-draft/draft-bar.tsx';
import { useDraft } from '../../shared/strategy-draft/use-draft.ts';
import { AudiencePicks } from '../../shared/ta-builder/audience-picks.tsx';
import { derivedPackHref } from '../../shared/ta-builder/derive-href.ts';
import { audienceText } from '../../shared/ta-builder/audience-text.ts';
import { useAllowed } from '../../session/use-session.ts';
import { Card } from '../../ui/page/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import styles from './preference-page.module.css';
import type { PreferenceAddress } from './preference-address.ts';
import { scopeHref } from './scope-href.ts';

const title = '偏好洞察';

export interface PreferencePageProps {
  readonly address: PreferenceAddress;
  readonly onAddress: OnAddress<PreferenceAddress>;
}

interface InCityProps extends PreferencePageProps {
  readonly cityCode: string;
  readonly scope: CityScope;
}

function InCity({ cityCode, scope, address, onAddress }: InCityProps) {
  const targetAudience = audienceOf(address);
  const { draft } = useDraft(address.draft);
  const seesPlaces = useAllowed(`${poiScreen}.isEnabled`);
  const change = (part: Partial<PreferenceAddress>) => onAddress({ ...address, city: cityCode, ...part });
  return (
    <>
      <PageHeader
        title={title}
        subtitle="目标人群去什么店、用什么、喜欢什么，与全城相比的高低。"
        actions={
          <SendMenu
            load={{ cityCodes: [cityCode], ...(isAudienceChosen(targetAudience) && { targetAudience }) }}
          />
        }
      />
      <DraftBar
        draftId={address.draft}
        onDraft={(draftId) => change({ draft: draftId })}
        page={{ targetAudience }}
        onRestore={(stored) => change({ ta: audienceText(stored.targetAudience) })}
      />
      <search className={styles.filters} aria-label="城市与人群">
        <CrowdBar
          cityCode={cityCode}
          scope={scope}
          address={address}
          parts={['city', 'audience']}
          onCity={(city) => change({ city })}
          onChange={({ ta }) => change({ ta })}
        />
      </search>
      <Card title={isAudienceChosen(targetAudience) ? '偏好象限与排名' : '全体人群的到访与标签'}>
        <PreferenceView
          cityCode={cityCode}
          targetAudience={targetAudience}
          kind={address.kind ?? 'format'}
          onKind={(kind) => change({ kind })}
          deriveHref={(labelId) => derivedPackHref(cityCode, targetAudience, labelId)}
          {...(seesPlaces && { brandHref: (brand: string) => scopeHref({ cityCode, brand, ...address }) })}
          picks={
            <AudiencePicks
              cityCode={cityCode}
              ofDraft={draft?.targetAudience}
              onPick={(audience) => change({ ta: audienceText(audience) })}
            />
          }
        />
      </Card>
    </>
  );
}

/** 偏好洞察: what the audience uses, visits and likes. */
export const PreferencePage = cityPage<PreferencePageProps>(title, taPeopleScreen, InCity);
