import { Icon, type IconProps } from './icon.tsx'

/** A chevron down: more below. */
export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9L12 15L18 9" />
    </Icon>
  )
}
