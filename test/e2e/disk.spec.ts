import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from './fixtures.ts';
import { expectAccessible, hurryUp, nextQuestion, openLobby, plainMoves } from './people.ts';

/** A small disk for the data, where one can be mounted: that needs Linux and root. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  data: async ({}, use, info) => {
    const disk = mkdtempSync(join(tmpdir(), 'captains-table-disk-'));
    const how = ['-t', 'tmpfs', '-o', 'size=256k,mode=700', 'captains-table', disk];
    const isMounted = process.platform === 'linux' && spawnSync('mount', how, { stdio: 'ignore' }).status === 0;
    info.skip(!isMounted, 'A disk that is full can be tried as root on Linux only.');
    await use(join(disk, 'data'));
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  },
});

test.describe.configure({ timeout: 300_000 });

test.skip(process.env.LONG !== '1', 'A disk is filled move by move: part of the full sizes.');

test('a full disk is said while the game goes on, and that all is saved when there is room again', async ({
  page,
  data,
}) => {
  await hurryUp(page);
  await openLobby(page);
  await page.getByRole('combobox', { name: 'Who goes first' }).selectOption('Anne');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await nextQuestion(page);
  const filler = join(data, '..', 'filler');
  const { bavail, bsize } = await statfs(data);
  const file = await open(filler, 'w');
  await file.writeFile(Buffer.alloc(bavail * bsize));
  await file.close();

  const banner = page.getByRole('alert').filter({ hasText: 'the disk is full' });
  // The journal may have some room left in its last block: it takes a few moves to fill it.
  await expect(async () => {
    await nextQuestion(page);
    await plainMoves(page).first().click();
    await expect(banner).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 240_000 });
  await expect(banner).toContainText('The game goes on');
  await expectAccessible(page);

  await rm(filler);
  await expect(page.getByText('Everything is saved again.')).toBeVisible({ timeout: 60_000 });
  await expect(banner).toHaveCount(0);
});
