const key = 'wanted_favourite';

/** Remembers, for this window, which stay a visitor wants among their favourites once they have signed in. */
export function wantFavourite(postId: number): void {
  try {
    window.sessionStorage.setItem(key, String(postId));
  } catch {
    // Without storage the heart is pressed once more after signing in.
  }
}

/** The stay that was wanted, forgotten with this question; null where none was. */
export function takeWanted(): number | null {
  try {
    const id = Number(window.sessionStorage.getItem(key));
    window.sessionStorage.removeItem(key);
    return id > 0 ? id : null;
  } catch {
    return null;
  }
}
