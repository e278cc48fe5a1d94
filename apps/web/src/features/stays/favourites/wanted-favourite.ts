const key = 'wanted_favourite';

/** Stores, for this window, which stay a visitor wants to favourite after signing in. */
export function rememberFavourite(postId: number): void {
  try {
    window.sessionStorage.setItem(key, String(postId));
  } catch {
    // Without storage the heart has to be pressed again after signing in.
  }
}

/** The stay that was wanted, deleted on read; null if there was none. */
export function takeWanted(): number | null {
  try {
    const id = Number(window.sessionStorage.getItem(key));
    window.sessionStorage.removeItem(key);
    return id > 0 ? id : null;
  } catch {
    return null;
  }
}
