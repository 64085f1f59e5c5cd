import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, CONTENT_POLICY } from '../../src/main/pages.ts';

let above = '';
let folder = '';

beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'captains-table-pages-'));
  folder = join(above, 'pages');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(above, 'secret.json'), 'secret');
  await writeFile(join(above, 'pages-beside.js'), 'secret');
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets', 'a b.js'), 'export {}');
  await writeFile(join(folder, 'assets', 'font.woff2'), Buffer.from([0, 255, 1]));
});
afterAll(() => rm(above, { recursive: true }));

const ask = (path: string, method = 'GET') => answer(folder, 'app', { method, url: `captains-table://app${path}` });

describe('what is there', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/index.html?some=thing#there', 'text/html; charset=utf-8'],
    ['/assets/a%20b.js', 'text/javascript; charset=utf-8'],
    ['/assets/font.woff2', 'font/woff2'],
  ])('%s is served as %s, under the policy', async (path, type) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_POLICY);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('its bytes are the file’s', async () => {
    const response = await ask('/assets/font.woff2');
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 1]);
  });
});

describe('what is not there, or not to be had', () => {
  test.each([
    ['/missing.js', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/../secret.json', 404],
    ['/%2e%2e/secret.json', 404],
    ['/..%2fsecret.json', 400],
    ['/assets%2f..%2f..%2fsecret.json', 400],
    ['/..%2fpages-beside.js', 400],
    ['/%2e%2e%5csecret.json', 400],
    ['/c:%2fsecret.json', 400],
    ['/index.html%00.js', 400],
    ['/%ff', 400],
  ])('%s gets %i and nothing of a file', async (path, status) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });

  test('another host of the scheme gets nothing', async () => {
    const response = await answer(folder, 'app', { method: 'GET', url: 'captains-table://other/index.html' });
    expect(response.status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('nothing answers %s', async (method) => {
    expect((await ask('/', method)).status).toBe(405);
  });
});
