import type { Plugin } from 'vite'

/* What a build leaves out of the code that browsers get, because nobody there reads it. */

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

/** What a call sends, and how much of it, is checked by the server alone: a browser gets the answers of the contract. */
export const answersOnly: Plugin = {
  name: 'answers-only',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]domain[\\/]contract[\\/]/ },
    handler: (code) => code.replace(/^ {2}(body|query|successStatus|maxBodyBytes|binds): .*,\n/gm, ''),
  },
}

/** The router takes its routes as a list as well, and nobody reads the long names that the generated tree gives them. */
export const routesByList: Plugin = {
  name: 'routes-by-list',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /routeTree\.gen\.ts$/ },
    handler: (code) =>
      code.replace(
        /(Children): \w+ = \{([^}]*)\}/g,
        (_, name, routes) => `${name}: any = [${routes.replace(/\w+:\s+/g, '')}]`,
      ),
  },
}
