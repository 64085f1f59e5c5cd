import { faked } from './faked.ts';

type RequestHandler = (contents: unknown, permission: string, answer: (granted: boolean) => void) => void;
type CheckHandler = (contents: unknown, permission: string) => boolean;

let requestHandler: RequestHandler | undefined;
let checkHandler: CheckHandler | undefined;

/** Whether the app gives a page a permission. Electron gives all where the app does not say. */
export async function permits(contents: unknown, permission: string): Promise<boolean> {
  if (checkHandler?.(contents, permission)) return true;
  const handler = requestHandler;
  if (handler === undefined) return checkHandler === undefined;
  return new Promise((answer) => handler(contents, permission, answer));
}

export const session = faked('session', {
  defaultSession: faked('session', {
    setPermissionRequestHandler(handler: RequestHandler) {
      requestHandler = handler;
    },
    setPermissionCheckHandler(handler: CheckHandler) {
      checkHandler = handler;
    },
  }),
});
