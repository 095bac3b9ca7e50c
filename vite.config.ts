import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups, preloadsOf } from './src/build/chunk-groups.ts'
import { minifiedStart } from './src/build/minified-start.ts'
import { rolesCss } from './src/client/theme/css-variables.ts'
import { mantineCss } from './src/client/theme/mantine-css.ts'
import { webManifest } from './src/client/theme/web-manifest.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '4173'}`

/** The theme's variables as a style sheet: they are there before any script has run. */
const roles: Plugin = {
  name: 'roles-css',
  resolveId: (id) => (id === 'virtual:roles.css' ? id : null),
  load: (id) => (id === 'virtual:roles.css' ? mantineCss + rolesCss : null),
}

/**
 * Of Mantine's files: what it would make of the theme in the browser, the colours that it brings and could derive, and
 * how light they are.
 */
const UNUSED_FILES: Record<string, string> = {
  MantineCssVariables: 'export const MantineCssVariables = () => null',
  MantineClasses: 'export const MantineClasses = () => null',
  'default-colors': 'export const DEFAULT_COLORS = { dark: [] }',
  'default-variant-colors-resolver': 'export const defaultVariantColorsResolver = () => ({})',
  luminance: 'export const luminance = () => 0; export const isLightColor = () => false',
}
const MANTINE_FILE = /@mantine\/core\/esm\/.*\/([\w-]+)\.mjs$/

/** Variables of the theme are in the style sheet already (and switched off in app.tsx); its colours are our own. */
const withoutRuntimeStyles: Plugin = {
  name: 'without-runtime-styles',
  enforce: 'pre',
  load(id) {
    const [, name = ''] = MANTINE_FILE.exec(id) ?? []
    return UNUSED_FILES[name] ?? null
  },
}

const PUBLIC_ROUTES = /^\/(home|landing|recruitInfo|recruitment\/.*|news\/.*)?$/

const pageBuild: BuildOptions = {
  outDir: 'dist',
  target: 'baseline-widely-available',
  modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
  chunkSizeWarningLimit: 600,
  // For the server, which tells the browser of a route's files before the app asks for them.
  manifest: 'manifest.json',
  rolldownOptions: {
    output: { codeSplitting: { groups: chunkGroups } },
  },
}

/** The same screens as one module for the server, which draws a page's first view with it. */
const drawingBuild: BuildOptions = {
  outDir: 'dist/.server',
  target: 'node22',
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { codeSplitting: false } },
}

const serverDefine = {
  'process.env.NODE_ENV': '"production"',
  // An open channel between tabs would keep the server's process alive.
  BroadcastChannel: 'undefined',
}

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What a member's page reads comes with its screen; a public page asks for its answers while its screen is on its way.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (PUBLIC_ROUTES.test(routeId) ? undefined : [['component', 'loader']]),
      },
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/app/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    // Half-written screens may be looked at, but not built.
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    roles,
    withoutRuntimeStyles,
    minifiedStart(),
    // The server's copy of the app is part of no page.
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/sw',
        filename: 'service-worker.ts',
        injectRegister: false,
        registerType: 'prompt',
        manifest: webManifest,
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
          // Few are operators, and their acts need a network: no phone stores the console.
          globIgnores: ['screenshots/**', 'assets/operator*'],
          maximumFileSizeToCacheInBytes: 3_000_000,
        },
      }),
  ],
  // What older Reacts lack, this one has: the stand-in for it need not come along.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: isSsrBuild ? drawingBuild : pageBuild,
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: serverDefine } : {}),
  server: { proxy: { '/api': server, '/files': server, '/flags': server, '/healthz': server } },
}))
