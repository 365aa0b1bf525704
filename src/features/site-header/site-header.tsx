import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { CartLink } from '#src/features/cart/cart-link.tsx'
import { LanguageSwitch } from '#src/features/language-switch.tsx'
import { AccountIcon } from '#src/ui/icons/account.tsx'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { MainLinks } from './main-links.tsx'
import { Menu } from './menu.tsx'

/** The header with links to the whole shop. */
export function SiteHeader() {
  const { t } = useLingui()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to="/" className="brand" aria-label={t`Hadashi, home page`}>
          <Wordmark />
        </Link>
        <nav className="wide-only main-links" aria-label={t`Shop`}>
          <MainLinks />
        </nav>
        <LanguageSwitch />
        <Link to="/profile" className="icon-link" aria-label={t`Your account`}>
          <AccountIcon />
        </Link>
        <CartLink />
        {/* Keyed by path, so that the menu is closed on a new page. */}
        <Menu key={path} />
      </div>
    </header>
  )
}
