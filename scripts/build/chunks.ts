/*
 * What a page is fetched in, declared once: the bundler groups code by it, Lingui the texts, and the pages and their test know
 * by it which parts come when; the styles stand in sheets.ts. Every file of src has its place here (tests/architecture/chunks.test.ts).
 */

/**
 * Each chunk with the reason that it is one, and when it comes: first, with the page; early, before the page answers; late,
 * once it does; shown, with the screens that show it. What stands together is smaller, and one request instead of many.
 */
export const chunks = {
  /** All that a reader's first page costs: the bootstrap script, and what the shop has in common with it. */
  boot: { comes: 'first' },
  /** What every page shows, with React and the router: in one piece they are 1.1 kB smaller than in two. */
  app: { comes: 'early' },
  /** What starts once a page is hydrated. What it may never show is loaded when it is shown. */
  late: { comes: 'late' },
  /** The drawings of the five steps, of the ways to a foot, and what they are drawn with stand on pages together. */
  steps: { comes: 'shown' },
  ways: { comes: 'shown' },
  /** How a foot is drawn around: its scenes stand together, and on few pages. */
  protocol: { comes: 'shown' },
  /** How feet and what was measured of them look. */
  feet: { comes: 'shown' },
  /** What the steps to a pair show before their machine is there. */
  pair: { comes: 'shown' },
  /** What is shown where something has not come yet, or does not. */
  mishap: { comes: 'shown' },
  /** What pages tell with: blocks of text, the picture that some begin with, and what most drawings have in common. */
  story: { comes: 'shown' },
  /** What the doors of the sign-in have in common, and what only one of them has. */
  'any-door': { comes: 'shown' },
  'sign-in-door': { comes: 'shown' },
  'sign-up-door': { comes: 'shown' },
} as const

type ChunkName = keyof typeof chunks

/** `shown`: it comes with the screens that show it, and the bundler sees which; `built`: no browser gets it. */
export type Place = ChunkName | 'shown' | 'built'

type Topic = {
  /** Where the code of the folder is, but for what stands in `code`. */
  readonly place: Place
  /** By the beginning of their paths, what is somewhere else. The longest beginning counts. */
  readonly code?: { readonly [Name in Place]?: readonly string[] }
  /**
   * Whose texts: everybody's (nothing said), of the rooms that share the topic, or later, when they are wanted. Which rooms
   * share it stands in `sharedRooms` (domain/navigation/page-file.ts): shop and server ask for it while they run, and know no build.
   */
  readonly texts?: 'shared' | 'late'
}

export const topics: Readonly<Record<string, Topic>> = {
  'src/boot.ts': { place: 'boot' },
  'src/main.tsx': { place: 'app' },
  'src/router.tsx': { place: 'app' },
  'src/routeTree.gen.ts': { place: 'app' },
  'src/prerender.tsx': { place: 'built' },
  'src/vite-env.d.ts': { place: 'built' },
  'src/boot/': { place: 'boot', code: { shown: ['replay'] } },
  'src/storage/': { place: 'boot', code: { app: ['stored-keys'] } },
  'src/actors/': {
    place: 'shown',
    code: { app: ['actors', 'late-port', 'layout-actors', 'seen'], late: ['start-actor', 'use-state-of'] },
  },
  'src/adapters/': { place: 'shown' },
  'src/api/': {
    place: 'shown',
    code: {
      app: ['small-schema', 'small-zod.'],
      mishap: ['error-messages'],
      late: ['code-of-failure', 'open-api', 'shop-fetch', 'small-ufo', 'wire'],
    },
  },
  'src/app/': {
    place: 'app',
    code: {
      late: ['start-late'],
      shown: ['check-guards'],
      built: ['built-catalogs', 'document', 'linked-data', 'shell-page'],
    },
  },
  'src/features/address-form/': { place: 'shown', code: { mishap: ['rooms'] }, texts: 'late' },
  'src/features/build-watch/': { place: 'shown', code: { late: ['start-watch'] } },
  'src/features/cart/': { place: 'app', code: { late: ['start-count'], shown: ['ask-count'] } },
  'src/features/cart-page/': { place: 'shown', texts: 'late' },
  'src/features/checkout/': { place: 'shown', texts: 'late' },
  'src/features/consent/': { place: 'late', code: { app: ['consent-port', 'use-consent'] } },
  'src/features/country/': {
    place: 'late',
    code: { app: ['country-port'], shown: ['dialogs/'] },
    texts: 'late',
  },
  'src/features/designs/': { place: 'shown', code: { story: ['use-next-step'] }, texts: 'late' },
  'src/features/demo-ribbon.tsx': { place: 'app' },
  'src/features/edition/': {
    place: 'late',
    code: { app: ['edition-count'], shown: ['count/sold-out', 'wait-for-number'] },
  },
  'src/features/edition-list/': { place: 'shown', texts: 'late' },
  'src/features/foot-photo/': { place: 'shown', texts: 'shared' },
  'src/features/foot-scan/': { place: 'shown', texts: 'late' },
  'src/features/foot-trace/': { place: 'shown', texts: 'shared' },
  'src/features/language-switch.tsx': { place: 'app' },
  'src/features/offline/': { place: 'late', code: { shown: ['line-actor'] } },
  'src/features/orders/': { place: 'shown', texts: 'late' },
  'src/features/payment-reminder/': { place: 'shown', code: { app: ['remind-customers'] }, texts: 'late' },
  'src/features/scans/': { place: 'shown', texts: 'late' },
  // A stranger has no session.
  'src/features/session/': {
    place: 'app',
    code: { shown: ['create-session', 'open-session', 'read-token', 'refresh', 'session-port'] },
  },
  'src/features/shoe-viewer/': { place: 'shown', texts: 'shared' },
  'src/features/sign-in/': {
    place: 'shown',
    code: {
      'any-door': ['use-first-answer'],
      'sign-in-door': ['email-step', 'sign-in-steps', 'use-fault-text'],
      'sign-up-door': ['introduction-fields', 'sign-up-step', 'use-introduction'],
    },
    texts: 'shared',
  },
  'src/features/site-footer/': { place: 'app' },
  'src/features/site-header/': { place: 'app' },
  'src/features/sole-sheets/': { place: 'shown', texts: 'shared' },
  'src/features/toasts/': { place: 'late' },
  'src/features/trace-protocol/': { place: 'protocol', texts: 'shared' },
  'src/features/unsent-scans/': {
    place: 'shown',
    code: { late: ['watch-drafts'] },
    texts: 'late',
  },
  'src/features/wizard/': {
    place: 'shown',
    code: { pair: ['wizard-choices', 'view/wizard-context', 'wizard-frame', 'view/wizard-place'] },
    texts: 'late',
  },
  'src/i18n/': {
    place: 'app',
    code: {
      boot: ['saved-language'],
      late: ['bring-translations', 'start-language'],
      mishap: ['use-late-part'],
      shown: ['use-date-text', 'use-days-text'],
    },
  },
  'src/locales/': { place: 'built' },
  'src/page/': {
    place: 'app',
    code: {
      late: ['new-record-id', 'on-return', 'show-beside'],
      shown: ['leave-for-payment', 'save-as-file', 'use-leave-guard', 'use-person'],
    },
  },
  'src/routes/': { place: 'app' },
  // What the router's plugin takes out of a route: its screen. The layouts of most pages come with every page.
  'screens/': {
    place: 'shown',
    code: {
      app: ['_auth.', '_default.', '_settings.'],
      'sign-up-door': ['_default/signup.'],
      pair: ['_settings/_tabi-gen-01.', '_settings/_tabi-gen-01/tabi-gen-01/-parts/'],
      story: ['_default/-parts/blocks', '_default/-parts/hero-picture'],
    },
  },
  // What a page looks like before it answers stands in its file (read-template.ts); the finer styles come with the shop.
  'src/styles/': { place: 'built', code: { app: ['later.css'], feet: ['feet.css'], shown: ['order.css'] } },
  'src/ui/': {
    place: 'shown',
    code: {
      app: [
        'button.',
        'button-look',
        'drawings/drawing.',
        'drawings/lost',
        'drawings/pieces/small-print',
        'icons/account',
        'icons/cart',
        'icons/icon.',
        'icons/menu',
        'ribbon',
        'screen',
        'sign.',
        'skeleton',
        'skip-link',
        'way-on',
        'wordmark',
      ],
      late: ['cross', 'toast-list', 'toasts'],
      mishap: ['error-card'],
      'any-door': ['checkbox'],
      story: [
        'badge',
        'drawings/pieces/foot-above',
        'drawings/pieces/foot-side',
        'drawings/pieces/hem',
        'drawings/pieces/sheet.',
      ],
      pair: ['wizard-steps'],
      steps: ['drawings/pieces/shoe', 'drawings/shoe-printed', 'drawings/step-'],
      ways: ['drawings/pieces/hand-holding', 'drawings/pieces/phone-edge', 'drawings/way-'],
      protocol: [
        'drawings/pieces/foot-front',
        'drawings/pieces/pen',
        'drawings/pieces/phone-front',
        'drawings/pieces/phone-in-hands',
        'drawings/pieces/traced-line',
        'drawings/trace-',
      ],
    },
  },
  'src/workers/': { place: 'shown' },

  // What lies below src: all but these comes with whoever asks for it.
  'domain/': {
    place: 'shown',
    code: {
      boot: [
        'language/find-language',
        'language/language-of-path',
        'language/wanted-address',
        'limit-settings',
        'every-setting',
        'page-settings',
        'session/only-cookie',
        'settings.',
      ],
      app: [
        'access/',
        'consent/consent.',
        'content/page-content',
        'content/search-text',
        'contract/consent',
        'contract/country',
        'contract/endpoint',
        'contract/error-codes',
        'contract/orders.',
        'contract/plain-json',
        'contract/problem-report',
        'contract/guest',
        'contract/shop-state',
        'contract/translations',
        'country/market-of',
        'design/design-file-key',
        'language/direction-of',
        'navigation/',
        'result',
        'session/',
        'translations/',
      ],
      late: ['contract/edition-calls', 'country/countries.', 'scan/scan-draft-key'],
      'any-door': ['contact/read-email'],
      'sign-up-door': ['consent/agreements'],
      protocol: ['content/guide-sheets'],
      // Few connect a phone, or sign in and keep a draft of it; few shops have changed a text.
      shown: ['navigation/loopback', 'navigation/way-out', 'session/sign-in-draft.', 'translations/message.'],
    },
  },
  'machines/': { place: 'shown', code: { late: ['consent/', 'country/', 'language/', 'not-provided'] } },
  'node_modules/': {
    place: 'shown',
    code: {
      boot: ['cookie/'],
      app: ['@lingui/', '@tanstack/', 'react-dom/', 'react/', 'scheduler/', 'use-sync-external-store/'],
      // What runs charts and calls the shop is not needed before.
      late: ['ofetch/', 'xstate/'],
      // One chart tells another one something; none of every page's does.
      shown: ['@tanstack/react-router/dist/esm/useBlocker', 'xstate/dist/log-6a5e50a8.esm.js'],
    },
  },
}

/** Every beginning of a path with the place of what begins so, the longest first. */
export const places = Object.entries(topics)
  .flatMap(([topic, { place, texts, code = {} }]): (readonly [string, Place])[] => [
    [topic, place],
    ...(texts ? [[`${textsOfTopic(topic)}/`, 'built'] as const] : []),
    ...Object.entries(code).flatMap(([name, starts]) => starts.map((start) => [topic + start, name as Place] as const)),
  ])
  .toSorted(([one], [other]) => other.length - one.length)

/** Where a file belongs, by its path below the shop's folder with `/` between; nothing when the table does not say. */
export function placeOf(path: string): Place | undefined {
  return places.find(([start]) => path.startsWith(start))?.[1]
}

/** How the table calls a module of the bundler. */
export function pathOfModule(id: string, root: string): string {
  const path = id.replaceAll('\\', '/')
  const ofPackage = path.lastIndexOf('node_modules/')
  if (ofPackage !== -1) return path.slice(ofPackage)
  const own = path.startsWith(root) ? path.slice(root.length) : path
  const [file = '', query] = own.split('?')
  if (file.includes('/-parts/')) return file.replace('src/routes/', 'screens/')
  return query?.includes('tsr-split') ? file.replace('src/routes/', 'screens/') : file
}

/** The bundler's groups: what belongs to no chunk by name comes with the screens that ask for it. */
export function chunkGroups(root: string) {
  return Object.keys(chunks).map((name) => ({ name, test: (id: string) => placeOf(pathOfModule(id, root)) === name }))
}

/** The chunks that come then, by their names. */
export function chunksThatCome(when: (typeof chunks)[ChunkName]['comes']): string[] {
  return (Object.keys(chunks) as ChunkName[]).filter((name) => chunks[name].comes === when)
}

/** Where the catalog of a topic lies that has one of its own. */
export function textsOfTopic(topic: string): string {
  return `${topic}texts`
}

/** Topics whose texts are not everybody's, each with a catalog of its own. */
export function topicsWithTexts(texts: 'shared' | 'late'): string[] {
  return Object.keys(topics).filter((topic) => topics[topic]?.texts === texts)
}
