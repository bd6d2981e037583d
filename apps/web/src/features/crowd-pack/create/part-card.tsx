import { DeleteOutlined } from '@ant-design/icons';
import type { PackRulePart } from '@ooh/contract/domain/crowd-pack';
import { Button } from 'antd';
import styles from './pack-create.module.css';
import { ExposureFields } from './exposure-fields.tsx';
import { LabelFields } from './label-fields.tsx';
import { PackFields } from './pack-fields.tsx';
import { partKinds, type DraftPart } from './pack-draft.ts';
import type { PartFieldsProps } from './part-fields.ts';
import { PlaceFields } from './place-fields.tsx';
import { UploadFields } from './upload-fields.tsx';

type AnyFieldsProps = Omit<PartFieldsProps<'labels'>, 'part'> & { readonly part: PackRulePart };

function Fields(props: AnyFieldsProps) {
  const { part } = props;
  switch (part.kind) {
    case 'labels':
      return <LabelFields {...props} part={part} />;
    case 'place':
      return <PlaceFields {...props} part={part} />;
    case 'upload':
      return <UploadFields {...props} part={part} />;
    case 'exposure':
      return <ExposureFields {...props} part={part} />;
    case 'pack':
      return <PackFields {...props} part={part} />;
    case 'near':
      return null;
  }
}

export interface PartCardProps extends Pick<AnyFieldsProps, 'cityCodes' | 'onChange'> {
  readonly at: number;
  readonly draftPart: DraftPart;
  readonly onRemove: () => void;
}

/** One condition of a new pack. */
export function PartCard({ at, draftPart, cityCodes, onChange, onRemove }: PartCardProps) {
  const { key, part } = draftPart;
  const name = partKinds.find(({ kind }) => kind === part.kind)?.name ?? '';
  return (
    <section className={styles.part} aria-label={`条件 ${at + 1} ${name}`}>
      <header>
        <h2>
          条件 {at + 1} · {name}
        </h2>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={`删除条件 ${at + 1}`}
          onClick={onRemove}
        />
      </header>
      <Fields id={`part-${key}`} part={part} cityCodes={cityCodes} onChange={onChange} />
    </section>
  );
}
