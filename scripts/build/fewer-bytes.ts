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

type Unasked = {
  /** Of which file of which library, as it is installed. */
  readonly file: string
  readonly names: readonly string[]
  /** How such a piece stands in that file, line by line. */
  readonly piece: (name: string) => string
  /** How many of a name stand there. */
  readonly times: number
  /** By which names a chunk would ask for it. Where other things have the same name, something else proves that nobody does. */
  readonly said: readonly string[]
}

const reactHooks = [
  'cacheSignal',
  'createRef',
  'unstable_useCacheRefresh',
  'useActionState',
  'useImperativeHandle',
  'useOptimistic',
]

const pageHooks = ['useMatch', 'useRouteContext', 'useLoaderDeps', 'useLoaderData', 'Link']

/**
 * Pieces that libraries hang on their objects by name, so that no bundler sees that nobody asks for them. A page that needs
 * one takes its name out of here; until then the build stops, as it does when a library has put one elsewhere.
 */
export const unasked: readonly Unasked[] = [
  {
    file: 'react/cjs/react.production.js',
    names: ['Children'],
    piece: (name) => `exports\\.${name} = .*`,
    times: 1,
    said: ['Children'],
  },
  {
    file: 'react/cjs/react.production.js',
    names: reactHooks,
    piece: (name) => `exports\\.${name} = function[^]*?^\\};`,
    times: 1,
    said: reactHooks,
  },
  {
    // All but what react-dom/client takes of it, which alone may ask.
    file: 'react-dom/cjs/react-dom.production.js',
    names: [
      ...['browser', 'createPortal', 'flushSync', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload'],
      ...['preloadModule', 'requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
    ],
    piece: (name) => `exports\\.${name} = function[^]*?^\\};`,
    times: 1,
    said: [],
  },
  {
    // What a fragment could be told through a ref of its own: refs are given to elements.
    file: 'react-dom/cjs/react-dom-client.production.js',
    names: [
      ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing'],
      ...['unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition'],
    ],
    piece: (name) => `FragmentInstance\\.prototype\\.${name} = function[^]*?^\\};`,
    times: 1,
    said: ['focusLast', 'observeUsing'],
  },
  {
    // How a part of the page would be made alive before the rest, and the old search for an element.
    file: 'react-dom/cjs/react-dom-client.production.js',
    names: ['unstable_scheduleHydration', 'findDOMNode'],
    piece: (name) => `ReactDOM[.\\w]+\\.${name} = function[^]*?^\\};`,
    times: 1,
    said: ['unstable_scheduleHydration', 'findDOMNode'],
  },
  {
    // Each route has them made for itself.
    file: '@tanstack/react-router/dist/esm/route.js',
    names: pageHooks,
    piece: (name) => `\\t\\tthis\\.${name} = .*\\{$[^]*?^\\t\\t\\}\\)?;`,
    times: 3,
    said: pageHooks,
  },
  {
    file: '@tanstack/router-core/dist/esm/router.js',
    names: ['matchRoute', 'clearCache'],
    piece: (name) => `\\t\\tthis\\.${name} = .*\\{$[^]*?^\\t\\t\\};`,
    times: 1,
    said: ['matchRoute', 'clearCache'],
  },
  {
    // An actor is followed by useSelector, and drafts are kept, never snapshots.
    file: 'xstate/dist/raise-effbee0c.esm.js',
    names: ['select', 'toJSON', 'getPersistedSnapshot'],
    piece: (name) => ` {2}${name}\\(.*\\) \\{$[^]*?^ {2}\\}`,
    times: 1,
    said: ['getPersistedSnapshot'],
  },
  {
    // A chart begins at its beginning: drafts are kept, never snapshots, and the chart of a screen stays the same one.
    file: 'xstate/dist/StateMachine-ae06a22b.esm.js',
    names: ['restoreSnapshot', 'getPersistedSnapshot'],
    piece: (name) => `( {2}${name}\\(.*\\) \\{$[^]*?^ {2}\\}| {4}this\\.${name} = .*)`,
    times: 2,
    said: [],
  },
  {
    // Where another chart took the place of one that runs, its state would go along.
    file: '@xstate/react/dist/xstate-react.esm.js',
    names: ['currentConfig'],
    piece: (name) => ` {2}if \\(logic\\.config !== ${name}\\) \\{$[^]*?^ {2}\\}`,
    times: 1,
    said: [],
  },
  {
    // What describes a chart to a tool.
    file: 'xstate/dist/StateMachine-ae06a22b.esm.js',
    names: ['definition', 'toJSON'],
    piece: (name) => ` {2}(get )?${name}\\(\\) \\{$[^]*?^ {2}\\}`,
    times: 2,
    said: ['definition'],
  },
  {
    // Charts are asked of `setup()` and import the rest by name, or the gate of actors refuses them.
    file: 'xstate/dist/xstate.esm.js',
    names: [
      ...['assign', 'sendTo', 'raise', 'log', 'cancel', 'stopChild', 'enqueueActions', 'emit', 'spawnChild'],
      ...['createAction', 'extend'],
    ],
    piece: (name) => ` {4}${name}(,|: \\w+ => (\\w+,|setup\\([^]*?^ {4}\\}\\)))`,
    times: 1,
    said: [],
  },
]

/** The file of a library without the pieces that nobody asks for. */
export function withoutUnasked({ file, names, piece, times }: Unasked, code: string): string {
  return names.reduce((left, name) => {
    const pieces = new RegExp(`^${piece(name)}\\n`, 'gm')
    if (left.match(pieces)?.length !== times)
      throw new Error(`${name} is not where it was in ${file} (scripts/build/fewer-bytes.ts)`)
    return left.replace(pieces, '')
  }, code)
}

/** What code asks for although it is left out, as a member or by a text: minifiers leave such names as they are. */
export function askedAlthoughLeftOut(code: string): readonly string[] {
  const asksFor = (name: string) => new RegExp(`\\.${name}\\b|(['"\`])${name}\\1`).test(code)
  return unasked.flatMap(({ said }) => said).filter(asksFor)
}

/** Leaves those pieces out, and stops the build where somebody asks for one. */
export const onlyAsked: Plugin = {
  name: 'only-asked',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-dom$/ },
    handler(_, importer = '') {
      if (!importer.includes('react-dom-client'))
        this.error(`${importer} asks for a piece of react-dom that is left out`)
    },
  },
  transform: {
    filter: { id: unasked.map(({ file }) => new RegExp(`/node_modules/${file.replaceAll('.', '\\.')}$`)) },
    handler(code, id) {
      const found = unasked.filter(({ file }) => id.endsWith(`/${file}`))
      return found.reduce((left, one) => withoutUnasked(one, left), code)
    },
  },
  generateBundle(_, bundle) {
    for (const { file } of unasked)
      if (![...this.getModuleIds()].some((id) => id.endsWith(`/${file}`)))
        this.error(`No page has ${file} any more (scripts/build/fewer-bytes.ts)`)
    for (const part of Object.values(bundle))
      if (part.type === 'chunk')
        for (const name of askedAlthoughLeftOut(part.code))
          this.error(`${part.fileName} asks for ${name}, which is left out (scripts/build/fewer-bytes.ts)`)
  },
}
