import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { checkWorkRights } from './src/build/check-work-rights.ts'
import { chunkGroups, preloadsOf } from './src/build/chunk-groups.ts'
import { scopedClassName } from './src/build/class-names.ts'
import { fileDigests } from './src/build/file-digests.ts'
import { sendingFlags } from './src/build/flag-files.ts'
import { inlineScripts } from './src/build/inline-scripts.ts'
import { localeData } from './src/build/locale-data.ts'
import { offeredCatalogues } from './src/build/offered-catalogues.ts'
import { minifiedStart } from './src/build/minified-start.ts'
import { assetFileName, chunkFileName } from './src/build/chunk-names.ts'
import { lazySchemas } from './src/build/lazy-schemas.ts'
import { workerEndpoints } from './src/build/worker-endpoints.ts'
import { unbrokenTexts } from './src/build/unbroken-texts.ts'
import { themeCss } from './src/client/theme/theme-css.ts'
import { publicRoutes } from './src/contract/public-paths.ts'
import { webManifest } from './src/client/theme/web-manifest.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '4173'}`

/** Serves the theme's variables as a style sheet, so that they apply before scripts run. */
const themeSheet: Plugin = {
  name: 'theme-css',
  resolveId: (id) => (id === 'virtual:theme.css' ? id : null),
  load: (id) => (id === 'virtual:theme.css' ? themeCss : null),
}

/** Ids of the public pages' routes as the router has them, and of the one at `/`, which leads to one of two. */
const publicRouteIds = new Set([
  '/',
  ...publicRoutes.map((route) => `/${route.replaceAll('.', '/').replace(/\/index$/, '/')}`),
])

const pageBuild: BuildOptions = {
  outDir: 'dist',
  target: 'baseline-widely-available',
  modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
  chunkSizeWarningLimit: 600,
  // The server uses it to preload a route's files.
  manifest: 'manifest.json',
  rolldownOptions: {
    output: {
      codeSplitting: { groups: chunkGroups },
      chunkFileNames: chunkFileName,
      assetFileNames: assetFileName,
    },
  },
}

/** The same screens as one module for server rendering. */
const drawingBuild: BuildOptions = {
  outDir: 'dist/.server',
  target: 'node22',
  copyPublicDir: false,
  minify: true,
  // Street maps are one; the server does not load it.
  chunkSizeWarningLimit: 1_200,
}

const serviceWorker: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'src/sw',
  filename: 'service-worker.ts',
  injectRegister: false,
  registerType: 'prompt',
  manifest: webManifest,
  injectManifest: {
    // One classic script without Vite's preloading of chunks, whose `import.meta` is a syntax error there.
    rollupFormat: 'iife',
    buildPlugins: { vite: [workerEndpoints()] },
    manifestTransforms: [fileDigests('dist', sendingFlags())],
    globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
    // Few users are operators, and the console and street maps need a network: they are not precached.
    globIgnores: [
      'screenshots/**',
      'assets/operator*',
      'assets/suspicious-words*',
      'assets/texts-*-operator-*',
      'assets/street-canvas*',
    ],
    maximumFileSizeToCacheInBytes: 3_000_000,
  },
}

const serverDefine = {
  'process.env.NODE_ENV': '"production"',
  // An open BroadcastChannel would keep the server's process alive.
  BroadcastChannel: 'undefined',
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // A member's page loads its loader with its screen; a public page starts requests while the screen is
      // loading.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (publicRouteIds.has(routeId) ? undefined : [['component', 'loader']]),
      },
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    // Missing translations are allowed in development, but fail the build.
    lingui({
      configPath: 'lingui.build.config.ts',
      failOnMissing: command === 'build',
      failOnCompileError: true,
    }),
    command === 'build' && [offeredCatalogues(), checkWorkRights(), localeData(), unbrokenTexts()],
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    themeSheet,
    minifiedStart(),
    inlineScripts(),
    // The server build is not precached.
    !isSsrBuild && [lazySchemas(), VitePWA(serviceWorker)],
  ],
  // React 19 has this hook, so the shim is not needed.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { modules: { generateScopedName: scopedClassName } },
  build: isSsrBuild ? drawingBuild : pageBuild,
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: serverDefine } : {}),
  server: { proxy: { '/api': server, '/files': server, '/flags': server, '/healthz': server } },
}))
