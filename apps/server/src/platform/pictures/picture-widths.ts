/** Widths in pixels of the stored sizes. */
export const pictureWidths = [1600, 800, 320] as const;
