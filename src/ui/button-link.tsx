import type { ComponentProps } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'

type Props = Omit<ComponentProps<'a'>, 'className'> & { href: string; look?: ButtonLook }

/**
 * A button for a file, an anchor on this page, or another site. Pages of the shop are linked by `NextLink`.
 */
export function ButtonLink({ look = 'verb', ...rest }: Props) {
  return <a {...rest} className={buttonLook(look)} />
}
