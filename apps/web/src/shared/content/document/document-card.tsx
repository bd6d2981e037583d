import { isAllowed } from '@ooh/contract/permission/rules';
import type { CallOutput } from '@ooh/contract/registry';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { saveFile } from '../../../api/save-file.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../session/use-session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { DocumentBody, type DrawBlock } from './document-body.tsx';
import styles from './document.module.css';
import { ReadLine } from './read-line.tsx';
import { ReadersDrawer } from './readers-drawer.tsx';
import { VersionDrawer } from './version-drawer.tsx';

const DocumentEditor = lazy(async () => ({
  default: (await import('../editor/document-editor.tsx')).DocumentEditor,
}));

type Document = CallOutput<'v1/content/get'>;
type Panel = 'versions' | 'readers' | 'editor';

function Meta({ document }: { readonly document: Document }) {
  const { version, effectiveOn, changeNote, author } = document;
  return (
    <div className={styles.meta}>
      <span>
        V{version} · {effectiveOn} 生效
      </span>
      <span>{author ?? '随产品提供'}</span>
      {changeNote !== '' && <span>修改说明：{changeNote}</span>}
    </div>
  );
}

interface ActionsProps {
  readonly document: Document;
  readonly onPanel: (panel: Panel) => void;
}

function Actions({ document, onPanel }: ActionsProps) {
  const { docId, title, version, draft } = document;
  const mayEdit = useSession((session) =>
    isAllowed(session.dataRoleRequest, 'administrationData.contentData.isEnabled'),
  );
  return (
    <div className={styles.actions}>
      <Button size="small" type="text" aria-label={`《${title}》的版本`} onClick={() => onPanel('versions')}>
        版本
      </Button>
      <Button
        size="small"
        type="text"
        aria-label={`下载《${title}》PDF`}
        onClick={() => void saveFile('v1/content/document', { docId, version })}
      >
        PDF
      </Button>
      {mayEdit && (
        <>
          {document.isConfirmed && (
            <Button
              size="small"
              type="text"
              aria-label={`《${title}》的阅读情况`}
              onClick={() => onPanel('readers')}
            >
              阅读情况
            </Button>
          )}
          <Button size="small" type="text" aria-label={`编辑《${title}》`} onClick={() => onPanel('editor')}>
            {draft === null ? '编辑' : '继续编辑草稿'}
          </Button>
        </>
      )}
    </div>
  );
}

export interface DocumentCardProps {
  readonly docId: string;
  /** Name of the card until the document has come. */
  readonly name: string;
  readonly draw?: DrawBlock;
  /** Stands in the place of the blocks. */
  readonly children?: (document: Document) => ReactNode;
}

/** A document of the standards in force: its text, versions, PDF, and for those who write it its editor. */
export function DocumentCard({ docId, name, draw, children }: DocumentCardProps) {
  const [version, setVersion] = useState<number>();
  const [panel, setPanel] = useState<Panel>();
  const { data, error, refetch } = useCall('v1/content/get', { docId, version });
  const close = () => setPanel(undefined);
  return (
    <Card
      title={data?.title ?? name}
      extra={data && panel !== 'editor' && <Actions document={data} onPanel={setPanel} />}
    >
      {error && (
        <StateBlock
          kind="section-failed"
          title={`${name}加载失败`}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <StateBlock kind="loading" rows={6} />}
      {data && panel === 'editor' && (
        <Suspense fallback={<StateBlock kind="loading" rows={6} />}>
          <DocumentEditor document={data} draw={draw} onClose={close} />
        </Suspense>
      )}
      {data && panel !== 'editor' && (
        <>
          {data.version !== data.currentVersion && (
            <output className={styles.older}>
              您正在查看 V{data.version}，现行版本 V{data.currentVersion}
              <Button size="small" onClick={() => setVersion(undefined)}>
                回到现行版本
              </Button>
            </output>
          )}
          <Meta document={data} />
          {children ? children(data) : <DocumentBody body={data.body} draw={draw} />}
          {data.isConfirmed && data.version === data.currentVersion && <ReadLine document={data} />}
        </>
      )}
      {data && panel === 'versions' && (
        <VersionDrawer
          docId={docId}
          title={data.title}
          onClose={close}
          onVersion={(next) => {
            setVersion(next);
            close();
          }}
        />
      )}
      {data && panel === 'readers' && <ReadersDrawer docId={docId} title={data.title} onClose={close} />}
    </Card>
  );
}
