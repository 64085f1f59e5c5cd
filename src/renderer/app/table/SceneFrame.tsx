import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { SceneProps } from '../../scene/props.ts';
import { t } from '../words/index.ts';

const Scene = lazy(() => import('../../scene/Scene.tsx'));

/** What is shown where the picture can't be drawn: every position counts as shown at once, and the game goes on in words. */
function NoPicture({ update, onCues, onSettled }: Pick<SceneProps, 'update' | 'onCues' | 'onSettled'>) {
  useEffect(() => {
    onCues?.(update.events);
    onSettled(update.seq);
  }, [update, onCues, onSettled]);
  return <p className="scene-missing">{t('table.no-picture')}</p>;
}

interface BoundaryProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** The picture of the table, loaded when the first table is opened. Decoration: all of it is in words beside it. */
export function SceneFrame(props: SceneProps) {
  return (
    <div className="table-scene" aria-hidden="true">
      <Boundary instead={<NoPicture {...props} />}>
        <Suspense fallback={null}>
          <Scene {...props} />
        </Suspense>
      </Boundary>
    </div>
  );
}
