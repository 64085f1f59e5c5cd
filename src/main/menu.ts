import { Menu, type MenuItemConstructorOptions } from 'electron';
import { word } from './speech.ts';

const IS_MAC = process.platform === 'darwin';

/** Looks at the table, larger or smaller. Reloading and developer tools are for those who build the app. */
const view = (forDevelopers: boolean): MenuItemConstructorOptions => ({
  label: word('main.menu.view'),
  submenu: [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
    ...(forDevelopers
      ? ([{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }] satisfies MenuItemConstructorOptions[])
      : []),
  ],
});

/** Help; on macOS, who made the app is said in the app's own menu. */
const help: MenuItemConstructorOptions = {
  role: 'help',
  label: word('main.menu.help'),
  submenu: IS_MAC ? [] : [{ role: 'about' }],
};

/** Puts up the app's menu: what every app has, by the system's own names and keys. */
export function putUpMenu(forDevelopers: boolean): void {
  const menus: MenuItemConstructorOptions[] = [
    ...(IS_MAC ? ([{ role: 'appMenu' }] satisfies MenuItemConstructorOptions[]) : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    view(forDevelopers),
    { role: 'windowMenu' },
    help,
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus));
}
