import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { GetModuleInfo } from 'rolldown'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { rolesCss } from './src/client/theme/css-variables.ts'
import { mantineCss } from './src/client/theme/mantine-css.ts'
import { webManifest } from './src/client/theme/web-manifest.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? '4173'}`

/** What the entry needs before any route. */
const INITIAL: ['$initial'] = ['$initial']

/** The theme's variables as a style sheet: they are there before any script has run. */
const roles: Plugin = {
  name: 'roles-css',
  resolveId: (id) => (id === 'virtual:roles.css' ? id : null),
  load: (id) => (id === 'virtual:roles.css' ? mantineCss + rolesCss : null),
}

/** What Mantine would make of the theme in the browser is in that style sheet already, and switched off in main.tsx. */
const withoutRuntimeStyles: Plugin = {
  name: 'without-runtime-styles',
  enforce: 'pre',
  load: (id) => {
    const [, name] = /@mantine\/core\/esm\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/.exec(id) ?? []
    return name === undefined ? null : `export const ${name} = () => null`
  },
}

const PUBLIC_ROUTES = /^\/(home|landing|recruitInfo|recruitment\/.*|news\/.*)?$/

type GroupContext = { getModuleInfo: GetModuleInfo }

let needed: Set<string> | undefined

/** Every module that the job list, the page most visits begin with, cannot show without. */
function listNeeds(context: GroupContext): Set<string> {
  if (needed) return needed
  const found = new Set<string>()
  const follow = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) follow(imported)
  }
  follow(`${import.meta.dirname}/src/client/routes/recruitInfo.tsx?tsr-split=component`)
  needed = found
  return found
}

// What every route needs comes in two files, not in fifty: each request costs headers and a place in the queue.
const groups = [
  { name: 'vendor', test: /node_modules/, tags: INITIAL, priority: 3 },
  // Not the entry itself: it awaits the route, and the route's file would wait for the entry's.
  { name: 'app', test: /src\/(client\/(?!main)|contract)/, tags: INITIAL, priority: 2 },
  // What several screens share, and the first list too; sheets and fields, which bring Mantine's, stay apart.
  {
    name: (id: string, context: GroupContext) => (listNeeds(context).has(id) ? 'shared' : null),
    test: /@tanstack|src\/(client\/(i18n|lib|offline|ui\/(?!sheet|.*field|carousel|korea|sector|company|segments))|contract|reference)/,
    minShareCount: 3,
    priority: 1,
  },
  // Members' screens and the landing page draw them: without a file of their own they would come with all that members share.
  { name: 'screen-icons', test: /src\/client\/ui\/screen-icons/, priority: 1 },
  // What only members' screens share must not come with the list.
  {
    name: (id: string, context: GroupContext) => (listNeeds(context).has(id) ? null : 'members'),
    test: /src\/(client\/(i18n|lib\/[\w-]+\.|offline)|contract|reference)/,
    minShareCount: 4,
  },
]

const pageBuild: BuildOptions = {
  outDir: 'dist',
  target: 'baseline-widely-available',
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 600,
  // For the server, which tells the browser of a route's files before the app asks for them.
  manifest: 'manifest.json',
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups,
      },
    },
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
      generatedRouteTree: 'src/client/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    // Half-written screens may be looked at, but not built.
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    roles,
    withoutRuntimeStyles,
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
          globIgnores: ['screenshots/**'],
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
