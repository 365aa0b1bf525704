import { Icon, type IconProps } from './icon.tsx'

/** A person. */
export function AccountIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5C5 16.5 8.4 14 12 14S19 16.5 20 20.5" />
    </Icon>
  )
}
