/** Largest file that is taken, in bytes. */
export const largestPicture = 10 * 1024 * 1024;

/** Widths in pixels at which pictures are kept. */
export const pictureWidths = [1600, 800, 320] as const;
