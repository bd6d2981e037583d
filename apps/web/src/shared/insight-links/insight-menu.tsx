import { BulbOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { useReachable } from '../../ui/page/use-reachable.ts';
import { insightPages, type InsightSubject } from './insight-pages.ts';
import { DropMenu } from '../../ui/page/drop-menu.tsx';

/** 「看洞察」: from an order or a plan back to the screens on the same brand, cities and audience that the user may open. */
export function InsightMenu({ subject }: { readonly subject: InsightSubject }) {
  const router = useRouter();
  const isReachable = useReachable();
  const pages = insightPages(subject).filter(({ path }) => isReachable(path));
  if (pages.length === 0) return null;
  return (
    <DropMenu
      menu={{
        items: pages.map(({ path, label }) => ({ key: path, label })),
        onClick: ({ key }) => {
          const page = pages.find(({ path }) => path === key);
          if (page) void router.navigate({ href: page.href });
        },
      }}
    >
      <Button icon={<BulbOutlined aria-hidden="true" />} aria-haspopup="menu">
        看洞察
      </Button>
    </DropMenu>
  );
}
