import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'

type Props = { heading: ReactNode; picture?: ReactNode; action?: ReactNode; children: ReactNode }

/** One section of the account: its summary and one action. */
export function SectionCard({ heading, picture, action, children }: Props) {
  return (
    <Card heading={heading} picture={picture} actions={action}>
      <p>{children}</p>
    </Card>
  )
}
