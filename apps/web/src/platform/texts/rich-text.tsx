import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A text with named parts, e.g. `Read the <terms>terms</terms>.` */
  text: string;
  parts: Record<string, (words: string) => ReactNode>;
}

/** A sentence whose named parts become links or the like, so that each language may order them as it needs. */
export function RichText({ text, parts }: Props) {
  const pieces = text.split(/(<(\w+)>.*?<\/\2>)/g);
  const shown: ReactNode[] = [];
  for (let index = 0; index < pieces.length; index += 3) {
    shown.push(pieces[index]);
    const [marked, name] = [pieces[index + 1], pieces[index + 2]];
    if (marked === undefined || name === undefined) continue;
    const words = marked.replace(/<\/?\w+>/g, '');
    shown.push(<Fragment key={index}>{parts[name]?.(words) ?? words}</Fragment>);
  }
  return shown;
}
