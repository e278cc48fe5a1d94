/** What is known of a post; only the caption is usual. */
export interface PostText {
  caption: string | null;
  /** Its place; null: it has none, left out: not known whether it has one, as the photo network tells none. */
  locationTag?: string | null | undefined;
  altText?: string | null;
  takenAt?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}
