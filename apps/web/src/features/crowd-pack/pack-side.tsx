import { useCall } from '../../api/use-call.ts';
import type { ListFilterTools } from '../../ui/list/use-list-page.ts';
import styles from './crowd-pack.module.css';
import type { PackListAddress } from './pack-address.ts';

interface EntryProps {
  readonly text: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Entry({ text, count, isChosen, onChoose }: EntryProps) {
  return (
    <li>
      <button type="button" aria-pressed={isChosen} className={styles.entry} onClick={onChoose}>
        <span>{text}</span>
        <span className={styles.count}>{count ?? ''}</span>
      </button>
    </li>
  );
}

export interface PackSideProps extends Pick<ListFilterTools<PackListAddress>, 'filter'> {
  readonly address: PackListAddress;
  readonly folders: readonly { readonly name: string; readonly count: number }[] | undefined;
}

/** Ways of making packs, with how many there are, and the folders. */
export function PackSide({ address, folders, filter }: PackSideProps) {
  const { data } = useCall('common/getPackCategory', {});
  const all = data?.reduce((sum, { count }) => sum + count, 0);
  const isAll = address.category === undefined && address.folder === undefined && !address.archived;
  return (
    <nav className={styles.side} aria-label="类别与目录">
      <ul>
        <Entry
          text="全部人群包"
          count={all}
          isChosen={isAll}
          onChoose={() => filter({ category: undefined, folder: undefined, archived: undefined })}
        />
        {(data ?? []).map(({ category, label, count }) => (
          <Entry
            key={category}
            text={label}
            count={count}
            isChosen={address.category === category}
            onChoose={() => filter({ category, archived: undefined })}
          />
        ))}
      </ul>
      <h2>目录</h2>
      {folders?.length === 0 && <p className={styles.under}>还没有目录；在人群包中填写目录后出现在这里。</p>}
      <ul>
        {(folders ?? []).map(({ name, count }) => (
          <Entry
            key={name}
            text={name}
            count={count}
            isChosen={address.folder === name}
            onChoose={() =>
              filter({ folder: address.folder === name ? undefined : name, archived: undefined })
            }
          />
        ))}
        <Entry
          text="已归档"
          count={undefined}
          isChosen={address.archived === true}
          onChoose={() =>
            filter({ archived: address.archived ? undefined : true, category: undefined, folder: undefined })
          }
        />
      </ul>
    </nav>
  );
}
