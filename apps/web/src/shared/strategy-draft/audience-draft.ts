import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { audienceText } from '../ta-builder/audience-text.ts';
import type { DraftBarProps } from './draft-bar.tsx';

/** The part of an address that a page of a city and an audience shares with its draft. */
interface AudienceAddress {
  readonly city?: string | undefined;
  readonly ta?: string | undefined;
  readonly draft?: string | undefined;
}

/** The draft bar of a page that asks about the people of one city: their audience is what it compares with the draft. */
export const audienceDraft = <Address extends AudienceAddress>({
  cityCode,
  address,
  onAddress,
  targetAudience,
}: {
  readonly cityCode: string;
  readonly address: Address;
  readonly onAddress: (address: Address) => void;
  readonly targetAudience: TargetAudience;
}): DraftBarProps => ({
  draftId: address.draft,
  onDraft: (draft) => onAddress({ ...address, city: cityCode, draft }),
  page: { targetAudience },
  onRestore: (stored) => onAddress({ ...address, city: cityCode, ta: audienceText(stored.targetAudience) }),
});
