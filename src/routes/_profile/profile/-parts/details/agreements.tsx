import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AgreementList } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLive } from '#src/api/use-live.ts'
import { useConsent } from '#src/features/consent/use-consent.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AgreementRows } from './agreement-rows.tsx'
import { CountryWaitlists } from './country-waitlists.tsx'
import { Newsletter } from './newsletter.tsx'
import { useAccountErrorText } from './use-account-error-text.ts'

/** The customer's consents, with their texts and dates, and the actions to change them. */
export function Agreements() {
  const { i18n } = useLingui()
  const [answer, retry] = useLive(calls.listAgreements)
  if (!answer) return <Skeleton lines={4} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  return <SavedAgreements first={answer.value} />
}

function SavedAgreements({ first }: { first: AgreementList }) {
  const { api } = useRouter().options.context
  const { openBanner } = useConsent()
  const errorText = useAccountErrorText()
  const [list, setList] = useState(first)
  const [error, setError] = useState<string>()

  /** Leaves a waitlist. The response is the whole updated list. */
  async function leave(country: string): Promise<void> {
    const answer = await api(calls.leaveCountryWaitlist, { country })
    setError(answer.ok ? undefined : answer.code)
    if (answer.ok) setList(answer.value)
  }

  return (
    <>
      <Newsletter isWanted={list.wants_newsletter} onSaved={setList} />
      <CountryWaitlists entries={list.waiting_lists} onLeave={leave} />
      {error && (
        <Notice tone="error" isLive>
          {errorText(error)}
        </Notice>
      )}
      <AgreementRows list={list} />
      <Button look="quiet" onClick={openBanner}>
        <Trans>Cookie settings</Trans>
      </Button>
    </>
  )
}
