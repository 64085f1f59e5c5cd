import '@fontsource/pirata-one/latin-400.css';
import '@fontsource/im-fell-english/latin-400.css';
import '@fontsource/im-fell-english/latin-400-italic.css';
import '@fontsource/cinzel/latin-500.css';
import '@fontsource/cinzel/latin-600.css';
import '@fontsource/cinzel/latin-700.css';
import './app/styles/base.css';
import './app/styles/controls.css';
import './app/styles/dialogs.css';
import './app/styles/contrast.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './app/App.tsx';
import { HostLink } from './app/host.ts';
import { HostContext } from './app/use-host.ts';
import { openWire } from './app/wire.ts';

// The page's policy forbids code made from text, which zod would try otherwise.
z.config({ jitless: true });

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the app.');
createRoot(place).render(
  <StrictMode>
    <HostContext value={new HostLink(openWire(window))}>
      <App />
    </HostContext>
  </StrictMode>,
);
