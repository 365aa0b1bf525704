import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import type { ConsentChoice } from '#domain/consent/consent.ts'
import { consentVersion, wordings } from '#domain/consent/wording.ts'
import type { Language } from '#domain/settings.ts'
import { Button } from '#src/ui/button.tsx'
import { keepClear } from './keep-clear.ts'

type Props = {
  /** What holds until now, for who opened it again. */
  present: ConsentChoice | undefined
  onChoose: (choice: ConsentChoice, language: Language) => void
}

/** Asks for consent at the foot of the window. It stops nobody; both answers are the same to it. */
export function ConsentBanner({ present, onChoose }: Props) {
  const { t, i18n } = useLingui()
  const place = useRef<HTMLElement>(null)
  const language = i18n.locale as Language
  const { text, accept, reject } = wordings[consentVersion][language]

  useLayoutEffect(() => {
    const banner = place.current
    const opener = document.activeElement
    if (!banner) return
    const isOpened = present !== undefined
    if (isOpened) banner.focus({ preventScroll: true })
    const release = keepClear(banner)
    return () => {
      release()
      if (isOpened && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [present])

  return (
    <section ref={place} className="consent" aria-label={t`Cookie settings`} tabIndex={-1}>
      <p>
        {text}{' '}
        <Link to="/terms-and-conditions" hash="stored-values">
          <Trans>What is stored</Trans>
        </Link>
      </p>
      {present && (
        <p>
          {present === 'accepted' ? <Trans>So far you have accepted.</Trans> : <Trans>So far you have rejected.</Trans>}
        </p>
      )}
      <div className="consent-ways">
        <Button look="quiet" onClick={() => onChoose('accepted', language)}>
          {accept}
        </Button>
        <Button look="quiet" onClick={() => onChoose('rejected', language)}>
          {reject}
        </Button>
      </div>
    </section>
  )
}
