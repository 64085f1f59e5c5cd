import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../words/index.ts';

/** The heading of a screen: takes the focus when the screen opens, and names the page. */
export function ScreenTitle({
  children,
  page,
  className = 'screen-title',
}: {
  readonly children: ReactNode;
  readonly page: string;
  readonly className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    document.title = t('app.page', { page });
  }, [page]);
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}
