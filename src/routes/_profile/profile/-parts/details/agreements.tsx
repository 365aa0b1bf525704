import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { AgreementList } from '#domain/contract/account.ts'
import * as calls from '#domain/contract/account-calls.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLive } from '#src/api/use-live.ts'
import { useConsent } from '#src/features/consent/use-consent.ts'
import { Button } from '#src/ui/button.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AgreementRows } from './agreement-rows.tsx'
import { Newsletter } from './newsletter.tsx'
import { useFault } from './use-fault.ts'
import { WaitingLists } from './waiting-lists.tsx'

/** What a customer said yes or no to, with the words and the day, and the ways to change their mind. */
export function Agreements() {
  const { i18n } = useLingui()
  const [answer, retry] = useLive(calls.listAgreements)
  if (!answer) return <Skeleton lines={4} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={retry} />
  return <Kept first={answer.value} />
}

function Kept({ first }: { first: AgreementList }) {
  const { wire } = useRouter().options.context
  const { ask } = useConsent()
  const faultText = useFault()
  const [list, setList] = useState(first)
  const [fault, setFault] = useState<string>()

  /** Whatever is changed here, the shop answers with how it stands then. */
  async function leave(country: string): Promise<void> {
    const answer = await wire(calls.leaveWaitingList, { country })
    setFault(answer.ok ? undefined : answer.code)
    if (answer.ok) setList(answer.value)
  }

  return (
    <>
      <Newsletter isWanted={list.wants_newsletter} onSaved={setList} />
      <WaitingLists entries={list.waiting_lists} onLeave={leave} />
      {fault && (
        <Notice tone="wrong" isNews>
          {faultText(fault)}
        </Notice>
      )}
      <AgreementRows list={list} />
      <Button look="quiet" onClick={ask}>
        <Trans>Cookie settings</Trans>
      </Button>
    </>
  )
}
