import { mostMaterials } from '@ooh/contract/domain/creative-material-names';
import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useAllowed } from '../../session/use-session.ts';
import { Card } from '../../ui/page/card.tsx';
import { HrefButton, HrefLink } from '../../ui/page/href-link.tsx';
import { SectionPending } from '../../ui/state/section-pending.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { creativeHref } from './creative-links.ts';
import { WorkPicture } from './work-picture.tsx';
import styles from './work-links.module.css';

export interface MaterialListProps {
  readonly subject: { readonly orderId: string } | { readonly draftId: string };
  /** True where nothing can be removed any more. */
  readonly isFixed?: boolean;
}

/** 提案素材: works that an order's or a draft's proposal shows on its page 「创意参考」. */
export function MaterialList({ subject, isFixed = false }: MaterialListProps) {
  const { data, error, refetch } = useCall('v1/orders/materials/list', subject);
  const change = useMutationCall('v1/orders/materials/change');
  const mayChoose = useAllowed('digitalAssetRoleData.appAnalyseData.isEnabled');
  const more = mayChoose && !isFixed && <HrefLink href="/media/creative-app">去创意应用挑选</HrefLink>;
  const title = `提案素材${data === undefined || data.works.length === 0 ? '' : ` ${data.works.length}`}`;
  if (error || data === undefined)
    return (
      <Card title={title}>
        <SectionPending error={error} onRetry={() => void refetch()} rows={3} minHeight={160} />
      </Card>
    );
  const { works, hiddenWorks } = data;
  return (
    <Card
      title={title}
      extra={works.length > 0 && more}
      footer={
        hiddenWorks > 0
          ? `另有 ${hiddenWorks} 个创意不在您的数据权限内，未列出，导出的提案中也没有。`
          : works.length > 0
            ? `导出提案时列在「创意参考」页；最多 ${mostMaterials} 个。`
            : undefined
      }
    >
      {works.length === 0 ? (
        <StateBlock
          kind="empty"
          title="还没有提案素材"
          description="在创意应用打开一个作品，点「加入提案素材」；选中的作品列在提案的「创意参考」页。"
          action={mayChoose && !isFixed && <HrefButton href="/media/creative-app">去创意应用挑选</HrefButton>}
        />
      ) : (
        <ul className={styles.works} aria-label="提案素材">
          {works.map((album) => (
            <li key={album.albumId}>
              <HrefLink href={creativeHref(album.albumId)}>
                <WorkPicture album={album} />
                <span className={styles.name}>{album.title}</span>
              </HrefLink>
              <span className={styles.foot}>
                <small>
                  {album.cityName} · {album.techniques.join('、')}
                </small>
                {!isFixed && (
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined aria-hidden="true" />}
                    aria-label={`移出提案素材：${album.title}`}
                    loading={change.isPending && change.variables.albumIds.includes(album.albumId)}
                    onClick={() => change.mutate({ ...subject, action: 'remove', albumIds: [album.albumId] })}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
