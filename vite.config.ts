import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The same setting that the server reads: where the wire begins. */
const apiBase = process.env.API_BASE ?? '/api'
const apiPort = process.env.PORT ?? '3000'

/** The bundler wraps every late import to fetch its styles ahead. Ours have none; what does not come is told instead. */
const ownImports: Plugin = {
  name: 'own-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () =>
      `export { loadPart as __vitePreload } from '${fileURLToPath(new URL('src/boot/load-part.ts', import.meta.url))}'`,
  },
}

/** Everything that the shop needs on any page, but for what the boot file stands on. */
const appFiles = anyOf(
  'src/(country|i18n|language)/',
  // Few pages ask whoever leaves them.
  'src/navigation/(?!use-leave-guard)',
  'src/api/(?!error-messages|faults-in|use-live)',
  // A stranger has no session.
  'src/session/(?!create-session|open-session|refresh|session-port)',
  // Of the features those that every page has.
  'src/features/(demo-ribbon|language-switch|site-footer|site-header)',
  String.raw`src/(consent/(consent-port|use-consent)|main|router|show-shop|routeTree\.gen)\.`,
  // The routes as such; their screens are parts of their own.
  String.raw`src/routes/(?!.*-parts/).*\.tsx$`,
  String.raw`src/ui/(button|button-look|error-card|ribbon|screen|sign|skeleton|skip-link|way-on|wordmark)\.`,
  String.raw`src/ui/icons/(icon|account|cart|menu)\.`,
  String.raw`src/ui/drawings/(drawing|lost|pieces/small-print)\.`,
  'machines/language/',
  String.raw`machines/not-provided\.`,
  String.raw`domain/country/market-of\.`,
  'domain/(access|navigation)/',
  'domain/session/(?!read-token|sign-in-draft\\.)',
  'domain/translations/',
  // What only some rooms call stays with them.
  'domain/contract/(?!.*-calls|account|address|operators|sign-in|stores)',
  String.raw`domain/(result|language/direction-of|content/(search-text|page-content)|consent/consent)\.`,
)

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.map((path) => `[/\\\\]${path.replaceAll('/', String.raw`[/\\]`)}`).join('|'))
}

/** While the shop is being written, pages get their texts as they stand in `content/` and in the catalogs now. */
const payloads: Plugin = {
  name: 'payloads',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const [, room, language] = /^\/assets\/texts\/development\/([\w-]+)\.(\w+)\.json/.exec(request.url ?? '') ?? []
      if (room !== undefined) {
        const { messagesOf } = await server.ssrLoadModule('/src/i18n/built-catalogs.ts')
        return response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify(await messagesOf(room, language)))
      }
      const [, place] = /^(.*)\/_payload\.json(\?|$)/.exec(request.url ?? '') ?? []
      if (place === undefined) return next()
      const { payloadAt } = await server.ssrLoadModule('/content/payload-at.ts')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(payloadAt(place || '/', 'development')))
    })
  },
}

export default defineConfig({
  plugins: [
    ownImports,
    payloads,
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }), // before react()
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  resolve: {
    alias: [
      { find: /^zod\/mini$/, replacement: fileURLToPath(new URL('src/api/small-zod.ts', import.meta.url)) },
      // React itself has what this was a stand-in for.
      { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
    ],
  },
  define: {
    __API_BASE__: JSON.stringify(apiBase),
    __BUILD_ID__: JSON.stringify('development'),
    __PUBLIC_URL__: JSON.stringify('http://localhost:3000'),
  },
  // A worker is a module like all the rest, so that the same line opens it here and in a build.
  worker: {
    format: 'es',
    // manifold-3d asks for it where it runs in Node; in a browser that line is never reached.
    rolldownOptions: { external: ['node:module'] },
  },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // A data: address needs its own line in the page policy; a file does not.
    assetsInlineLimit: 0,
    // The boot file fetches the parts of a page ahead, all at once (data-parts).
    modulePreload: false,
    rolldownOptions: {
      // How long a plugin took says something of the machine, nothing of the shop.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // What the boot file stands on stays with it; it may not draw in what comes later.
          includeDependenciesRecursively: false,
          groups: [
            // Other people's code changes seldom, and is smaller in one piece. What only some pages use stays with them.
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack(?!.*useBlocker)|@lingui|xstate)[\\/]/,
              priority: 2,
            },
            // The shop itself and what every screen shows: one file rather than a dozen of a thousand bytes.
            { name: 'app', test: appFiles, priority: 1 },
            // What starts once a page is alive comes in one piece; what it may never show is loaded when it is shown.
            {
              name: 'late',
              test: /[\\/](src[\\/](late[\\/](?!\w+[\\/]dialogs[\\/])|offline|consent[\\/](start-consent|consent-banner|keep-clear|new-record-id)|ui[\\/](toast-list|toasts|cross)\.)|machines[\\/](consent|country)[\\/]|domain[\\/]country[\\/]countries\.)/,
              priority: 1,
            },
            // The five steps stand together wherever they stand; what they are drawn with stands elsewhere too.
            { name: 'steps', test: /[\\/]ui[\\/]drawings[\\/]step-/, priority: 1 },
            { name: 'ways', test: /[\\/]ui[\\/]drawings[\\/]way-/, priority: 1 },
            { name: 'pieces', test: /[\\/]ui[\\/]drawings[\\/]pieces[\\/](foot-side|hem|shoe)/, priority: 1 },
          ],
        },
      },
    },
  },
  // It finds its WASM beside its own file, where the bundler of the development server would leave it behind.
  optimizeDeps: { exclude: ['manifold-3d'] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { [apiBase]: `http://127.0.0.1:${apiPort}` },
  },
})
