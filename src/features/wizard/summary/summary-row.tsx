import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWizard } from '../view/step-view.ts'

type SummaryLinkProps = { to: NonNullable<LinkProps['to']>; children: ReactNode }

/** Back to where something is chosen. A pair that lies in the cart is changed by a button of its own. */
export function SummaryLink({ to, children }: SummaryLinkProps) {
  const isInCart = useWizard((snapshot) => snapshot.hasTag('in-cart'))
  if (isInCart) return null
  return (
    <Link to={to} className="text-link text-link-alone">
      {children}
    </Link>
  )
}

type RowProps = { name: ReactNode; to: SummaryLinkProps['to']; link: ReactNode; children: ReactNode }

/** Something that was chosen, with the way back to it. */
export function SummaryRow({ name, to, link, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <SummaryLink to={to}>{link}</SummaryLink>
      </dd>
    </div>
  )
}
