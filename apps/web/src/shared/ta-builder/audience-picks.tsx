import { isAudienceChosen, type TargetAudience } from '@ooh/contract/domain/target-audience';
import { Button } from 'antd';
import { citiesOutside, usePackChoices } from './pack-choices.ts';
import styles from './ta-builder.module.css';

const mostPicks = 6;

export interface AudiencePicksProps {
  readonly cityCode: string;
  /** The audience of the open strategy draft. */
  readonly ofDraft?: TargetAudience | undefined;
  readonly onPick: (audience: TargetAudience) => void;
}

/** Audiences with one click: that of the draft, and the first packs that the city has. */
export function AudiencePicks({ cityCode, ofDraft, onPick }: AudiencePicksProps) {
  const { data } = usePackChoices();
  const packs = (data ?? []).filter((pack) => citiesOutside(pack, [cityCode]).length === 0);
  const isOfDraft = ofDraft !== undefined && isAudienceChosen(ofDraft);
  if (!isOfDraft && packs.length === 0) return null;
  return (
    <section className={styles.picks} aria-label="常用人群">
      {isOfDraft && (
        <Button type="primary" onClick={() => onPick(ofDraft)}>
          草稿的目标人群
        </Button>
      )}
      {packs.slice(0, mostPicks).map(({ packId, name }) => (
        <Button key={packId} onClick={() => onPick({ groups: [], packId, packName: name })}>
          {name}
        </Button>
      ))}
    </section>
  );
}
