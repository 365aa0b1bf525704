import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonLook } from './button-look.ts'

type Props = { to: NonNullable<LinkProps['to']>; hash?: string | undefined; children: ReactNode; quiet?: boolean }

/** A link that looks like a button: the next step (one per page), or a quiet one beside it. */
export function NextLink({ to, hash, children, quiet = false }: Props) {
  return (
    <Link to={to} {...(hash && { hash })} className={buttonLook(quiet ? 'quiet' : 'verb')}>
      {children}
    </Link>
  )
}
