import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import type { PlaceSetKind } from '@ooh/contract/domain/place-set-names';
import { useState, type ReactNode } from 'react';
import { crowdOf, type CrowdAddress, type CrowdQuestion } from '../../shared/crowd-bar/crowd-address.ts';
import { CrowdBar, type CrowdBarProps } from '../../shared/crowd-bar/crowd-bar.tsx';
import { MapWorkbench, type MapWorkbenchProps } from '../../shared/map-workbench/map-workbench.tsx';
import panel from '../../shared/map-workbench/panel.module.css';
import { SavePlaceSet } from '../../shared/place-sets/save-place-set.tsx';
import { sentPlaces } from '../../shared/place-sets/sent-places.ts';
import type { CityPart } from '../../shared/scope/city-page.tsx';
import { audienceDraft } from '../../shared/strategy-draft/audience-draft.ts';
import type { OnAddress } from '../../ui/page/use-address.ts';
import type { BenchAddress } from './bench-address.ts';
import { BenchHead, type BenchHeadProps } from './bench-head.tsx';
import { BenchNav, type BenchNavProps } from './bench-nav.tsx';
import styles from './place-bench.module.css';

export interface BenchPageProps {
  readonly address: BenchAddress;
  readonly onAddress: OnAddress<BenchAddress>;
}

/** A bench in the city of its address. */
export interface BenchProps extends BenchPageProps, CityPart {}

export interface BenchFrameProps
  extends
    BenchProps,
    Pick<BenchHeadProps, 'title' | 'facts' | 'count'>,
    Pick<BenchNavProps, 'current'>,
    Pick<CrowdBarProps, 'parts'>,
    Pick<MapWorkbenchProps, 'name' | 'first' | 'leftName' | 'notices' | 'map' | 'dock' | 'over'> {
  readonly question: CrowdQuestion;
  /** The chosen places, and as which kind of set they are saved. */
  readonly entries: readonly PlaceEntry[];
  readonly kind: PlaceSetKind;
  /** What to do first while none is chosen. */
  readonly missing: string;
  /** Below the question about people. */
  readonly fields: ReactNode;
  /** Spoken name of the fields. */
  readonly fieldsName: string;
  /** Spoken name of the map. */
  readonly mapName: string;
  readonly onCrowd: (change: CrowdAddress) => void;
  /** The city is about to change: what belongs to the old one goes. */
  readonly onLeave?: () => void;
}

/** A map of places of a city: about which people, how they are found, and what is done with the chosen ones. */
export function BenchFrame(props: BenchFrameProps) {
  const { cityCode, scope, address, onAddress, question, entries, onCrowd, onLeave } = props;
  const { targetAudience } = question;
  const [isSaving, setIsSaving] = useState(false);
  const endSaving = () => setIsSaving(false);
  return (
    <MapWorkbench
      name={props.name}
      first={props.first}
      leftName={props.leftName}
      head={
        <BenchHead
          title={props.title}
          facts={props.facts}
          count={props.count}
          blocked={entries.length === 0 ? props.missing : undefined}
          load={sentPlaces(cityCode, targetAudience, entries)}
          onSave={() => setIsSaving(true)}
          draft={audienceDraft({ cityCode, address, onAddress, targetAudience })}
        />
      }
      left={
        <search className={panel.filters} aria-label={props.fieldsName}>
          <CrowdBar
            cityCode={cityCode}
            scope={scope}
            address={address}
            parts={props.parts}
            onCity={(city) => {
              onLeave?.();
              onAddress({ ...crowdOf(address), city, draft: address.draft });
            }}
            onChange={onCrowd}
          />
          {props.fields}
        </search>
      }
      top={
        <BenchNav current={props.current} asked={{ city: cityCode, ta: address.ta, draft: address.draft }} />
      }
      notices={props.notices}
      map={
        <section className={styles.map} aria-label={props.mapName}>
          {props.map}
        </section>
      }
      dock={props.dock}
      over={
        <>
          {props.over}
          {isSaving && (
            <SavePlaceSet
              cityCode={cityCode}
              kind={props.kind}
              entries={entries}
              onSaved={endSaving}
              onClose={endSaving}
            />
          )}
        </>
      }
    />
  );
}
