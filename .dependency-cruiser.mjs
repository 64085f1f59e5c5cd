/**
 * The one-way imports of the project: renderer -> protocol -> games; main | headless -> host -> protocol -> games.
 * ARCHITECTURE.md says why.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** The layers, each with the layers of src/ that it may import. */
const MAY_IMPORT = {
  games: [],
  protocol: ['games'],
  host: ['protocol', 'games'],
  headless: ['host', 'protocol', 'games'],
  main: ['host', 'protocol', 'games'],
  preload: ['protocol'],
  renderer: ['protocol', 'games'],
};

const layers = Object.entries(MAY_IMPORT).map(([layer, below]) => ({
  name: `layer-${layer}`,
  comment: `src/${layer} may import from ${['its own folder', ...below.map((name) => `src/${name}`)].join(', ')} only.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { pathNot: `^(src/(${[layer, ...below].join('|')})/|node_modules/)`, dependencyTypes: ['local'] },
}));

const packageOf = (names) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`;

export default {
  forbidden: [
    ...layers,
    {
      name: 'no-cycle',
      comment: 'A module that needs itself by way of others has no order in which it can be read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      comment: 'The import names nothing that is there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'games-packages',
      comment: 'The rules are pure: xstate, pure-rand and a hash, nothing else.',
      severity: 'error',
      from: { path: '^src/games/' },
      to: { path: '^node_modules/', pathNot: packageOf(['xstate', 'pure-rand', '@noble/hashes']) },
    },
    {
      name: 'pure-of-node',
      comment: 'Rules and messages run in browsers too, and have no I/O.',
      severity: 'error',
      from: { path: '^src/(games|protocol|renderer|preload)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-game-imports-another',
      comment: 'What two games share belongs in src/games/kit.',
      severity: 'error',
      from: { path: '^src/(games|renderer/games)/([^/]+)/' },
      to: { path: '^src/(games|renderer/games)/[^/]+/', pathNot: '^src/games/kit/|^src/(games|renderer/games)/$2/' },
    },
    {
      name: 'kit-and-games-below-shelf',
      comment: 'The shelf lists the games; no game knows the shelf.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/' },
      to: { path: '^src/games/shelf\\.ts$' },
    },
    {
      name: 'no-screen-below-renderer',
      comment: 'React and Pixi are for screens.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/renderer/' },
      to: { path: packageOf(['react', 'react-dom', 'pixi\\.js', '@pixi/[^/]+', '@tweenjs/[^/]+']) },
    },
    {
      name: 'electron-in-its-skin',
      comment: 'Only src/main and src/preload know Electron; the headless host runs without it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main|preload)/' },
      to: { path: packageOf(['electron']) },
    },
    {
      name: 'preload-takes-types',
      comment: 'The preload script is one small file: of the protocol it takes types, and the names of wire.ts.',
      severity: 'error',
      from: { path: '^src/preload/' },
      to: { path: '^src/protocol/', pathNot: '^src/protocol/wire\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'shipped-packages',
      comment: 'The main process and the host are not bundled with their packages: these must be in "dependencies".',
      severity: 'error',
      from: { path: '^src/(games|protocol|host|headless|main)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: packageOf(['electron']),
      },
    },
    {
      name: 'nothing-from-tests',
      comment: 'Code that ships needs no tests, benches or scripts.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(test|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
