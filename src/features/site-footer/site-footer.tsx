import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Wordmark } from '#src/ui/wordmark.tsx'
import { CountryButton } from './country-button.tsx'

/** All public pages of the shop, in the order a customer would need them. */
export function SiteFooter() {
  const { t } = useLingui()
  const { consent } = useRouter().options.context
  const visitor = useVisitor()
  const isIn = visitor === 'customer' || visitor === 'unsettled'
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="footer-about">
          <Wordmark />
          <p>
            <Trans>Split-toe shoes with no raised heel, shaped to your own feet.</Trans>
          </p>
          <CountryButton />
        </div>
        <nav aria-label={t`Shoe`}>
          <h2>
            <Trans>Shoe</Trans>
          </h2>
          <Link to="/shop_tabbi">Tabi Gen 01</Link>
          <Link to="/shop_tabbi/tabbi_setting">
            <Trans>Colours and uppers</Trans>
          </Link>
          <Link to="/shapediver">
            <Trans>See the shoe in 3D</Trans>
          </Link>
          <Link to="/cart">
            <Trans>Cart</Trans>
          </Link>
        </nav>
        <nav aria-label={t`Feet`}>
          <h2>
            <Trans>Feet</Trans>
          </h2>
          <Link to="/get-foot-scan">
            <Trans>Measure your feet</Trans>
          </Link>
          <Link to="/reserve">
            <Trans>Visit a store</Trans>
          </Link>
          <Link to="/calendly">
            <Trans>Visit times</Trans>
          </Link>
          <Link to="/reserve/already-reserved">
            <Trans>About reservations</Trans>
          </Link>
        </nav>
        <nav aria-label={t`Help`}>
          <h2>
            <Trans>Help</Trans>
          </h2>
          <Link to="/about">
            <Trans>How it is made</Trans>
          </Link>
          <Link to="/faq">
            <Trans>Questions</Trans>
          </Link>
          <Link to="/profile">
            <Trans>Your account</Trans>
          </Link>
          {!isIn && (
            <>
              <Link to="/auth">
                <Trans>Sign in</Trans>
              </Link>
              <Link to="/signup">
                <Trans>Create an account</Trans>
              </Link>
            </>
          )}
          <Link to="/terms-and-conditions">
            <Trans>Terms and privacy</Trans>
          </Link>
          <Link to="/terms-and-conditions" hash="stored-values">
            <Trans>Cookies</Trans>
          </Link>
          <button type="button" onClick={consent.open}>
            <Trans>Cookie settings</Trans>
          </button>
          <Link to="/terms-and-conditions" hash="tokushoho">
            <Trans>Notice under Japanese law</Trans>
          </Link>
        </nav>
      </div>
    </footer>
  )
}
