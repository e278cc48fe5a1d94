type Place = 'localStorage' | 'sessionStorage';

/** The text stored under a name; null if there is none, or the browser allows no storage. */
export function readText(place: Place, name: string): string | null {
  try {
    return window[place].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it if it is null. @returns false if storage is disabled or full: no page may depend on it. */
export function storeText(place: Place, name: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(name);
    else window[place].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The value stored under a name, null also for what is not JSON. Its form is not checked: it may be from an older version of ours. */
export function readJson(place: Place, name: string): unknown {
  try {
    return JSON.parse(readText(place, name) ?? 'null');
  } catch {
    return null;
  }
}
