import type { FormEvent, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OrderDeed, OrderDeedNow } from './use-order-deed.ts'
import { useTroubleText } from './use-trouble-text.ts'

type Props = {
  heading: ReactNode
  actor: OrderDeed
  snapshot: OrderDeedNow
  children: ReactNode
  yes: ReactNode
  no: ReactNode
  onYes: () => void
}

/** What is asked before something is done, and why it could not be. While it is being done nobody leaves, and nothing is asked twice. */
export function DeedDialog({ heading, actor, snapshot, children, yes, no, onYes }: Props) {
  const troubleText = useTroubleText()
  const { trouble } = snapshot.context
  const isBusy = snapshot.hasTag('busy')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) onYes()
  }

  return (
    <Dialog isOpen heading={heading} onClose={() => actor.send({ type: 'deed.left' })}>
      <form className="order-question" noValidate onSubmit={submit}>
        {children}
        {trouble && (
          <Notice tone="wrong" isNews>
            {troubleText(trouble)}
          </Notice>
        )}
        <div className="ways">
          <Button type="submit" isBusy={isBusy}>
            {yes}
          </Button>
          <Button look="quiet" onClick={() => actor.send({ type: 'deed.left' })}>
            {no}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
