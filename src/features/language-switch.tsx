import { useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { type Language, settings } from '#domain/settings.ts'
import { addressIn } from '#src/i18n/address-in.ts'

/** Every language calls itself by its own name. */
const ownNames: Record<Language, string> = { en: 'English', ja: '日本語' }

/** The same page in the other language. Following the link keeps everything that was typed on the page. */
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
  // The page's file knows no query and no place in the page.
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

/** A click that asks for a new tab or window belongs to the browser. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}
