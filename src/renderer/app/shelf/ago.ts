import { t } from '../words/index.ts';

/** Units of time, the longest first, and how many milliseconds each takes. */
const UNITS = [
  ['year', 365 * 24 * 3_600_000],
  ['month', 30 * 24 * 3_600_000],
  ['week', 7 * 24 * 3_600_000],
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/**
 * How long ago something was, in words: “5 minutes ago”, “yesterday”.
 *
 * @param then - and `now`: milliseconds since 1970. What lies ahead, by a clock that was set back, was just now.
 */
export function ago(then: number, now: number): string {
  const passed = now - then;
  const unit = UNITS.find(([, length]) => passed >= length);
  return unit === undefined ? t('voyage.now') : RELATIVE.format(-Math.floor(passed / unit[1]), unit[0]);
}

const THIS_YEAR = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
const LONG_AGO = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** When exactly, in words; the year only where it is another one. */
export const exactly = (then: number, now: number): string =>
  (new Date(then).getFullYear() === new Date(now).getFullYear() ? THIS_YEAR : LONG_AGO).format(then);
