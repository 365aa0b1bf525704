import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { agreementWords, agreementVersion as version } from '#domain/consent/agreements.ts'
import type { AgreementList } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { useAccountErrorText } from './use-account-error-text.ts'

type Props = { isWanted: boolean; onSaved: (list: AgreementList) => void }

/** Switches the newsletter on or off at once, without a save button. */
export function Newsletter({ isWanted, onSaved }: Props) {
  const { api } = useRouter().options.context
  const language = useLanguage()
  const errorText = useAccountErrorText()
  /** The choice that is being saved, shown optimistically. */
  const [requestedNewsletter, setRequestedNewsletter] = useState<boolean>()
  const [said, setSaid] = useState<'begun' | 'ended'>()
  const [error, setError] = useState<string>()

  async function choose(isNewsletterWanted: boolean): Promise<void> {
    if (requestedNewsletter !== undefined) return
    setRequestedNewsletter(isNewsletterWanted)
    setSaid(undefined)
    const answer = await api(calls.saveNewsletter, { is_wanted: isNewsletterWanted, language, version })
    setRequestedNewsletter(undefined)
    setError(answer.ok ? undefined : answer.code)
    if (!answer.ok) return
    onSaved(answer.value)
    setSaid(answer.value.wants_newsletter ? 'begun' : 'ended')
  }

  return (
    <div>
      <Checkbox
        id="newsletter"
        label={agreementWords(version, 'newsletter', language)}
        checked={requestedNewsletter ?? isWanted}
        error={error && errorText(error)}
        aria-busy={requestedNewsletter !== undefined || undefined}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p className="saved" role="status">
        {said === 'begun' && <Trans>We’ll send you the newsletter.</Trans>}
        {said === 'ended' && <Trans>We won’t send you the newsletter any more.</Trans>}
      </p>
    </div>
  )
}
