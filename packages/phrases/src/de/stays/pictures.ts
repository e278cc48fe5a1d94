/** Bilder vom eigenen Gerät wählen. */
export const pictures = {
  too_large: '„{{name}}“ ist größer als 10\u00a0MB. Mach es kleiner und wähl es noch einmal.',
  unsupported: '„{{name}}“ ist kein Bild, das wir lesen können. Nimm JPG, PNG, GIF, WebP oder AVIF.',
  heic: '„{{name}}“ ist ein HEIC-Bild und ließ sich hier nicht umwandeln. Speichere es als JPG und wähl es noch einmal.',
};
