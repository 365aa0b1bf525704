import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWizard } from '../view/step-view.ts'

type WayProps = { to: NonNullable<LinkProps['to']>; children: ReactNode }

/** Back to where something is chosen. A pair that lies in the cart is changed by a button of its own. */
export function SlipWay({ to, children }: WayProps) {
  const isInCart = useWizard((snapshot) => snapshot.hasTag('in-cart'))
  if (isInCart) return null
  return (
    <Link to={to} className="text-link text-link-alone">
      {children}
    </Link>
  )
}

type RowProps = { name: ReactNode; to: WayProps['to']; way: ReactNode; children: ReactNode }

/** Something that was chosen, with the way back to it. */
export function SlipRow({ name, to, way, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd>
        <SlipWay to={to}>{way}</SlipWay>
      </dd>
    </div>
  )
}
