import type { Plugin } from 'vite'

const ending = '/by-name'

/**
 * React is a package of the older kind, of which a bundler can only take everything at once: each chunk that uses it would
 * carry a helper and the way through it at every call. Here its names are taken out once, and chunks import those.
 */
export const reactByName: Plugin = {
  name: 'react-by-name',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    handler(id, importer, options) {
      const { kind } = options as { readonly kind?: string }
      return kind === 'import-statement' && !importer?.endsWith(ending) ? `\0node_modules/${id}${ending}` : undefined
    },
  },
  load: {
    filter: { id: /node_modules\/react.*\/by-name$/ },
    async handler(id) {
      const source = id.slice('\0node_modules/'.length, -ending.length)
      const names = Object.keys(await import(source)).filter((name) => /^\w+$/.test(name) && name !== 'default')
      return [
        `import all from '${source}'`,
        // What nobody imports is left out.
        'const part = (name) => all[name]',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ part('${name}')`),
        'export default all',
      ].join('\n')
    },
  },
}
