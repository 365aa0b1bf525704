import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/build/chunks.ts'
import { standaloneModules } from './scripts/build/standalone.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/')

/** The base path of the API: the same setting that the server reads. */
const apiBase = process.env.API_BASE ?? '/api'
const apiPort = process.env.PORT ?? '3000'

/** ShapeDiver's viewer requires three as CommonJS; everything else imports it as a module. It must be the same one. */
const three = { find: /^three$/, replacement: `${root}node_modules/three/build/three.module.js` }

/** In development, serves the current texts of `content/` and of the catalogs. */
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

/** In development, renders printable sheets on request, with the code that the build uses. */
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
    standaloneModules([three]),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }), // must come before react()
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  resolve: {
    alias: [
      // React itself provides what this package is a shim for.
      three,
      { find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' },
    ],
  },
  define: {
    __API_BASE__: JSON.stringify(apiBase),
    __BUILD_ID__: JSON.stringify('development'),
    __PUBLIC_URL__: JSON.stringify('http://localhost:3000'),
    __VIEWER__: JSON.stringify(process.env.VIEWER === 'three' ? 'three' : 'shapediver'),
  },
  // Workers are modules like all other code, so that the same line opens them in development and in a build.
  worker: {
    format: 'es',
    // manifold-3d imports it where it runs in Node; a browser never reaches that line.
    rolldownOptions: { external: ['node:module'] },
  },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // A data: address would need its own line in the Content Security Policy; a file does not.
    assetsInlineLimit: 0,
    // The boot file preloads the chunks of a page, all at once (data-parts).
    modulePreload: false,
    rolldownOptions: {
      // Plugin timings depend on the machine, not on the shop.
      checks: { pluginTimings: false },
      // An import that a module does not export would be undefined in the browser: fail the build instead.
      onLog(level, log, handle) {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        handle(level, log)
      },
      // A number that several chunks use is repeated in each: a chunk of its own would be an additional request.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      treeshake: {
        propertyReadSideEffects: false,
        // Loading these modules has no side effects: unused ones are dropped.
        moduleSideEffects: [
          { test: /[\\/](domain|machines|src[\\/](actors|api|features|i18n|page|ui))[\\/]/, sideEffects: false },
        ],
      },
      output: {
        // The prerenderer reads modules from disk and needs no chunks.
        codeSplitting: isSsrBuild || {
          groups: chunkGroups(root),
        },
      },
    },
  },
  // It loads its WASM from next to its own file, where the bundler of the development server would leave it behind.
  optimizeDeps: { exclude: ['manifold-3d'], include: ['@shapediver/viewer', 'three'] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { [apiBase]: `http://127.0.0.1:${apiPort}` },
  },
}))
