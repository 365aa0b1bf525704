import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { withLanguage } from '#domain/language/language-in-path.ts'
import { settings } from '#domain/settings.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { Wordmark } from '#src/ui/wordmark.tsx'

/**
 * The app shell: a placeholder for a page that is rendered only in the browser. Without JavaScript it shows a
 * link to a readable page.
 */
export function ShellPage({ i18n }: { i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <Shell />
    </I18nProvider>
  )
}

function Shell() {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <>
      <title>{settings.brand.name}</title>
      <meta name="robots" content="noindex" />
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <div className="layout" data-layout="shell">
        <header className="site-header quiet-header">
          <div className="wrap">
            <a href={withLanguage('/', language)} className="brand" aria-label={t`Hadashi, home page`}>
              <Wordmark />
            </a>
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <div className="screen">
            <h1 className="visually-hidden">{settings.brand.name}</h1>
            <noscript>
              <p>
                <Trans>
                  This page is put together just for you and needs JavaScript. You can read about the shop and the shoe
                  without it.
                </Trans>
              </p>
              <p>
                <a href={withLanguage('/faq', language)}>
                  <Trans>Read the questions</Trans>
                </a>
              </p>
            </noscript>
            <p className="visually-hidden" role="status">
              <Trans>Loading the page</Trans>
            </p>
            <Skeleton lines={4} />
            <p className="late">
              <Trans>The page is slow to load.</Trans>{' '}
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the current page, as requested */}
              <a href="">
                <Trans>Reload the page</Trans>
              </a>
            </p>
          </div>
        </main>
      </div>
    </>
  )
}
