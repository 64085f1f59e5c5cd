import { faked } from './faked.ts';

/** The roles that Electron's menus know, in lower case; of these the double knows no more than the names. */
const ROLES: ReadonlySet<string> = new Set(
  [
    'about close copy cut delete editMenu fileMenu appMenu viewMenu windowMenu help hide hideOthers minimize paste quit',
    'pasteAndMatchStyle redo undo reload forceReload toggleDevTools resetZoom zoomIn zoomOut togglefullscreen selectAll',
    'services unhide window zoom front',
  ]
    .join(' ')
    .toLowerCase()
    .split(' '),
);

/** A line of a menu. */
interface Item {
  readonly label: string;
  readonly role: string | undefined;
  readonly type: string;
  readonly submenu: { readonly items: readonly Item[] } | undefined;
}

const itemOf = ({ label = '', role, type, submenu }: Electron.MenuItemConstructorOptions): Item => {
  if (role !== undefined && !ROLES.has(role.toLowerCase())) throw new Error(`There is no menu role “${role}”.`);
  if (role === undefined && type !== 'separator' && label === '')
    throw new Error('A menu item needs a label or a role.');
  return {
    label,
    role: role?.toLowerCase(),
    type: type ?? (submenu === undefined ? 'normal' : 'submenu'),
    submenu: Array.isArray(submenu) ? { items: submenu.map(itemOf) } : undefined,
  };
};

let current: { items: readonly Item[] } | null = null;

export const Menu = faked('Menu', {
  buildFromTemplate: (template: readonly Electron.MenuItemConstructorOptions[]) => ({ items: template.map(itemOf) }),
  setApplicationMenu(menu: { items: readonly Item[] } | null) {
    current = menu;
  },
  getApplicationMenu: () => current,
});

/** Nobody sits before the double: what it must be told is written down; what it would ask is not asked. */
export const dialog = faked('dialog', {
  showErrorBox(title: string, content: string) {
    process.stderr.write(`${title}\n${content}\n`);
  },
});

/** Opens nothing. A test that expects something to be opened puts its own function here. */
export const shell = faked('shell', {});
