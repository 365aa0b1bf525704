import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The same setting that the server reads: where the wire begins. */
const apiBase = process.env.API_BASE ?? '/api'
const apiPort = process.env.PORT ?? '3000'

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', disableLogging: true }), // before react()
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  define: {
    __API_BASE__: JSON.stringify(apiBase),
    __BUILD_ID__: JSON.stringify('development'),
  },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    // A data: address needs its own line in the page policy; a file does not.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long a plugin took says something of the machine, nothing of the shop.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
            // What screens share is small and soon needed: one file rather than a dozen of a thousand bytes.
            { name: 'app', test: /[\\/]src[\\/](ui|features)[\\/]/, priority: 1 },
            { name: 'app', test: /[\\/](src|domain)[\\/]/, tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { [apiBase]: `http://127.0.0.1:${apiPort}` },
  },
})
