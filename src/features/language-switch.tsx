import { useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { withLanguage } from '#domain/language/language-of-path.ts'
import { addLanguage } from '#domain/language/wanted-address.ts'
import { type Language, settings } from '#domain/settings.ts'

/** Every language calls itself by its own name. */
const ownNames: Record<Language, string> = { en: 'English', ja: '日本語' }

/** The same page in the other language. Following the link keeps everything that was typed on the page. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const here = useRouterState({
    select: ({ location }) => ({ path: location.pathname, query: location.searchStr, hash: withHash(location.hash) }),
    structuralSharing: true,
  })
  // The page's file knows no query and no place in the page.
  const { path, query, hash } = useHydrated() ? here : { path: here.path, query: '', hash: '' }

  return (
    <nav className="language-switch" aria-label={t`Language`}>
      {settings.languages.available
        .filter((language) => language !== i18n.locale)
        .map((language) => {
          const address = withLanguage(path, language) + addLanguage(withoutSearch(query), language) + hash
          const follow = (event: MouseEvent) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            router.options.context.choice.choose(language, address)
          }
          return (
            <a key={language} href={address} hrefLang={language} lang={language} onClick={follow}>
              {ownNames[language]}
            </a>
          )
        })}
    </nav>
  )
}

function withHash(hash: string): string {
  return hash && `#${hash}`
}

/** What is looked for is written in one language, and finds nothing in the other. */
function withoutSearch(query: string): string {
  return query
    .split(/[?&]/)
    .filter((part) => !/^q(=|$)/.test(part))
    .join('&')
}

/** A click that asks for a new tab or window belongs to the browser. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}
