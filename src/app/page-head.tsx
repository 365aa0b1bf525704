import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { type Language, settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { findErrorTitle } from './error-titles.ts'

/**
 * Title, description, canonical addresses and status of the current page, where browsers and tests look for
 * them.
 */
export function PageHead({ status }: { status: number }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.staticData })
  const path = useRouterState({ select: (state) => state.location.pathname })
  const name = i18n._(status === 200 && page?.title ? page.title : findErrorTitle(status))
  const title = status === 200 && page?.exactTitle ? name : `${name} · ${settings.brand.name}`
  const description = status === 200 && page?.description ? i18n._(page.description) : undefined
  const isListed = status === 200 && !page?.unlisted && !page?.guards

  useLayoutEffect(() => {
    document.documentElement.dataset.status = String(status)
  }, [status])

  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isListed ? <PageAddresses path={path} language={language} /> : <meta name="robots" content="noindex" />}
    </>
  )
}

/** For search engines: the canonical address of this page, and its addresses in other languages. */
function PageAddresses({ path, language }: { path: string; language: Language }) {
  const addressIn = (one: Language) => __PUBLIC_URL__ + withLanguage(path, one)
  const { available, default: fallback } = settings.languages
  return (
    <>
      <link rel="canonical" href={addressIn(language)} />
      {available.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={addressIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(fallback)} />
    </>
  )
}
