import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { ConsentChoice, Wording } from '#domain/consent/consent.ts'
import { Button } from '#src/ui/button.tsx'
import { reserveBannerSpace } from './reserve-banner-space.ts'

type Props = {
  words: Wording
  /** The current choice, if the visitor has opened the banner again. */
  present: ConsentChoice | undefined
  onChoose: (choice: ConsentChoice) => void
  /** Closes without a new choice, if there is a current one. */
  onClose: () => void
}

/** Asks for consent at the foot of the window without blocking the page. Both answers have equal weight. */
export function ConsentBanner({ words, present, onChoose, onClose }: Props) {
  const { t } = useLingui()
  const container = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const banner = container.current
    const opener = document.activeElement
    if (!banner) return
    const isOpened = present !== undefined
    if (isOpened) banner.focus({ preventScroll: true })
    const release = reserveBannerSpace(banner)
    return () => {
      release()
      if (isOpened && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [present])

  return (
    <section
      ref={container}
      className="consent"
      aria-label={t`Cookie settings`}
      tabIndex={-1}
      onKeyDown={(event) => present && event.key === 'Escape' && onClose()}
    >
      <p>
        {words.text}{' '}
        <Link to="/terms-and-conditions" hash="stored-values">
          <Trans>See what we store</Trans>
        </Link>
      </p>
      {present && (
        <p>
          {present === 'accepted' ? (
            <Trans>You’ve accepted optional cookies.</Trans>
          ) : (
            <Trans>You’ve rejected optional cookies.</Trans>
          )}{' '}
          <button type="button" className="text-link text-link-alone" onClick={onClose}>
            <Trans>Keep this choice</Trans>
          </button>
        </p>
      )}
      <div className="consent-actions">
        <Button look="quiet" onClick={() => onChoose('accepted')}>
          {words.accept}
        </Button>
        <Button look="quiet" onClick={() => onChoose('rejected')}>
          {words.reject}
        </Button>
      </div>
    </section>
  )
}
