import { useHost, useLink } from '../use-host.ts';
import { sayPlain, t } from '../words/index.ts';

/** What the host said unasked, until it is put away. */
export function Notices() {
  const link = useLink();
  const { notices } = useHost();
  return (
    <div className="notices" role="alert">
      {notices.map(({ id, problem }) => (
        <div key={id} className="toast">
          <p>{sayPlain(problem)}</p>
          <button type="button" className="button-close" aria-label={t('app.close')} onClick={() => link.dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
