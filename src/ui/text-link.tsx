import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'className'> & { href: string; isAlone?: boolean }

/** A link in running text; a standalone one has the height of a touch target. */
export function TextLink({ isAlone = false, ...rest }: Props) {
  return <a {...rest} className={isAlone ? 'text-link text-link-alone' : 'text-link'} />
}
