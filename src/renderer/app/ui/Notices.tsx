import { useHost, useLink } from '../use-host.ts';
import { sayPlain, t } from '../words/index.ts';

/** What the host said unasked, until it is put away. */
export function Notices() {
  const link = useLink();
  const { notices } = useHost();
  return (
    <div className="notices" role="alert">
      {notices.map(({ id, problem, action }) => (
        <div key={id} className="toast">
          <p>{sayPlain(problem)}</p>
          {action !== undefined && (
            <button
              type="button"
              className="button button-small"
              onClick={() => {
                link.dismiss(id);
                action.run();
              }}
            >
              {sayPlain(action.label)}
            </button>
          )}
          <button type="button" className="button-close" aria-label={t('app.close')} onClick={() => link.dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
