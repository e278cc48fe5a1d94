/** A picture file whose content arrives once `come` is called, as from a slow card. */
export function slowFile(name: string, content: BlobPart = pngHead) {
  const { promise, resolve: come } = Promise.withResolvers<void>();
  const file = new File([content], name, { type: 'image/png' });
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    const part = slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = () => promise.then(read);
    return part;
  };
  return { file, come };
}

/** These bytes identify a PNG picture. */
const pngHead = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
