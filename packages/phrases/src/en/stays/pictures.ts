export const pictures = {
  too_large: '“{{name}}” is larger than 10\u00a0MB. Make it smaller and choose it again.',
  unsupported: '“{{name}}” is not a picture we can read. Use JPG, PNG, GIF, WebP or AVIF.',
  heic: '“{{name}}” is a HEIC picture, which could not be converted here. Save it as JPG and choose it again.',
};
