function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** An MP4 file (ISO 14496-12) without frames: enough for a client that copies videos without decoding them. */
export function emptyClip(): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(0x0001_0000, 20);
  header.writeUInt16BE(0x0100, 24);
  for (const [offset, value] of [
    [36, 0x0001_0000],
    [52, 0x0001_0000],
    [68, 0x4000_0000],
    [96, 1],
  ] as const) {
    header.writeUInt32BE(value, offset);
  }
  const brand = Buffer.from('isom\0\0\x02\0isommp42', 'latin1');
  return Buffer.concat([box('ftyp', brand), box('moov', box('mvhd', header)), box('mdat', Buffer.alloc(0))]);
}
