import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SendAgain } from './send-again.tsx'
import { useEmailFault } from './use-email-fault.ts'
import type { Question, useNewEmail } from './use-new-email.ts'

type Props = { move: ReturnType<typeof useNewEmail>; question: Question; onClose: () => void }

/** A code that opens nothing any more: why, and the two ways on. */
export function EmailEnded({ move, question, onClose }: Props) {
  const faultText = useEmailFault()
  const { endedBy = 'code_expired' } = question
  const { fault } = move
  const start = useRef<HTMLDivElement>(null)

  // The field in which the last code was typed is gone; a code that only grew old takes nobody away from what they do.
  useEffect(() => {
    if (question.endedBy) start.current?.focus()
  }, [question.endedBy])

  return (
    <div ref={start} className="details-form" tabIndex={-1}>
      <Notice tone="wrong" isNews>
        {faultText({ code: endedBy })}
      </Notice>
      {fault && fault.code !== endedBy && (
        <Notice tone="wrong" isNews>
          {faultText(fault)}
        </Notice>
      )}
      <SendAgain move={move} question={question} />
      <Button look="quiet" onClick={onClose}>
        <Trans>Keep the present address</Trans>
      </Button>
    </div>
  )
}
