import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { Push } from '../protocol/messages.ts';
import { BRIDGE, CHANNELS, type Wire } from '../protocol/wire.ts';

let calls = 0;

/** The window's end of its connection to the host: all of the outside world that a page is given. */
const wire: Wire = {
  call(request) {
    calls++;
    return ipcRenderer.invoke(CHANNELS.call, { id: calls, request });
  },
  onPush(listener) {
    const hear = (_event: IpcRendererEvent, push: Push): void => listener(push);
    ipcRenderer.on(CHANNELS.push, hear);
    return () => {
      ipcRenderer.off(CHANNELS.push, hear);
    };
  },
  // A window lives no longer than its host: there is nothing to hear.
  onConnection: () => () => {},
};

contextBridge.exposeInMainWorld(BRIDGE, wire);
