import type { MapWindow } from '@staylore/contract/map-window';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Dialog } from '../../design/primitives/dialog/dialog.tsx';
import { EmptyState } from '../../design/primitives/empty-state/empty-state.tsx';
import { spotsOnMap } from '../../features/discovery/map/api/map-queries.ts';
import { FavouriteButton } from '../../features/stays/favourites/components/favourite-button.tsx';
import { postsOnMap } from '../../features/stays/posts/api/post-lists.ts';
import { PostList } from '../../features/stays/posts/components/list/post-list.tsx';
import { useApi } from '../../platform/api/api.tsx';
import { useTexts } from '../../platform/texts/texts.tsx';
import { hereParameter } from './map-address.ts';

/** The stays of one spot as cards over the map; closing removes it from the address. */
export default function StaysHere({ window }: { window: MapWindow }) {
  const { t } = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const count = useQuery(spotsOnMap(api, { window, zoom: 20 })).data?.total;
  // The address gives a new object on every navigation; the list must not start again with it.
  const key = JSON.stringify(window);
  const source = useMemo(() => postsOnMap(api, JSON.parse(key) as MapWindow), [api, key]);
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete(hereParameter);
    navigate({ search: next.size === 0 ? '' : `?${next}` }, { preventScrollReset: true });
  };
  return (
    <Dialog
      onClose={close}
      title={count === undefined || count === 0 ? t('map.here_title') : t('map.here', { count })}
      closeLabel={t('actions.close')}
      size="large"
    >
      <div className="p-6">
        <PostList
          source={source}
          first={null}
          empty={<EmptyState title={t('map.here_empty')} />}
          actions={(post) => <FavouriteButton post={post} />}
        />
      </div>
    </Dialog>
  );
}
