import { deckNames } from '@ooh/contract/domain/bus-names';
import type { CreativeFormat } from '@ooh/contract/domain/creative';
import type { DocumentCreative, DocumentFormat } from '@ooh/report/document-map';
import { documentPhoto } from '@ooh/report/picture-size';
import type { Context } from '../context.ts';
import type { StoredCreative } from '../orders/creative/creative-store.ts';

const keyOf = ({
  mediumId,
  formId,
  deck,
}: {
  mediumId: number;
  formId: number;
  deck: string | null;
}): string => `${mediumId}/${formId}/${deck ?? ''}`;

/** The formats of a plan as its deck shows them, those with most units first. */
export function documentFormats(
  formats: readonly CreativeFormat[],
  units: readonly {
    readonly mediumId: number;
    readonly formId: number;
    readonly deck: string | null;
    readonly quantity: number;
    readonly unit: string;
  }[],
): DocumentFormat[] {
  const bought = Map.groupBy(units, keyOf);
  const quantityOf = (format: CreativeFormat): number =>
    bought.get(keyOf(format))?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return formats
    .toSorted((a, b) => quantityOf(b) - quantityOf(a))
    .map((format) => {
      const { mediumId, formId, deck, mediumName, formName, cityNames } = format;
      const unit = bought.get(keyOf(format))?.[0]?.unit ?? '';
      const where = cityNames.length > 2 ? `${cityNames[0]}等 ${cityNames.length} 城` : cityNames.join('、');
      return {
        mediumId,
        formId,
        deck,
        name: `${mediumName} · ${formName}${deck === 'double' ? `（${deckNames.double}）` : ''}`,
        caption: `${where} ${quantityOf(format).toLocaleString('zh-CN')} ${unit}`,
      };
    });
}

/** The client's picture for a document; null without one, or in a format that documents cannot hold. */
export async function documentCreative(
  { files }: Pick<Context, 'files'>,
  stored: StoredCreative | undefined,
): Promise<DocumentCreative> {
  const bytes = stored === undefined ? null : await files.get(stored.attachment_id, stored.sha256);
  return bytes === null ? null : documentPhoto(bytes);
}
