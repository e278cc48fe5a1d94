import type { MapSpot, MapStay } from '@staylore/contract/discovery/map';
import type { MapWindow } from '@staylore/contract/map-window';
import { type GeoJSONSource, type MapLibreMap, Marker } from 'maplibre-gl';
import type { Texts } from '../../../../platform/texts/texts.tsx';
import { spotRoom } from '../basemap/style.ts';
import { isInside } from '../model/map-window.ts';

const shell =
  'group block cursor-pointer rounded-card focus-visible:z-10 focus-visible:outline-3 focus-visible:outline-offset-2';
const plate =
  'relative block size-11 overflow-hidden rounded-card border-2 border-surface bg-sunken bg-cover bg-center shadow-[0_1px_4px_rgb(20_14_10/0.35)] transition-transform duration-150 group-hover:scale-110 group-data-active:scale-125';
const behind =
  'absolute inset-0 -translate-x-1 translate-y-1 -rotate-8 rounded-card border-2 border-surface bg-line-strong shadow-[0_1px_4px_rgb(20_14_10/0.35)]';
/** A stay without a picture is a dot, as a pin is. */
const pin = 'absolute inset-3.5 rounded-pill bg-accent';
const badge =
  'absolute -top-2 -right-2 min-w-6 rounded-pill border-2 border-surface bg-accent px-1 text-center text-12 leading-5 font-semibold text-accent-ink tabular-nums';

/** Shows spots on a map as buttons; existing ones are reused, so that they keep the focus. */
export function createMarkers(map: MapLibreMap, texts: Texts, onOpen: (spot: MapSpot) => void) {
  const shown = new Map<string, { spot: MapSpot; marker: Marker; button: HTMLButtonElement }>();
  let active: MapStay | null = null;
  let kept: readonly MapSpot[] = [];
  const keepRoom = (spots: readonly MapSpot[]) => {
    if (spots === kept) return;
    kept = spots;
    map.getSource<GeoJSONSource>(spotRoom)?.setData({
      type: 'MultiPoint',
      coordinates: spots.map(({ long, lat }) => [long, lat]),
    });
  };
  const light = ({ spot, button }: { spot: MapSpot; button: HTMLButtonElement }) => {
    const is = active !== null && isInside(active, spot.window);
    button.toggleAttribute('data-active', is);
    button.style.zIndex = is ? '1' : '';
  };
  return {
    /** Those outside of the view wait for the map to be moved; until then no key or screen reader reaches them. */
    show(spots: readonly MapSpot[], seen: MapWindow): void {
      const wanted = new Map(spots.map((spot) => [spot.key, spot]));
      for (const [key, { marker }] of shown) {
        if (wanted.has(key)) continue;
        marker.remove();
        shown.delete(key);
      }
      for (const spot of spots) {
        if (shown.has(spot.key)) continue;
        const button = draw(spot, texts);
        button.addEventListener('click', () => onOpen(spot));
        const marker = new Marker({ element: button }).setLngLat([spot.long, spot.lat]).addTo(map);
        shown.set(spot.key, { spot, marker, button });
        light({ spot, button });
      }
      for (const { spot, button } of shown.values()) button.inert = !isInside(spot, seen);
      keepRoom(spots);
    },
    /** Raises the spot that contains a stay; null raises none. */
    raise(stay: MapStay | null): void {
      active = stay;
      for (const one of shown.values()) light(one);
    },
    remove(): void {
      for (const { marker } of shown.values()) marker.remove();
      shown.clear();
    },
  };
}

function draw({ stay, count }: MapSpot, { t }: Texts): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = shell;
  const name = (stay.hotel_name ?? stay.location) || t('posts.untitled');
  button.ariaLabel = count === 1 ? name : t('map.spot', { count, name });
  if (count > 1) button.append(span(behind));
  const picture = span(plate);
  if (stay.small === null) picture.append(span(pin));
  else picture.style.backgroundImage = `url("${encodeURI(stay.small)}")`;
  button.append(picture);
  if (count > 1) {
    const number = span(badge);
    number.textContent = String(count);
    button.append(number);
  }
  return button;
}

function span(className: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  element.ariaHidden = 'true';
  return element;
}
