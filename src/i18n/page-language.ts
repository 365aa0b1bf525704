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
  /** The language that the current address requests; links are written in it. */
  current(): Language
  /**
   * Loads the messages of a page in the current language and shows them, together with those of the page
   * `named`.
   */
  ready(path: string, named?: string): Promise<void>
  /** Preloads the messages of a page, in the current language or another, without showing them. */
  fetched(path: string, language?: Language): Promise<void>
  /** Loads a namespace that every page needs from now on. */
  alsoIn(namespace: string): Promise<void>
  /** Replaces built-in messages by these, where they fit. */
  change(language: Language, texts: ChangedTexts): Promise<void>
  /** The editorial text of a page in the current language; `ready` has loaded it. */
  content<Path extends ContentPath>(path: Path): PageContent[Path]
  /** Calls the listener when the address requests another language than before. */
  onChange(listener: () => void): void
}

type Surroundings = {
  /** The language that the visitor chose before. */
  saved(): string | undefined
  /** Declares the language of the document. */
  write(language: Language): void
}

export type ChangedTexts = Readonly<Record<string, Message>>

type PageTexts = { readonly messages: readonly Messages[]; readonly content: unknown }

/**
 * The language of the page. The address decides it, so going through the history changes it too. A page is
 * shown only with all its messages loaded, so that no page mixes two languages.
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
  /** The built-in messages by language, and those that replace them. */
  const own: Record<Language, Messages> = { en: {}, ja: {} }
  const changed: Record<Language, ChangedTexts> = { en: {}, ja: {} }
  /** Loaded on demand, because most shops override nothing. */
  let fits: typeof fitting | undefined
  const contents = new Map<string, unknown>()
  const everywhere = new Set(['common'])
  let current = languageFromPath(history.location.pathname)
  /** The page on screen: while the next one loads it stays, in whatever language. */
  let onScreen: string | undefined

  // Subscribes before the router does, so that every link it then writes is already in the right language.
  history.subscribe(({ action: { type }, location: { pathname: path, search: query, hash } }) => {
    const isWalk = type !== 'PUSH' && type !== 'REPLACE'
    // Going back may lead to an address without a language that was read in another one than is chosen now.
    const chosen = isWalk ? wantedAddress({ path, query, saved: saved(), preferred: [] }) : undefined
    if (chosen !== undefined) return history.replace(chosen + hash)
    const wanted = languageFromPath(path)
    if (wanted === current) return
    current = wanted
    for (const listener of listeners) listener()
  })

  /** Loads each text once; after a failure the next call tries again. */
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

  /** The leaving page renders once more when the language changes, and needs its messages for that. */
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
        // The language may have changed again while this one was loading.
        if (language === current) return show(path, language, texts)
      }
    },
    async alsoIn(namespace) {
      // If the language changes meanwhile, the namespace is loaded again in the new one.
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
      // A leaving page stays in its language.
      const ways = [i18n.locale, ...settings.languages.available].map((language) => contents.get(language + path))
      return ways.find((content) => content !== undefined) as PageContent[Path]
    },
  }
}

/**
 * The router knows pages without their language; this removes it from an address on input and adds it on
 * output.
 */
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

/** The path by which a page is known. A plain file host writes addresses with a slash at the end. */
export function findPageByAddress(pathname: string): string {
  return splitLanguage(pathname).path.replace(/(.)\/+$/, '$1')
}

function languageFromPath(path: string): Language {
  return splitLanguage(path).language ?? settings.languages.default
}
