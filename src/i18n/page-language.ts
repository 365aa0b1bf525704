import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { RouterHistory } from '@tanstack/react-router'
import { directionOf } from '#domain/language/direction-of.ts'
import { splitLanguage, withLanguage } from '#domain/language/language-of-path.ts'
import { type Language, settings } from '#domain/settings.ts'

export type Catalogs = Record<Language, () => Promise<{ messages: Messages }>>

export type PageLanguage = {
  readonly i18n: I18n
  /** What the address asks for now; links are written in it. */
  current(): Language
  /** Resolves once the texts of the current language are loaded and shown. */
  shown(): Promise<void>
  /** Tells when the address asks for another language than before. */
  onChange(tell: () => void): void
}

/** The language of the page: the address decides, and going back and forth in the history moves it too. */
export function createPageLanguage(history: RouterHistory, catalogs: Catalogs): PageLanguage {
  const i18n = setupI18n()
  const listeners: (() => void)[] = []
  let current = languageOf(history.location.pathname)

  // Before the router hears of a new address, so that every link it then writes is already in the right language.
  history.subscribe(({ location }) => {
    const asked = languageOf(location.pathname)
    if (asked === current) return
    current = asked
    for (const tell of listeners) tell()
  })

  return {
    i18n,
    current: () => current,
    onChange: (tell) => void listeners.push(tell),
    async shown() {
      while (i18n.locale !== current) {
        const wanted = current
        const { messages } = await catalogs[wanted]()
        // Someone may have asked for the other language while this one was loading.
        if (wanted !== current) continue
        i18n.loadAndActivate({ locale: wanted, messages })
        writeLanguage(wanted)
      }
    },
  }
}

/** The router knows pages without their language; these two take it off an address and put it on again. */
export function languageRewrite(language: PageLanguage) {
  return {
    input: ({ url }: { url: URL }) => {
      url.pathname = splitLanguage(url.pathname).path
      return url
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = withLanguage(url.pathname, language.current())
      return url
    },
  }
}

function languageOf(path: string): Language {
  return splitLanguage(path).language ?? settings.languages.default
}

function writeLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  document.querySelector('meta[name="language"]')?.setAttribute('content', language)
}
