/** Colours of the map by their role, read from the page, so that the map follows its theme. */
export interface Palette {
  land: string;
  water: string;
  border: string;
  line: string;
  label: string;
}

/** The colours as the browser computes them for the current theme. */
export function readPalette(): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  // If the system forces colours, every role would have that of text, and the map would be one dark plane.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const read = (role: string) => {
    probe.style.color = `var(${role})`;
    return getComputedStyle(probe).color;
  };
  const palette: Palette = {
    land: read('--map-land'),
    water: read('--map-water'),
    border: read('--map-border'),
    line: read('--map-line'),
    label: read('--map-label'),
  };
  probe.remove();
  return palette;
}

/** Calls back when the reader or the system has changed the theme. Returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', listener);
    observer.disconnect();
  };
}
