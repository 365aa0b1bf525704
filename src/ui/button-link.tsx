import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

type Props = Omit<ComponentProps<'a'>, 'className'> & { href: string; look?: ButtonLook }

/** The look of a button for a file, a place on this page, or another site. Pages of the shop are reached by `WayOn`. */
export function ButtonLink({ look = 'verb', ...rest }: Props) {
  return <a {...rest} className={buttonLook(look)} />
}
