import { useRef } from 'react';
import { useTexts } from '../texts/texts.tsx';
import { readPicture } from './read-picture.ts';

/** The result of choosing a picture: the field's value, or the reason why it was refused. */
interface PictureField {
  onChange(file: File): void;
  refuse(message: string): void;
}

/** Reads the pictures that are chosen in the fields of a form, and lets the form wait for them. */
export function usePictureFields<Name extends string>() {
  const { t } = useTexts();
  /** Per field, the read in progress: its refusal, or nothing. */
  const reading = useRef(new Map<Name, Promise<string | undefined>>());

  const readInto = async (file: File, field: PictureField, isLatest: () => boolean) => {
    // A file can be gone before it is read.
    const read = await readPicture(file).catch(() => ({ file: null, fault: 'unsupported' }) as const);
    if (!isLatest()) return undefined;
    if (read.fault === null) {
      field.onChange(read.file);
      return undefined;
    }
    const refusal = t(`pictures.${read.fault}`, { name: file.name });
    field.refuse(refusal);
    return refusal;
  };

  return {
    /** Of two pictures chosen for one field, the later one counts. */
    read: async (name: Name, file: File | undefined, field: PictureField) => {
      if (file === undefined) return;
      const isLatest = () => reading.current.get(name) === ended;
      const ended: Promise<string | undefined> = readInto(file, field, isLatest);
      reading.current.set(name, ended);
      await ended;
      if (isLatest()) reading.current.delete(name);
    },
    /** Discards what the field is still reading. */
    forget: (name: Name) => void reading.current.delete(name),
    /** Waits for pictures that are still being read, and returns their errors. */
    settled: async (): Promise<Partial<Record<Name, string>>> => {
      const refusals: Partial<Record<Name, string>> = {};
      for (const [name, ended] of reading.current) {
        const refusal = await ended;
        if (refusal !== undefined) refusals[name] = refusal;
      }
      return refusals;
    },
  };
}

export type PictureFields<Name extends string> = ReturnType<typeof usePictureFields<Name>>;
