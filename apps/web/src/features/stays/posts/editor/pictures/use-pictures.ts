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
  const [reading, setReading] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const made = useRef(new Set<string>());
  useEffect(() => {
    const urls = made.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const addOne = async (file: File) => {
    const read = await readPicture(file);
    if (read.fault !== null)
      return setRefusals((all) => [...all, t(`pictures.${read.fault}`, { name: file.name })]);
    const url = URL.createObjectURL(read.file);
    made.current.add(url);
    lastKey += 1;
    const picture: DraftPicture = { kind: 'new', key: `new-${lastKey}`, url, alt: '', file: read.file };
    setPictures((all) => (all.length < picturesPerPost ? [...all, picture] : all));
  };

  return {
    pictures,
    /** Files are still being read. */
    isReading: reading > 0,
    /** A sentence for each file that could not be used. */
    refusals,
    add: async (files: readonly File[]) => {
      const room = picturesPerPost - pictures.length;
      setRefusals(files.length > room ? [t('postForm.pictures.too_many', { most: picturesPerPost })] : []);
      setReading((count) => count + 1);
      // One after the other, so that they stand in the order in which they were chosen.
      for (const file of files.slice(0, room)) await addOne(file);
      setReading((count) => count - 1);
    },
    move: (from: number, to: number) => setPictures((all) => movePicture(all, from, to)),
    describe: (key: string, alt: string) =>
      setPictures((all) => all.map((picture) => (picture.key === key ? { ...picture, alt } : picture))),
    remove: (key: string) => setPictures((all) => all.filter((picture) => picture.key !== key)),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
