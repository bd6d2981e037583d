import { mediaGroups } from '@ooh/contract/domain/media-filter';
import { Tabs } from 'antd';
import { useCall } from '../../api/use-call.ts';
import { hiddenBy } from '../../shared/scope/hidden-by.ts';
import { NoPermission } from '../../shared/scope/no-permission.tsx';
import { useGroupScope } from '../../shared/scope/group-scope.ts';
import { HrefLink } from '../../ui/page/href-link.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { OnAddress } from '../../ui/page/use-address.ts';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { AboutTab } from './about-tab.tsx';
import { CasesTab } from './cases-tab.tsx';
import { CitiesTab } from './cities-tab.tsx';
import { handbookTabNames, handbookTabs, type HandbookAddress } from './handbook-address.ts';
import { HandbookActions } from './handbook-actions.tsx';
import { HandbookHero } from './handbook-hero.tsx';
import type { CategoryForm, CategoryMedium, Handbook, HandbookForm, RateCards } from './handbook-parts.ts';
import styles from './media-handbook.module.css';
import { MonitoringTab } from './monitoring-tab.tsx';
import { RatesTab } from './rates-tab.tsx';
import { SpecTab } from './spec-tab.tsx';

export interface MediaHandbookProps {
  readonly address: HandbookAddress;
  readonly onAddress: OnAddress<HandbookAddress>;
}

interface Parts {
  readonly handbook: Handbook;
  readonly form: HandbookForm;
  readonly medium: CategoryMedium;
  readonly face: CategoryForm;
  readonly cards: RateCards | undefined;
  readonly cardsError: Error | null;
  readonly onRetry: () => void;
  readonly cityCode: string | undefined;
}

function TabBody({ tab, ...parts }: Parts & { readonly tab: (typeof handbookTabs)[number] }) {
  const { handbook, form, face, cards, cardsError, onRetry, cityCode } = parts;
  const { mediumId, mediumName } = handbook;
  const { formId } = form;
  switch (tab) {
    case 'about':
      return <AboutTab handbook={handbook} form={form} cityCode={cityCode} cards={cards} />;
    case 'spec':
      return <SpecTab handbook={handbook} form={form} face={face} />;
    case 'cases':
      return <CasesTab mediumId={mediumId} formId={formId} />;
    case 'monitoring':
      return <MonitoringTab mediumId={mediumId} mediumName={mediumName} formId={formId} />;
    default:
      if (cardsError !== null && cards === undefined)
        return <StateBlock kind="section-failed" error={cardsError} onRetry={onRetry} />;
      if (cards === undefined) return <StateBlock kind="loading" rows={8} minHeight={320} />;
      return tab === 'rates' ? (
        <RatesTab handbook={handbook} formId={formId} cityCode={cityCode} cards={cards} />
      ) : (
        <CitiesTab
          cards={cards}
          unit={handbook.unit}
          name={form.formName}
          mediumId={mediumId}
          formId={formId}
        />
      );
  }
}

/** 媒体形式详情: what a format is, what it costs in my cities, and by when artwork is due. */
export function MediaHandbook({ address, onAddress }: MediaHandbookProps) {
  const { medium: mediumId, city, from, as, tab = 'about' } = address;
  const scope = useGroupScope(mediaGroups.analyse);
  const hidden = hiddenBy(scope, address.city === undefined ? [] : [address.city]);
  const isChosen = mediumId !== undefined;
  const cityCodes = city === undefined ? [] : [city];
  const book = useCall(
    'v1/media-handbook/get',
    { mediumId: mediumId ?? 0, startDate: from, asBrandId: as },
    { enabled: isChosen, keepPrevious: true },
  );
  const categories = useCall('app-analyse-media/categoryQuery', { cityCodes }, { keepPrevious: true });
  const medium = categories.data?.categories
    .flatMap(({ media }) => media)
    .find((one) => one.mediumId === mediumId);
  const handbook = book.data?.mediumId === mediumId ? book.data : undefined;
  const form = handbook?.forms.find(({ formId }) => formId === address.form) ?? handbook?.forms[0];
  const face = medium?.forms.find(({ formId }) => formId === form?.formId);
  const cards = useCall(
    'v1/rate-cards/list',
    { mediumId: mediumId ?? 0, formId: form?.formId ?? 0, cityCodes },
    { enabled: form !== undefined, keepPrevious: true },
  );
  const error = book.error ?? categories.error;
  const isMissing = categories.data !== undefined && !categories.isPlaceholderData && medium === undefined;
  const title =
    handbook === undefined || form === undefined
      ? '媒体形式详情'
      : `${handbook.mediumName} · ${form.formName}`;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<HrefLink href="/media/category">媒体形式</HrefLink>}
        actions={
          <HandbookActions
            handbook={handbook}
            cityCode={city}
            onCity={(code) => onAddress({ ...address, city: code }, { replace: true, resetScroll: false })}
          />
        }
      />
      {hidden ? (
        <NoPermission group={mediaGroups.analyse} {...hidden} minHeight={320} />
      ) : !isChosen ? (
        <StateBlock kind="unselected" title="从媒体形式选择一种媒体" minHeight={320} />
      ) : error && (handbook === undefined || medium === undefined) ? (
        <StateBlock
          kind="section-failed"
          absentTitle="没有找到这种媒体，或不在您的权限内"
          error={error}
          onRetry={() => {
            void book.refetch();
            void categories.refetch();
          }}
        />
      ) : isMissing ? (
        <StateBlock
          kind="empty"
          title={city === undefined ? '该媒体在您可见的城市没有存量' : '该媒体在所选城市没有存量'}
          description="换一个城市，或回到媒体形式选择其他媒体。"
          minHeight={320}
        />
      ) : handbook === undefined || form === undefined || medium === undefined || face === undefined ? (
        <StateBlock kind="loading" shape="detail" rows={8} minHeight={560} />
      ) : (
        <>
          <HandbookHero
            handbook={handbook}
            form={form}
            medium={medium}
            face={face}
            cityCount={cards.data?.rows.length}
            today={categories.data?.asOf ?? handbook.startDate}
            address={address}
            onAddress={onAddress}
          />
          <Tabs
            activeKey={tab}
            destroyOnHidden
            onChange={(key) =>
              onAddress(
                { ...address, tab: handbookTabs.find((one) => one === key) },
                { replace: true, resetScroll: false },
              )
            }
            items={handbookTabs.map((key) => ({
              key,
              label: handbookTabNames[key],
              children: (
                <div className={styles.tab}>
                  <TabBody
                    tab={key}
                    handbook={handbook}
                    form={form}
                    medium={medium}
                    face={face}
                    cards={cards.data}
                    cardsError={cards.error}
                    onRetry={() => void cards.refetch()}
                    cityCode={city}
                  />
                </div>
              ),
            }))}
          />
        </>
      )}
    </>
  );
}
