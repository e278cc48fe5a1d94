/** Storage key of the chosen theme; absent while the system decides. */
export const themeKey = 'staylore_theme';

/** Runs before the first paint, so that a chosen theme never flashes. Kept tiny: it blocks. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{};`;
