/** Largest accepted file, in bytes. */
export const largestPicture = 10 * 1024 * 1024;

/** Widths in pixels of the stored sizes. */
export const pictureWidths = [1600, 800, 320] as const;
