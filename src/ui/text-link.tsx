import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'className'> & { href: string; isAlone?: boolean }

/** A link in running text; one that stands alone is as high as a finger. */
export function TextLink({ isAlone = false, ...rest }: Props) {
  return <a {...rest} className={isAlone ? 'text-link text-link-alone' : 'text-link'} />
}
