import { picturesPerPost } from '@staylore/contract/lengths';
import { useEffect, useRef, useState } from 'react';
import { readPicture } from '../../../../../platform/pictures/read-picture.ts';
import { useTexts } from '../../../../../platform/texts/texts.tsx';
import { fill, type PostForm, type PostValues } from '../post-form.ts';
import { type DraftPicture, movePicture } from './pictures.ts';

let lastKey = 0;

/** The pictures of the form: choosing, ordering, describing, removing. */
export function usePictures(form: PostForm) {
  const { t } = useTexts();
  const pictures = form.watch('pictures');
  const setPictures = (change: (all: PostValues['pictures']) => PostValues['pictures']) =>
    fill(form, { pictures: change(form.getValues('pictures')) });
  const reading = useRef(Promise.resolve<readonly string[]>([]));
  const [isReading, setReading] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const made = useRef(new Set<string>());
  useEffect(() => {
    const urls = made.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  /** @returns why the file cannot be used. */
  const addOne = async (file: File): Promise<string | undefined> => {
    // A file can be gone before it is read.
    const read = await readPicture(file).catch(() => ({ file: null, fault: 'unsupported' }) as const);
    if (read.fault !== null) return t(`pictures.${read.fault}`, { name: file.name });
    const url = URL.createObjectURL(read.file);
    made.current.add(url);
    lastKey += 1;
    const picture: DraftPicture = { kind: 'new', key: `new-${lastKey}`, url, alt: '', file: read.file };
    setPictures((all) => (all.length < picturesPerPost ? [...all, picture] : all));
    return undefined;
  };

  // One after the other, so that they keep the order in which they were chosen.
  const addAll = async (files: readonly File[]): Promise<readonly string[]> => {
    const room = picturesPerPost - form.getValues('pictures').length;
    const messages = files.length > room ? [t('postForm.pictures.too_many', { most: picturesPerPost })] : [];
    setRefusals([...messages]);
    for (const file of files.slice(0, room)) {
      const refusal = await addOne(file);
      if (refusal === undefined) continue;
      messages.push(refusal);
      setRefusals([...messages]);
    }
    return messages;
  };

  return {
    pictures,
    /** Files are still being read. */
    isReading,
    /** Waits for files that are still being read, and returns their errors. */
    settled: async () => {
      const [pictures] = await reading.current;
      return pictures === undefined ? {} : { pictures };
    },
    /** A sentence for each file that could not be used. */
    refusals,
    add: async (files: readonly File[]) => {
      setReading(true);
      const added = reading.current.then(() => addAll(files));
      reading.current = added;
      await added;
      if (reading.current !== added) return;
      setReading(false);
      reading.current = Promise.resolve([]);
    },
    move: (from: number, to: number) => setPictures((all) => movePicture(all, from, to)),
    describe: (key: string, alt: string) =>
      setPictures((all) => all.map((picture) => (picture.key === key ? { ...picture, alt } : picture))),
    remove: (key: string) => setPictures((all) => all.filter((picture) => picture.key !== key)),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
