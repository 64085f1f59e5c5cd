import { defineConfig } from 'vitest/config';

/** Unit, property and integration tests. `LONG=1` runs the kit suites at full size, which takes their time. */
const long = process.env.LONG === '1';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    // A limit that ends a hanging test, not a measure of speed.
    testTimeout: long ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
});
