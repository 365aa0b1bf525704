import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/build/chunks.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/')

/** The same setting that the server reads: where the wire begins. */
const apiBase = process.env.API_BASE ?? '/api'
const apiPort = process.env.PORT ?? '3000'

/** While the shop is being written, pages get their texts as they stand in `content/` and in the catalogs now. */
const payloads: Plugin = {
  name: 'payloads',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const [, namespace, language] =
        /^\/assets\/texts\/development\/([\w-]+)\.(\w+)\.json/.exec(request.url ?? '') ?? []
      if (namespace !== undefined) {
        const { loadMessages } = await server.ssrLoadModule('/src/app/built-catalogs.ts')
        return response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify(await loadMessages(namespace, language)))
      }
      const [, path] = /^(.*)\/_payload\.json(\?|$)/.exec(request.url ?? '') ?? []
      if (path === undefined) return next()
      const { payloadAt } = await server.ssrLoadModule('/content/payload-at.ts')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(payloadAt(path || '/', 'development')))
    })
  },
}

/** While the shop is being written, sheets to print are drawn when they are asked for, by what writes them into a build. */
const guideSheets: Plugin = {
  name: 'guide-sheets',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/print', async (request, response, next) => {
      const { guideSheetFiles } = await server.ssrLoadModule('/scripts/build/guide-sheets/guide-sheet-files.ts')
      const wanted = new URL(request.originalUrl ?? '', 'http://localhost').pathname
      const sheet = guideSheetFiles.find(({ path }: { path: string }) => path === wanted)
      if (!sheet) return next()
      response.setHeader('content-type', 'application/pdf').end(sheet.write())
    })
  },
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    payloads,
    guideSheets,
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }), // before react()
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  resolve: {
    alias: [
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
      // A name that a module does not export would be undefined in a browser: such a build stops.
      onLog(level, log, handle) {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        handle(level, log)
      },
      treeshake: {
        propertyReadSideEffects: false,
        // Rules and machines do nothing by being loaded: what nobody asks for is left out.
        moduleSideEffects: [
          { test: /[\\/](domain|machines|src[\\/](actors|api|features|i18n|page|ui))[\\/]/, sideEffects: false },
        ],
      },
      output: {
        // Who draws the pages at build reads them from a disk, and needs no parts.
        codeSplitting: isSsrBuild || {
          groups: chunkGroups(root),
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
}))
