import { type ReactNode, useEffect, useState } from 'react';
import { useAppSound } from '../sound/use-app-sound.ts';
import { BigScreen } from './big/BigScreen.tsx';
import { GuideScreen } from './guide/GuideScreen.tsx';
import { LobbyScreen } from './lobby/LobbyScreen.tsx';
import { LogScreen } from './log/LogScreen.tsx';
import { PadHelp } from './pad/PadHelp.tsx';
import { usePad } from './pad/use-pad.ts';
import { ReplayScreen } from './replay/ReplayScreen.tsx';
import { hashOf, placeOf, type Route } from './routes.ts';
import { CreditsScreen } from './screens/CreditsScreen.tsx';
import { SettingsScreen } from './screens/SettingsScreen.tsx';
import { ShelfScreen } from './screens/ShelfScreen.tsx';
import { TableScreen } from './table/TableScreen.tsx';
import { Glyph } from './ui/Glyph.tsx';
import { Notices } from './ui/Notices.tsx';
import { useHost, useLink } from './use-host.ts';
import { useRoute } from './use-route.ts';
import { useHighContrast, useReducedMotion } from './use-wishes.ts';
import { sayPlain, t } from './words/index.ts';

function screenOf(route: Route): ReactNode {
  switch (route.at) {
    case 'shelf':
      return <ShelfScreen />;
    case 'lobby':
      return <LobbyScreen game={route.game} />;
    case 'table':
      return <TableScreen table={route.table} guide={route.guide} rule={route.rule} />;
    case 'big':
      return <BigScreen table={route.table} />;
    case 'replay':
      return <ReplayScreen table={route.table} />;
    case 'guide':
      return <GuideScreen game={route.game} rule={route.rule} />;
    case 'log':
      return <LogScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'credits':
      return <CreditsScreen />;
  }
}

const WAYS = [
  { at: 'shelf', words: 'app.nav.shelf' },
  { at: 'log', words: 'app.nav.log' },
  { at: 'settings', words: 'app.nav.settings' },
  { at: 'credits', words: 'app.nav.credits' },
] as const;

/** Places that need the whole window. */
const WHOLE: readonly Route['at'][] = ['table', 'big', 'replay'];

function Header({ route }: { readonly route: Route }) {
  return (
    <header className="app-header">
      <a className="brand" href={hashOf({ at: 'shelf' })}>
        <Glyph name="ship-wheel" />
        {t('app.title')}
      </a>
      <nav aria-label={t('app.nav')}>
        {WAYS.map(({ at, words }) => (
          <a key={at} href={hashOf({ at })} aria-current={route.at === at ? 'page' : undefined}>
            {t(words)}
          </a>
        ))}
      </nav>
    </header>
  );
}

/** Puts what the settings say of text and motion on the page, where the style sheets find it. */
function useComfort(): void {
  const { settings } = useHost();
  const reduced = useReducedMotion();
  const high = useHighContrast();
  const { textSize, speed } = settings;
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.text = textSize;
    dataset.motion = reduced || speed === 'instant' ? 'reduced' : 'full';
    dataset.contrast = high ? 'high' : 'normal';
  }, [textSize, speed, reduced, high]);
}

/** What of the rules lies open; `null` while nothing does. */
function pageOf(route: Route): string | null {
  const isReading = route.at === 'guide' || (route.at === 'table' && route.guide);
  return isReading ? (route.rule ?? '') : null;
}

/** The whole app: one screen at a time, and what the host has to say over all of them. */
export function App() {
  const link = useLink();
  const route = useRoute((address) => link.tell({ key: 'app.nowhere', values: { address: address.slice(0, 60) } }));
  const { connection, refused, settings } = useHost();
  useComfort();
  useAppSound(settings, pageOf(route));
  const [isPadHelp, setPadHelp] = useState(false);
  usePad(() => setPadHelp(true));
  return (
    <>
      <div className="cabin" aria-hidden="true" />
      {!WHOLE.includes(route.at) && <Header route={route} />}
      <div className="banners" role="status">
        {connection === 'lost' && <p className="banner">{t('app.connection.lost')}</p>}
        {refused !== null && connection !== 'lost' && <p className="banner">{sayPlain(refused)}</p>}
      </div>
      <Notices />
      {isPadHelp && <PadHelp onClose={() => setPadHelp(false)} />}
      <div key={placeOf(route)} className={`place place-${route.at}`}>
        {screenOf(route)}
      </div>
    </>
  );
}
