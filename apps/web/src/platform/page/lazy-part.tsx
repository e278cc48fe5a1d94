import { Component, type ReactNode, Suspense } from 'react';
import { useTexts } from '../texts/texts.tsx';

interface Props {
  /** Shown while the chunks of the part are being fetched. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Wraps lazily loaded components: one whose chunk cannot be fetched is replaced by a note, and the page around it stays. */
export class LazyPart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <PartMissing />;
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}

function PartMissing() {
  const { t } = useTexts();
  return (
    <p role="alert">
      {t('layout.part_missing')}{' '}
      <button type="button" className="underline" onClick={() => window.location.reload()}>
        {t('actions.retry')}
      </button>
    </p>
  );
}
