import { type Alias, build, type Plugin, type Rolldown } from 'vite'

const suffix = '?standalone'

/**
 * Bundles a module that is imported with `?standalone` by itself, with a copy of everything it imports, so that it adds
 * nothing to the chunks of other pages: ShapeDiver's viewer needs all of three, of which the small 3D view needs two
 * thirds. The import has a function `load`, which loads the module at its first call.
 */
export function standaloneModules(alias: Alias[]): Plugin {
  let define: Record<string, string> = {}
  let isBuild = false
  return {
    name: 'standalone-modules',
    enforce: 'pre',
    configResolved(config) {
      define = config.define ?? {}
      isBuild = config.command === 'build'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer)
      return resolved && resolved.id + suffix
    },
    async load(id) {
      if (!id.endsWith(suffix)) return undefined
      const file = id.slice(0, -suffix.length)
      if (!isBuild) return loader(JSON.stringify(file))
      const { code, name } = await bundle(file, alias, define)
      const reference = this.emitFile({ type: 'asset', name: `${name}.js`, source: code })
      return loader(JSON.stringify(`/${this.getFileName(reference)}`))
    },
  }
}

const loader = (address: string) => `export const load = () => import(/* @vite-ignore */ ${address})`

async function bundle(file: string, alias: Alias[], define: Record<string, string>): Promise<Rolldown.OutputChunk> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const { output } = Array.isArray(made) ? (made[0] as Rolldown.RolldownOutput) : (made as Rolldown.RolldownOutput)
  const [chunk] = output
  return chunk
}
