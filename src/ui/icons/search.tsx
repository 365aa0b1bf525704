import { Icon, type IconProps } from './icon.tsx'

/** A magnifying glass. */
export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="7" />
      <path d="M16 16L21 21" />
    </Icon>
  )
}
