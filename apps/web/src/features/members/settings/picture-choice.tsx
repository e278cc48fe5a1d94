import { ImagePlus, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../design/primitives/button/button.tsx';
import type { ControlProps } from '../../../design/primitives/field/field.tsx';
import { FileButton } from '../../../design/primitives/file-button/file-button.tsx';
import { pictureTypes } from '../../../platform/pictures/read-picture.ts';
import { useTexts } from '../../../platform/texts/texts.tsx';

interface Props {
  control: ControlProps;
  change: string;
  value: File | null;
  choose(file: File | undefined): void;
  undo(): void;
  /** Shows the chosen picture by its address, or the current one with null. */
  preview(url: string | null): ReactNode;
}

/** A picture that can be replaced: the current one, the one chosen instead, and undoing that. */
export function PictureChoice({ control, change, value, choose, undo, preview }: Props) {
  const { t } = useTexts();
  const url = usePreview(value);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {preview(url)}
      <div className="flex flex-wrap gap-2">
        <FileButton
          {...control}
          accept={pictureTypes}
          size="small"
          icon={<ImagePlus />}
          onFiles={([file]) => choose(file)}
        >
          {change}
        </FileButton>
        {value === null ? null : (
          <Button kind="quiet" size="small" icon={<Undo2 />} onClick={undo}>
            {t('settings.profile.undo_picture')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The address of a chosen file, as long as it is chosen. */
function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) {
      setUrl(null);
      return;
    }
    const fresh = URL.createObjectURL(file);
    setUrl(fresh);
    return () => URL.revokeObjectURL(fresh);
  }, [file]);
  return url;
}
