import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { LanguageSwitch } from '#src/features/language-switch.tsx'
import { AccountIcon } from '#src/ui/icons/account.tsx'
import { CartIcon } from '#src/ui/icons/cart.tsx'
import { MenuIcon } from '#src/ui/icons/menu.tsx'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { MainLinks } from './main-links.tsx'

/** The head of a page from which the whole shop is reached. */
export function SiteHeader() {
  const { t } = useLingui()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to="/" className="brand" aria-label={t`Hadashi, start page`}>
          <Wordmark />
        </Link>
        <nav className="wide-only main-links" aria-label={t`Shop`}>
          <MainLinks />
        </nav>
        <LanguageSwitch />
        <Link to="/profile" className="icon-link" aria-label={t`Your account`}>
          <AccountIcon />
        </Link>
        <Link to="/cart" className="icon-link" aria-label={t`Cart`}>
          <CartIcon />
        </Link>
        {/* A new page begins with a closed menu. */}
        <details className="menu narrow-only" key={path} onKeyDown={closeOnEscape}>
          <summary className="icon-link">
            <MenuIcon />
            <span className="visually-hidden">
              <Trans>Menu</Trans>
            </span>
          </summary>
          <nav className="main-links" aria-label={t`Shop`}>
            <MainLinks />
          </nav>
        </details>
      </div>
    </header>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}
