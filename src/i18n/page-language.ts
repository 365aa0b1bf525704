import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { RouterHistory } from '@tanstack/react-router'
import { type ContentPath, isContentPath, type PageContent } from '#domain/content/page-content.ts'
import { splitLanguage, withLanguage } from '#domain/language/language-in-path.ts'
import { wantedAddress } from '#domain/language/wanted-address.ts'
import { namespacesForPath } from '#domain/navigation/page-file.ts'
import { type Language, settings } from '#domain/settings.ts'
import type { fitting, Message } from '#domain/translations/message.ts'
import type { TextSources } from './text-sources.ts'

export type PageLanguage = {
  readonly i18n: I18n
  /** What the address asks for now; links are written in it. */
  current(): Language
  /** Brings the texts of a page in the current language and shows them; and those of a page that is `named` on it. */
  ready(path: string, named?: string): Promise<void>
  /** Brings the texts of a page, in the current language or another, and shows nothing yet. */
  fetched(path: string, language?: Language): Promise<void>
  /** Brings texts that are shown beside every page from now on. */
  alsoIn(namespace: string): Promise<void>
  /** From now on these texts stand in place of the shop's own, as far as they fit there. */
  change(language: Language, texts: ChangedTexts): Promise<void>
  /** The editorial text of a page in the language that is shown; it was brought before the page was. */
  content<Path extends ContentPath>(path: Path): PageContent[Path]
  /** Tells when the address asks for another language than before. */
  onChange(listener: () => void): void
}

type Surroundings = {
  /** What the visitor chose before. */
  saved(): string | undefined
  /** Says of the document which language it is in. */
  write(language: Language): void
}

export type ChangedTexts = Readonly<Record<string, Message>>

type PageTexts = { readonly messages: readonly Messages[]; readonly content: unknown }

/**
 * The language of the page: the address decides, and going back and forth in the history moves it too. A page is shown
 * only with all its texts there, so that no page is ever half in one language and half in the other.
 */
export function createPageLanguage(
  history: RouterHistory,
  sources: TextSources,
  { saved, write }: Surroundings,
): PageLanguage {
  const i18n = setupI18n()
  const listeners: (() => void)[] = []
  const pendingByKey = new Map<string, Promise<unknown>>()
  const loaded = new Set<Messages>()
  /** The shop's own short texts by language, and what stands in their place. */
  const own: Record<Language, Messages> = { en: {}, ja: {} }
  const changed: Record<Language, ChangedTexts> = { en: {}, ja: {} }
  /** Most shops have changed nothing, and need not know what fits. */
  let fits: typeof fitting | undefined
  const contents = new Map<string, unknown>()
  const everywhere = new Set(['common'])
  let current = languageFromPath(history.location.pathname)
  /** The page that is on screen: while the next one comes it is still there, in whatever language. */
  let onScreen: string | undefined

  // Before the router hears of a new address, so that every link it then writes is already in the right language.
  history.subscribe(({ action: { type }, location: { pathname: path, search: query, hash } }) => {
    const isWalk = type !== 'PUSH' && type !== 'REPLACE'
    // Going back may lead to an address that names no language, and was read in another one than is chosen now.
    const chosen = isWalk ? wantedAddress({ path, query, saved: saved(), preferred: [] }) : undefined
    if (chosen !== undefined) return history.replace(chosen + hash)
    const wanted = languageFromPath(path)
    if (wanted === current) return
    current = wanted
    for (const listener of listeners) listener()
  })

  /** Asks once for each text; one that did not come is asked for again the next time. */
  function once<Value>(key: string, loadOnce: () => Promise<Value>): Promise<Value> {
    const known = pendingByKey.get(key)
    if (known) return known as Promise<Value>
    const pending = loadOnce()
    pendingByKey.set(key, pending)
    pending.catch(() => pendingByKey.delete(key))
    return pending
  }

  const loadMessages = (namespace: string, language: Language) =>
    once(`${language} ${namespace}`, () => sources.messages(namespace, language))

  async function loadTexts(language: Language, path: string, named = path): Promise<PageTexts> {
    const namespaces = new Set([...everywhere, ...namespacesForPath(path), ...namespacesForPath(named)])
    const [content, ...messages] = await Promise.all([
      isContentPath(path) && once(language + path, () => sources.content(path, language)),
      ...Array.from(namespaces, (namespace) => loadMessages(namespace, language)),
    ])
    return { messages, content }
  }

  /** A page that leaves is drawn once more when the language changes, and needs its short texts for that. */
  async function leavingTexts(language: Language): Promise<void> {
    const namespaces = onScreen && i18n.locale !== language ? namespacesForPath(onScreen) : []
    load(language, await Promise.all(namespaces.map((namespace) => loadMessages(namespace, language))))
  }

  function load(language: Language, messages: readonly Messages[]): void {
    const fresh = messages.filter((one) => !loaded.has(one))
    if (fresh.length === 0) return
    for (const texts of fresh) {
      loaded.add(texts)
      Object.assign(own[language], texts)
    }
    put(language)
  }

  function put(language: Language): void {
    i18n.load(language, { ...own[language], ...fits?.(changed[language], own[language]) } as Messages)
  }

  function show(path: string, language: Language, { messages, content }: PageTexts): void {
    contents.set(language + path, content)
    onScreen = path
    load(language, messages)
    if (i18n.locale === language) return
    i18n.activate(language, settings.languages.forms[language])
    write(language)
  }

  return {
    i18n,
    current: () => current,
    onChange: (listener) => void listeners.push(listener),
    async fetched(path, language = current) {
      await loadTexts(language, path)
    },
    async ready(path, named) {
      for (;;) {
        const language = current
        const [texts] = await Promise.all([loadTexts(language, path, named), leavingTexts(language)])
        // Someone may have asked for the other language while this one was loading.
        if (language === current) return show(path, language, texts)
      }
    },
    async alsoIn(namespace) {
      // A language that is chosen meanwhile brings them with its page.
      const language = current
      load(language, [await loadMessages(namespace, language)])
      everywhere.add(namespace)
      if (language !== current) await this.alsoIn(namespace)
    },
    async change(language, texts) {
      if (JSON.stringify(texts) === JSON.stringify(changed[language])) return
      fits ??= (await import('#domain/translations/message.ts')).fitting
      changed[language] = texts
      put(language)
    },
    content<Path extends ContentPath>(path: Path) {
      // A page that leaves stays in its language.
      const ways = [i18n.locale, ...settings.languages.available].map((language) => contents.get(language + path))
      return ways.find((content) => content !== undefined) as PageContent[Path]
    },
  }
}

/** The router knows pages without their language; these two take it off an address and put it on again. */
export function languageRewrite(language: PageLanguage) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = findPageByAddress(url.pathname)
      return url
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = withLanguage(url.pathname, language.current())
      return url
    },
  }
}

/** The path that a page is known by. A plain file host writes its address with a slash at the end. */
export function findPageByAddress(pathname: string): string {
  return splitLanguage(pathname).path.replace(/(.)\/+$/, '$1')
}

function languageFromPath(path: string): Language {
  return splitLanguage(path).language ?? settings.languages.default
}
