import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWizard } from '../view/step-view.ts'

type SummaryLinkProps = { to: NonNullable<LinkProps['to']>; children: ReactNode }

/** Links back to a choice. A pair in the cart is changed by a button of its own instead. */
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

/** A choice with a link to change it. */
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
