import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { agreementWords, agreementVersion as version } from '#domain/consent/agreements.ts'
import type { AgreementList } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account-calls.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { useFault } from './use-fault.ts'

type Props = { isWanted: boolean; onSaved: (list: AgreementList) => void }

/** Our letters: on or off at once, with nothing to press beside it. */
export function Newsletter({ isWanted, onSaved }: Props) {
  const { wire } = useRouter().options.context
  const language = useLanguage()
  const faultText = useFault()
  /** What is on its way to the shop, and shown as if it were there. */
  const [wish, setWish] = useState<boolean>()
  const [said, setSaid] = useState<'begun' | 'ended'>()
  const [fault, setFault] = useState<string>()

  async function choose(isWished: boolean): Promise<void> {
    if (wish !== undefined) return
    setWish(isWished)
    setSaid(undefined)
    const answer = await wire(calls.saveNewsletter, { is_wanted: isWished, language, version })
    setWish(undefined)
    setFault(answer.ok ? undefined : answer.code)
    if (!answer.ok) return
    onSaved(answer.value)
    setSaid(answer.value.wants_newsletter ? 'begun' : 'ended')
  }

  return (
    <div>
      <Checkbox
        id="newsletter"
        label={agreementWords(version, 'newsletter', language)}
        checked={wish ?? isWanted}
        error={fault && faultText(fault)}
        aria-busy={wish !== undefined || undefined}
        onChange={({ target }) => void choose(target.checked)}
      />
      <p className="saved" role="status">
        {said === 'begun' && <Trans>We’ll send you the newsletter.</Trans>}
        {said === 'ended' && <Trans>We won’t send you the newsletter any more.</Trans>}
      </p>
    </div>
  )
}
