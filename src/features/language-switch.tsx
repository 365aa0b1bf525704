import { useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { type Language, settings } from '#domain/settings.ts'
import { addressIn } from '#src/i18n/address-in.ts'

/** Each language in its own name. */
const ownNames: Record<Language, string> = { en: 'English', ja: '日本語' }

/** Links to the same page in the other language. Following the link preserves everything typed on the page. */
export function LanguageSwitch() {
  const { t, i18n } = useLingui()
  const { choice } = useRouter().options.context
  const isChanging = useSyncExternalStore(
    choice.onChange,
    () => choice.getSnapshot().hasTag('changing'),
    () => false,
  )
  const here = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      search: location.searchStr,
      hash: withHash(location.hash),
    }),
    structuralSharing: true,
  })
  // The prerendered page has no query and no hash.
  const target = useHydrated() ? here : { pathname: here.pathname, search: '', hash: '' }

  return (
    <nav className="language-switch" aria-label={t`Language`}>
      {settings.languages.available
        .filter((language) => language !== i18n.locale)
        .map((language) => {
          const follow = (event: MouseEvent) => {
            if (opensElsewhere(event)) return
            event.preventDefault()
            choice.choose(language)
          }
          return (
            <a
              key={language}
              href={addressIn(target, language)}
              hrefLang={language}
              lang={language}
              aria-busy={isChanging || undefined}
              onClick={follow}
            >
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

/** The browser handles clicks that open a new tab or window. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}
